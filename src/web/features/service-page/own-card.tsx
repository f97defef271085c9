import { useLingui } from '@lingui/react/macro';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { type LucideIcon, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { OwnList } from './own-list.tsx';

interface OwnCardProps<Item> {
  readonly words: Readonly<Record<'title' | 'add' | 'loading' | 'failed', string>>;
  readonly empty: { readonly icon: LucideIcon; readonly title: ReactNode; readonly text: ReactNode };
  readonly query: UseQueryResult<Item[]>;
  readonly reorder: Pick<UseMutationResult<unknown, Error, string[]>, 'mutateAsync'>;
  readonly nameOf: (item: Item) => string;
  readonly onDelete: (item: Item) => void;
  /** The dialog that changes an item, or adds one. */
  readonly dialog: (item: Item | null, close: () => void) => ReactNode;
  readonly children: (item: Item) => ReactNode;
}

/** A list that the provider keeps for a service: loading, failed, empty, or in its order with what can be done to it. */
export function OwnCard<Item extends { readonly id: string }>(props: OwnCardProps<Item>) {
  const { words, empty, query, reorder } = props;
  const { t } = useLingui();
  const errorText = useErrorText();
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  if (!query.data) {
    return (
      <Card title={words.title}>
        {query.isError || query.isPaused ? (
          <LoadFailure title={words.failed} query={query} />
        ) : (
          <SkeletonRows count={3} label={words.loading} rowClassName="h-12" />
        )}
      </Card>
    );
  }
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Icon icon={Plus} size={16} />
      {words.add}
    </Button>
  );
  const onReorder = (ids: string[]) => {
    reorder
      .mutateAsync(ids)
      .catch((error: unknown) =>
        showToast({ level: 'error', title: t`The new order was not saved`, text: errorText(error) }),
      );
  };
  return (
    <Card title={words.title}>
      {query.data.length === 0 ? (
        <EmptyState {...empty} action={add} />
      ) : (
        <>
          <OwnList
            items={query.data}
            nameOf={props.nameOf}
            onEdit={setEdited}
            onDelete={props.onDelete}
            onReorder={onReorder}
          >
            {props.children}
          </OwnList>
          <div className="mt-2">{add}</div>
        </>
      )}
      {edited ? props.dialog(edited === 'new' ? null : edited, () => setEdited(null)) : null}
    </Card>
  );
}
