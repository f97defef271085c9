import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { KitWithLines } from '#web/api/kits.ts';
import { type NewQuote, useCreateQuote } from '#web/api/quotes.ts';
import { useIdempotencyKey } from '#web/api/use-idempotency-key.ts';
import { emailErrors } from '#web/provider-kit/email-errors.ts';
import { fieldErrorsOf, showFieldErrors } from '#web/provider-kit/show-field-errors.ts';
import { useLocale } from '#web/ui/money.tsx';
import { forgetKeptText } from '#web/ui/use-kept-text.ts';
import { emptyQuote, type NewQuoteValues, newQuoteBody, requestLimit } from '../new-quote-values.ts';
import type { NewQuoteOptions } from '../use-new-quote.ts';
import { focusCell } from './focus-cell.ts';
import { faultOf, isUnwritten, lineBody, type Writing } from './hand-line.ts';
import { readDraft, useKeepDraft } from './kept-draft.ts';
import { useHandLines } from './use-hand-lines.ts';

export interface ByHandOptions extends NewQuoteOptions {
  readonly currency: Writing['currency'];
  /** Whose browser this is: another account's draft stays out of sight. */
  readonly providerId: string;
  /** What the quote begins with, where one was chosen. */
  readonly template: KitWithLines | null;
}

/** A quote that its provider writes line by line. */
export function useByHand({ currency, providerId, locale, customer, template, onCreated }: ByHandOptions) {
  const draftName = `by-hand-${providerId}-${customer?.id ?? ''}${template ? `-${template.id}` : ''}`;
  const [kept, setKept] = useState(() => readDraft(draftName));
  const fresh = { ...emptyQuote(locale, customer), title: template?.title ?? '' };
  const form = useForm<NewQuoteValues>({ defaultValues: kept?.values ?? fresh });
  const [lines, change] = useHandLines(kept?.lines);
  const [isChecked, setChecked] = useState(false);
  const writing: Writing = { currency, locale: useLocale() };
  const isOver = useKeepDraft(draftName, form, lines);
  const create = useCreateQuote();
  const keyFor = useIdempotencyKey();
  const missing = useMissing();
  const written = lines.filter((line) => !isUnwritten(line));

  const submit = form.handleSubmit(async (values) => {
    setChecked(true);
    const errors = missing(values);
    showFieldErrors(form, errors);
    const faulty = written.find((line) => faultOf(line, writing) !== null);
    const fault = faulty && faultOf(faulty, writing);
    const hasErrors = Object.keys(errors).length > 0;
    if (!hasErrors && faulty && fault) focusCell(faulty.key, fault);
    if (hasErrors || fault || (written.length === 0 && !template)) return;
    const body: NewQuote = {
      ...newQuoteBody({ ...values, sends_questions: false }, 'by_hand'),
      line_items: written.map((line) => lineBody(line, writing)),
      ...(template && { template_id: template.id }),
    };
    try {
      const quote = await create.mutateAsync({ body, idempotencyKey: keyFor(body) });
      isOver.current = true;
      forgetKeptText(draftName);
      await onCreated(quote);
    } catch (error) {
      showFieldErrors(form, fieldErrorsOf(error));
    }
  });
  const startAfresh = () => {
    setKept(null);
    setChecked(false);
    form.reset(fresh);
    change({ kind: 'start_afresh' });
  };
  return {
    form,
    lines,
    change,
    writing,
    isChecked,
    writtenCount: written.length,
    template,
    submit,
    isCreating: create.isPending,
    failure: create.error,
    /** What was kept stands in the fields; to be let go instead. */
    startAfresh: kept ? startAfresh : null,
  };
}

export type ByHand = ReturnType<typeof useByHand>;

function useMissing() {
  const { t } = useLingui();
  return ({ title, description, customer }: NewQuoteValues) => ({
    ...(!customer.name.trim() && { 'customer.name': [t`Please name the customer`] }),
    ...emailErrors('customer.email', customer.email, t),
    ...(!title.trim() && !description.trim() && { title: [t`Write a title, or what the customer asked for`] }),
    ...(description.trim().length > requestLimit && { description: [t`This is too long: keep the part that matters`] }),
  });
}
