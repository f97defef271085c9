import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { type Kit, kitsQuery } from '#web/api/kits.ts';
import { type LineSuggestion, lineSuggestionsQuery } from '#web/api/line-suggestions.ts';
import { unitWords } from '#web/provider-kit/cost-words.ts';
import { KitWords } from '#web/provider-kit/kit-words.tsx';
import { kitsThatFit } from '#web/provider-kit/kits-that-fit.ts';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Money } from '#web/ui/money.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import { useSuggestionList } from '../use-suggestion-list.ts';
import type { HandLine, Writing } from './hand-line.ts';

interface DescriptionFieldProps {
  readonly line: HandLine;
  readonly label: string;
  readonly currency: Writing['currency'];
  readonly isInvalid: boolean;
  readonly onType: (description: string) => void;
  readonly onChoose: (suggestion: LineSuggestion) => void;
  readonly onPutIn: (kit: Kit) => void;
}

/** A line, or a kit of them. */
type Fitting = LineSuggestion | Kit;

const isKit = (fitting: Fitting): fitting is Kit => 'line_count' in fitting;
const mostKits = 3;

/** What a line is about, with the provider's own prices and earlier lines below it while typing. */
export function DescriptionField(props: DescriptionFieldProps) {
  const { line, label, currency, isInvalid, onType, onChoose, onPutIn } = props;
  const { t } = useLingui();
  const listId = useId();
  const list = useSuggestionList();
  const typed = useDeferredValue(line.description.trim());
  const { data = [] } = useQuery({
    ...lineSuggestionsQuery(typed),
    enabled: list.isOpen && typed !== '',
    placeholderData: keepPreviousData,
  });
  const { data: kits = [] } = useQuery({ ...kitsQuery, enabled: list.isOpen && typed !== '' });
  const fitting: readonly Fitting[] = typed === '' ? [] : [...kitsThatFit(kits, typed).slice(0, mostKits), ...data];
  const { isShown, marked, choose, pressKey } = list.over(fitting, (chosen) =>
    isKit(chosen) ? onPutIn(chosen) : onChoose(chosen),
  );
  const idOf = (suggestion: Fitting) => `${listId}-${fitting.indexOf(suggestion)}`;
  return (
    <span className="relative block min-w-0 max-lg:col-span-3">
      <TextInput
        size="desk"
        autoComplete="off"
        dir="auto"
        maxLength={500}
        placeholder={t`What is done`}
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={listId}
        {...(marked && { 'aria-activedescendant': idOf(marked) })}
        {...(isInvalid && { 'aria-invalid': true })}
        data-column="description"
        value={line.description}
        onChange={({ target }) => {
          list.open();
          onType(target.value);
        }}
        onBlur={list.close}
        onKeyDown={(event) => {
          // Rows move by Enter and arrows, unless the list has used the key.
          if (pressKey(event)) event.stopPropagation();
        }}
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t`Lines that fit`}
        className={classNames(
          'absolute top-full left-0 z-30 mt-1 w-full min-w-72 max-w-[calc(100vw-2.5rem)] overflow-hidden rounded-md border border-default bg-raised p-1 shadow-3',
          !isShown && 'hidden',
        )}
      >
        {fitting.map((suggestion) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys
          <div
            key={idOf(suggestion)}
            id={idOf(suggestion)}
            role="option"
            aria-selected={suggestion === marked}
            tabIndex={-1}
            // Before the field loses the focus, which would close the list under the finger.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(suggestion)}
            className={classNames(
              'min-h-11 cursor-pointer rounded-sm px-2.5 py-1.5 hover:bg-hover',
              suggestion === marked && 'bg-hover outline-2 -outline-offset-2 outline-focus',
            )}
          >
            {isKit(suggestion) ? (
              <KitSuggestion kit={suggestion} />
            ) : (
              <Suggestion suggestion={suggestion} currency={currency} />
            )}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {isShown ? <Plural value={fitting.length} one="# line fits" other="# lines fit" /> : null}
      </span>
    </span>
  );
}

function KitSuggestion({ kit }: { readonly kit: Kit }) {
  return (
    <>
      <bdi className="block truncate font-medium">{kit.name}</bdi>
      <span className="type-small block text-secondary">
        <KitWords kit={kit} />
      </span>
    </>
  );
}

function Suggestion({
  suggestion,
  currency,
}: {
  readonly suggestion: LineSuggestion;
  readonly currency: Writing['currency'];
}) {
  const { i18n } = useLingui();
  const { source, description, unit, unit_label, unit_price_minor, used_count, last_used_at } = suggestion;
  return (
    <span className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
      <bdi className="truncate font-medium">{description}</bdi>
      <span className="text-right tabular-nums">
        <Money minor={unit_price_minor} currency={currency} /> / {unit_label ?? i18n._(unitWords[unit])}
      </span>
      <span className="type-small col-span-2 text-secondary">
        {source === 'rule' ? <Trans>Your price</Trans> : null}
        {source === 'rule' && used_count > 0 ? ' · ' : null}
        {last_used_at !== null ? (
          <Trans>
            <Plural value={used_count} one="used once" other="used # times" />, last <RelativeTime at={last_used_at} />
          </Trans>
        ) : null}
      </span>
    </span>
  );
}
