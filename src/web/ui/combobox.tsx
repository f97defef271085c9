import { Combobox as Base } from '@base-ui/react/combobox';
import { useLingui } from '@lingui/react/macro';
import { Check, ChevronDown, Plus, Search } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import { Icon } from './icon.tsx';
import { inputLook, inputSizes } from './input-look.ts';

export interface ComboboxOption {
  readonly value: string;
  readonly label: string;
}

interface ComboboxProps {
  readonly options: readonly ComboboxOption[];
  readonly value: string | null;
  readonly onValueChange: (value: string | null) => void;
  /** What is typed and is no option yet can become one. */
  readonly onCreate?: (label: string) => void;
  readonly size?: 'touch' | 'desk';
}

interface Item extends ComboboxOption {
  readonly isNew?: boolean;
}

const isSame = (a: string, b: string): boolean => a.localeCompare(b, undefined, { sensitivity: 'accent' }) === 0;

/** One of many, found by typing. Inside a Field, which names it. */
export function Combobox({ options, value, onValueChange, onCreate, size = 'desk' }: ComboboxProps) {
  const { t } = useLingui();
  const field = useFieldControl();
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const isNew = onCreate && wanted !== '' && !options.some(({ label }) => isSame(label, wanted));
  const items: Item[] = isNew ? [...options, { value: '', label: wanted, isNew }] : [...options];
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <Base.Root
      items={items}
      value={chosen}
      onValueChange={(item: Item | null) => {
        if (item?.isNew) onCreate?.(item.label);
        else onValueChange(item?.value ?? null);
      }}
      isItemEqualToValue={(item: Item, other: Item) => item.value === other.value}
      onInputValueChange={setTyped}
      autoHighlight
    >
      <Base.Trigger
        {...field}
        className={classNames(inputLook, inputSizes[size], 'flex items-center justify-between gap-2 text-left')}
      >
        <bdi className={classNames('min-w-0 truncate', !chosen && 'text-muted')}>{chosen?.label ?? t`Choose one`}</bdi>
        <Icon icon={ChevronDown} size={16} className="text-secondary" />
      </Base.Trigger>
      <Base.Portal>
        <Base.Positioner align="start" sideOffset={4} collisionPadding={8} className="z-50">
          {/* The field to type in stands in the popup: beside it, the library would hide the whole page from assistive technology. */}
          <Base.Popup
            aria-label={t`Choose one`}
            className="type-body-desk flex max-h-[min(24rem,var(--available-height))] w-(--anchor-width) min-w-52 flex-col rounded-md border border-default bg-raised text-primary shadow-3"
          >
            <span className="flex items-center gap-2 border-b border-subtle pl-3">
              <Icon icon={Search} size={16} className="text-secondary" />
              <Base.Input
                aria-label={t`Search...`}
                placeholder={t`Search...`}
                className="h-11 min-w-0 flex-1 bg-transparent pr-3 outline-none placeholder:text-muted md:h-10"
              />
            </span>
            <Base.Empty className="px-3 py-3 text-secondary empty:hidden">
              {options.length > 0 ? t`No matching data` : t`No data`}
            </Base.Empty>
            <Base.List className="min-h-0 overflow-y-auto overscroll-contain p-1 empty:hidden">
              {(item: Item) => <OptionRow key={item.isNew ? 'new' : item.value} item={item} />}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

function OptionRow({ item }: { readonly item: Item }) {
  const { t } = useLingui();
  const { label, isNew } = item;
  return (
    <Base.Item
      value={item}
      className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-1.5 outline-none select-none data-highlighted:bg-hover data-highlighted:outline-2 data-highlighted:-outline-offset-2 data-highlighted:outline-focus md:min-h-9"
    >
      <span className="grid size-4 flex-none place-items-center text-info-icon">
        {isNew ? (
          <Icon icon={Plus} size={16} />
        ) : (
          <Base.ItemIndicator>
            <Icon icon={Check} size={16} />
          </Base.ItemIndicator>
        )}
      </span>
      <bdi className="min-w-0 flex-1">{isNew ? t`Create "${label}"` : label}</bdi>
    </Base.Item>
  );
}
