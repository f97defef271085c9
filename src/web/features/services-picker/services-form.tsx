import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Search } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useErrorText } from '#web/api/error-text.ts';
import { type ServiceCategory, serviceTypesIn, useSaveServices } from '#web/api/services.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { CategoryCard } from './category-card.tsx';
import { foundCategories, selectionsOf, withTypes } from './selection.ts';

const noPages: ReadonlySet<string> = new Set();

interface ServicesFormProps {
  readonly categories: readonly ServiceCategory[];
  readonly initial: ReadonlySet<string>;
  /** What is saved of it. */
  readonly stored: ReadonlySet<string>;
  readonly saveLabel: ReactNode;
  readonly aside?: ReactNode;
  /** Whether each service on offer leads to its own page; on the way through the set-up it would lead astray. */
  readonly hasServicePages?: boolean | undefined;
  readonly onSaved: () => void | Promise<void>;
}

export function ServicesForm({
  categories,
  initial,
  stored,
  saveLabel,
  aside,
  hasServicePages,
  onSaved,
}: ServicesFormProps) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState(initial);
  const [search, setSearch] = useState('');
  const save = useSaveServices();
  const found = foundCategories(categories, search);
  const count = serviceTypesIn(found).length;
  const submit = () => save.mutate(selectionsOf(categories, chosen), { onSuccess: () => void onSaved() });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="flex max-w-3xl flex-col gap-4"
    >
      <search className="relative">
        <Icon
          icon={Search}
          size={16}
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-secondary"
        />
        <TextInput
          type="search"
          size="desk"
          className="pl-9 text-ellipsis"
          aria-label={t`Search services`}
          placeholder={t`Search services, such as painting`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setSearch('');
            // Enter would save while somebody is still looking.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </search>
      <p role="status" className="sr-only">
        {search.trim() ? <Plural value={count} one="# service fits" other="# services fit" /> : null}
      </p>
      <div className="flex flex-col gap-2">
        {found.map((category) => (
          <CategoryCard
            key={category.id}
            category={categories.find(({ id }) => id === category.id) ?? category}
            found={category}
            chosen={chosen}
            search={search.trim()}
            pagesOf={hasServicePages ? stored : noPages}
            onChange={(typeIds, isChosen) => setChosen((before) => withTypes(before, typeIds, isChosen))}
          />
        ))}
        {found.length === 0 ? (
          <EmptyState
            title={<Trans>No matching data</Trans>}
            text={<Trans>No service fits this search.</Trans>}
            action={
              <Button onClick={() => setSearch('')}>
                <Trans>Clear the search</Trans>
              </Button>
            }
          />
        ) : null}
      </div>
      {save.error ? (
        <Notice level="error" isLive title={t`Your services were not saved`}>
          {errorText(save.error)}
        </Notice>
      ) : null}
      <footer className="sticky bottom-[var(--bottom-inset,0px)] z-10 -mx-1 flex flex-wrap items-center gap-3 border-t border-default bg-canvas px-1 py-3">
        <p aria-live="polite" className="min-w-40 flex-1 text-secondary tabular-nums">
          <Plural value={chosen.size} _0="Nothing chosen yet" one="# service chosen" other="# services chosen" />
        </p>
        {aside}
        <Button
          type="submit"
          variant="primary"
          pending={save.isPending}
          className={aside ? 'max-sm:w-full' : undefined}
        >
          {saveLabel}
        </Button>
      </footer>
    </form>
  );
}
