import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { FieldPathValue, UseFormReturn } from 'react-hook-form';
import { proposalQuery, type QuoteProposal } from '#web/api/quotes.ts';
import { type NewQuoteValues, requestLimit } from './new-quote-values.ts';

/** So short a text says nothing yet. */
const fewestLetters = 12;
/** Typing goes on meanwhile; a paste is read at once, but for this. */
const pauseMs = 350;

/** What may be filled from the request. */
export const proposedFields = [
  'customer.name',
  'customer.email',
  'customer.phone',
  'customer.address',
  'locale',
] as const;
export type ProposedField = (typeof proposedFields)[number];

function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

/** What the pasted request says, while it is pasted; nothing where it cannot be read, for it is only a help. */
export function useProposal({ watch }: UseFormReturn<NewQuoteValues>): QuoteProposal | undefined {
  const description = usePaused(watch('description').trim());
  const isReadable = description.length >= fewestLetters && description.length <= requestLimit;
  const service = watch('service_type_id');
  const { data } = useQuery({
    ...proposalQuery({ description, service_type_id: service || null }),
    enabled: isReadable,
    placeholderData: keepPreviousData,
  });
  return isReadable ? data : undefined;
}

const valuesOf = ({
  found,
}: QuoteProposal): { readonly [Field in ProposedField]: FieldPathValue<NewQuoteValues, Field> | undefined } => ({
  'customer.name': found.name,
  'customer.email': found.email,
  'customer.phone': found.phone,
  'customer.address': found.address,
  locale: found.locale,
});

/**
 * Fills the fields that nobody has touched with what the request says, and empties them again when it no longer does.
 * Gives the fields that stand as they were filled.
 */
export function useFilledFields(
  form: UseFormReturn<NewQuoteValues>,
  proposal: QuoteProposal | undefined,
): readonly ProposedField[] {
  const { getValues, setValue, clearErrors, watch } = form;
  const initial = useRef(Object.fromEntries(proposedFields.map((field) => [field, getValues(field)])));
  const filled = useRef<Partial<Record<ProposedField, string>>>({});
  const customerId = watch('customer.id');
  useEffect(() => {
    const values = proposal && valuesOf(proposal);
    for (const field of proposedFields) {
      const start = String(initial.current[field] ?? '');
      const isUntouched = getValues(field) === (filled.current[field] ?? start);
      // Somebody known was chosen: their own name and addresses count.
      if (!isUntouched || (customerId && field !== 'locale')) continue;
      const value = values?.[field];
      setValue(field, value ?? start);
      if (value === undefined) delete filled.current[field];
      else filled.current[field] = value;
      if (value !== undefined) clearErrors(field);
    }
  }, [proposal, customerId, getValues, setValue, clearErrors]);
  return proposedFields.filter((field) => watch(field) !== '' && watch(field) === filled.current[field]);
}
