import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type QuoteStatus, quoteStatuses } from '#domain/quote/status.ts';
import { quoteCountsQuery } from '#web/api/quotes.ts';
import { statusLooks } from '#web/provider-kit/status-chip.tsx';
import { tableQuery, useMediaQuery } from '#web/provider-kit/use-media-query.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Select } from '#web/ui/select.tsx';
import type { ListFilter } from './list-filter.ts';

interface StatusFilterProps {
  readonly filter: ListFilter;
  readonly onChange: (status: QuoteStatus | undefined) => void;
}

interface Choice {
  readonly status: QuoteStatus | undefined;
  readonly word: string;
  readonly count: number | undefined;
}

/** Those a day's work goes by; the others are behind a list, so that all of it keeps to one row. */
const mainStatuses: readonly (QuoteStatus | undefined)[] = [
  undefined,
  'provider_review',
  'awaiting_customer',
  'sent',
  'accepted',
];

/** One status, or all, each with how many quotes it holds: buttons and a list at the desk, one list on a phone. */
export function StatusFilter({ filter, onChange }: StatusFilterProps) {
  const { t, i18n } = useLingui();
  const isDesk = useMediaQuery(tableQuery);
  const { data } = useQuery(quoteCountsQuery(filter));
  const choices: Choice[] = [
    { status: undefined, word: t`All`, count: data?.total },
    ...quoteStatuses.map((status) => ({
      status,
      word: i18n._(statusLooks[status].word),
      count: data && (data.by_status[status] ?? 0),
    })),
  ];
  if (isDesk) {
    // An empty status is no choice, unless it is the one that was chosen.
    const shown = choices.filter(({ status, count }) => status === undefined || status === filter.status || count);
    const others = shown.filter(({ status }) => !mainStatuses.includes(status));
    return (
      <fieldset className="-mx-1 flex min-w-0 flex-wrap items-center gap-0.5 px-1">
        <legend className="sr-only">{t`Status`}</legend>
        {shown
          .filter(({ status }) => mainStatuses.includes(status))
          .map((choice) => (
            <StatusButton
              key={choice.word}
              choice={choice}
              isChosen={choice.status === filter.status}
              onChoose={() => onChange(choice.status)}
            />
          ))}
        {others.length > 0 ? (
          <StatusList
            choices={others}
            filter={filter}
            onChange={onChange}
            placeholder={t`Other status`}
            className="w-34"
          />
        ) : null}
      </fieldset>
    );
  }
  return <StatusList choices={choices} filter={filter} onChange={onChange} className="w-full" />;
}

interface StatusListProps extends StatusFilterProps {
  readonly choices: readonly Choice[];
  readonly placeholder?: string;
  readonly className?: string;
}

function StatusList({ choices, filter, onChange, ...look }: StatusListProps) {
  const { t } = useLingui();
  return (
    <Select
      size="desk"
      aria-label={t`Status`}
      {...look}
      value={choices.find(({ status }) => status === filter.status)?.status ?? ''}
      options={choices.map(({ status, word, count }) => ({
        value: status ?? '',
        label: count === undefined ? word : `${word} (${count})`,
      }))}
      onChange={({ target }) => onChange(quoteStatuses.find((status) => status === target.value))}
    />
  );
}

interface StatusButtonProps {
  readonly choice: Choice;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function StatusButton({ choice: { word, count }, isChosen, onChoose }: StatusButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={classNames(
        'inline-flex min-h-9 flex-none items-center gap-1.5 rounded-md px-2 whitespace-nowrap',
        isChosen
          ? 'bg-selected font-semibold text-primary'
          : 'font-medium text-secondary hover:bg-hover hover:text-primary',
      )}
    >
      {word}
      {count === undefined ? null : <span className="type-small font-normal text-secondary tabular-nums">{count}</span>}
    </button>
  );
}
