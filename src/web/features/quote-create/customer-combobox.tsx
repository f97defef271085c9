import { Plural, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { type CustomerSummary, customerSuggestionsQuery } from '#web/api/customers.ts';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { TextInput } from '#web/ui/text-input.tsx';
import type { NewQuoteValues } from './new-quote-values.ts';
import { useSuggestionList } from './use-suggestion-list.ts';

interface CustomerComboboxProps {
  readonly onChoose: (customer: CustomerSummary) => void;
}

/** The name of someone new, with those who are known below it while typing (the combobox pattern of WAI-ARIA). */
export function CustomerCombobox({ onChoose }: CustomerComboboxProps) {
  const { t } = useLingui();
  const { register, watch, formState } = useFormContext<NewQuoteValues>();
  const listId = useId();
  const list = useSuggestionList();
  const typed = useDeferredValue(watch('customer.name').trim().slice(0, 200));
  const { data = [] } = useQuery({
    ...customerSuggestionsQuery(typed),
    enabled: list.isOpen,
    placeholderData: keepPreviousData,
  });
  const { isShown, marked, choose, pressKey } = list.over(data, onChoose);
  const name = register('customer.name', { onChange: list.open, onBlur: list.close });
  return (
    <Field
      label={t`Name`}
      hint={t`Someone you quoted for before appears while you type`}
      error={formState.errors.customer?.name?.message}
    >
      <span className="relative block">
        <TextInput
          size="desk"
          autoComplete="off"
          dir="auto"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={listId}
          {...(marked && { 'aria-activedescendant': `${listId}-${marked.id}` })}
          onFocus={list.open}
          onKeyDown={(event) => void pressKey(event)}
          {...name}
        />
        <Suggestions listId={listId} customers={isShown ? data : []} marked={marked} onChoose={choose} />
      </span>
      <span role="status" className="sr-only">
        {isShown ? <Plural value={data.length} one="# known customer fits" other="# known customers fit" /> : null}
      </span>
    </Field>
  );
}

interface SuggestionsProps {
  readonly listId: string;
  readonly customers: readonly CustomerSummary[];
  readonly marked: CustomerSummary | undefined;
  readonly onChoose: (customer: CustomerSummary) => void;
}

function Suggestions({ listId, customers, marked, onChoose }: SuggestionsProps) {
  const { t } = useLingui();
  return (
    <div
      id={listId}
      role="listbox"
      aria-label={t`Known customers`}
      className={classNames(
        'absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-md border border-default bg-raised p-1 shadow-3',
        customers.length === 0 && 'hidden',
      )}
    >
      {customers.map((customer) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and the keys
        <div
          key={customer.id}
          id={`${listId}-${customer.id}`}
          role="option"
          aria-selected={customer.id === marked?.id}
          tabIndex={-1}
          // Before the field loses the focus, which would close the list under the finger.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(customer)}
          className={classNames(
            'flex min-h-11 cursor-pointer flex-col justify-center rounded-sm px-2.5 py-1.5 hover:bg-hover',
            customer.id === marked?.id && 'bg-hover outline-2 -outline-offset-2 outline-focus',
          )}
        >
          <bdi className="truncate font-medium">{customer.name}</bdi>
          <span className="type-small truncate text-secondary">{customer.email ?? customer.phone}</span>
        </div>
      ))}
    </div>
  );
}
