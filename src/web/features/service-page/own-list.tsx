import { useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { DragHandle } from '#web/ui/sortable/drag-handle.tsx';
import { useSortableItem } from '#web/ui/sortable/sortable-item.ts';
import { SortableList } from '#web/ui/sortable/sortable-list.tsx';

interface OwnListProps<Item> {
  readonly items: readonly Item[];
  readonly nameOf: (item: Item) => string;
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
  readonly onReorder: (ids: string[]) => void;
  readonly children: (item: Item) => ReactNode;
}

function moved(ids: readonly string[], from: number, to: number): string[] {
  const order = [...ids];
  order.splice(to, 0, ...order.splice(from, 1));
  return order;
}

/** What the provider keeps, in an order that is changed by dragging, by keys and by arrows. */
export function OwnList<Item extends { readonly id: string }>(props: OwnListProps<Item>) {
  const { items, nameOf, onReorder } = props;
  const { t } = useLingui();
  const [announcement, setAnnouncement] = useState('');
  const ids = items.map(({ id }) => id);
  const move = (item: Item, by: -1 | 1) => {
    const at = ids.indexOf(item.id);
    const name = nameOf(item);
    setAnnouncement(by < 0 ? t`Moved up: ${name}` : t`Moved down: ${name}`);
    onReorder(moved(ids, at, at + by));
  };
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <SortableList
        ids={ids}
        nameOf={(id) => items.flatMap((item) => (item.id === id ? [nameOf(item)] : []))[0] ?? ''}
        onMove={(id, overId) => onReorder(moved(ids, ids.indexOf(id), ids.indexOf(overId)))}
      >
        <ol>
          {items.map((item, index) => (
            <OwnRow
              key={item.id}
              {...props}
              item={item}
              isFirst={index === 0}
              isLast={index === items.length - 1}
              onMove={(by) => move(item, by)}
            />
          ))}
        </ol>
      </SortableList>
    </>
  );
}

interface OwnRowProps<Item> extends OwnListProps<Item> {
  readonly item: Item;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

function OwnRow<Item extends { readonly id: string }>({ item, nameOf, children, ...row }: OwnRowProps<Item>) {
  const { t } = useLingui();
  const sortable = useSortableItem(item.id);
  const name = nameOf(item);
  return (
    <li
      ref={sortable.ref}
      style={sortable.style}
      className={classNames(
        'flex items-start gap-2 border-t border-subtle bg-surface py-2.5 first:border-t-0 max-md:flex-wrap',
        sortable.isDragging && 'relative z-10 rounded-md shadow-3',
      )}
    >
      <DragHandle label={t`Move “${name}”`} handle={sortable.handle} className="-ml-2 h-8 w-7 max-md:h-11" />
      <div className="min-w-0 flex-1 pt-1 max-md:basis-3/4">{children(item)}</div>
      <RowActions {...row} item={item} name={name} />
    </li>
  );
}

type RowActionsProps<Item> = Omit<OwnRowProps<Item>, 'children' | 'nameOf' | 'items' | 'onReorder'> & {
  readonly name: string;
};

function RowActions<Item>({ item, name, isFirst, isLast, onMove, onEdit, onDelete }: RowActionsProps<Item>) {
  const { t } = useLingui();
  const look = { variant: 'ghost', size: 'desk-small', square: true, className: 'max-md:size-11' } as const;
  return (
    <span className="flex flex-none gap-0.5 max-md:ml-auto">
      <Button {...look} aria-label={t`Move up: ${name}`} disabled={isFirst} onClick={() => onMove(-1)}>
        <Icon icon={ArrowUp} size={16} />
      </Button>
      <Button {...look} aria-label={t`Move down: ${name}`} disabled={isLast} onClick={() => onMove(1)}>
        <Icon icon={ArrowDown} size={16} />
      </Button>
      <Button {...look} aria-label={t`Change ${name}`} onClick={() => onEdit(item)}>
        <Icon icon={Pencil} size={16} />
      </Button>
      <Button
        {...look}
        aria-label={t`Delete ${name}`}
        onClick={(event) => {
          // The second press of a double click would meet the one that moves up.
          if (event.detail < 2) onDelete(item);
        }}
      >
        <Icon icon={Trash2} size={16} />
      </Button>
    </span>
  );
}
