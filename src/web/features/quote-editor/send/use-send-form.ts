import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { emailProblem } from '#domain/customer/email-address.ts';
import type { FieldProblemCode } from '#domain/problem.ts';
import { ApiError, type ApiErrorCode } from '#web/api/api-error.ts';
import type { Quote } from '#web/api/quote-types.ts';
import { useSendQuote } from '#web/api/quotes.ts';
import { fieldErrorsOf } from '#web/provider-kit/show-field-errors.ts';
import { fieldSentences } from '../../../../locales/field-sentences.ts';

interface SendValues {
  readonly channel: 'email' | 'none';
  readonly recipient: string;
  readonly message: string;
  readonly isFixedPrice: boolean;
}

/** The server's own field names: `line_items.{id}.unit_price_minor`. */
const lineOfField = /^line_items\.([^.]+)\./;

export interface LowPrice {
  readonly text: string;
  /** Null where the work as a whole is too cheap. */
  readonly lineId: string | null;
}

const lowPricesOf = ({ errors }: ApiError): LowPrice[] =>
  Object.entries(errors).flatMap(([field, texts]) =>
    texts.map((text) => ({ text, lineId: lineOfField.exec(field)?.[1] ?? null })),
  );

const lowPriceCodes: ReadonlySet<string> = new Set(['below_cost', 'below_minimum'] satisfies ApiErrorCode[]);

export type SendForm = ReturnType<typeof useSendForm>;

export function useSendForm(quote: Quote, onSent: (quote: Quote) => void) {
  const { t } = useLingui();
  const email = quote.customer?.email ?? '';
  const [values, setValues] = useState<SendValues>({
    channel: email ? 'email' : 'none',
    recipient: email,
    message: quote.message ?? '',
    isFixedPrice: false,
  });
  const [problem, setProblem] = useState<FieldProblemCode | null>(null);
  const send = useSendQuote(quote.id);
  const errors = fieldErrorsOf(send.error);
  const tooLow = send.error instanceof ApiError && lowPriceCodes.has(send.error.code) ? send.error : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const recipient = values.recipient.trim();
    const problem = values.channel === 'email' ? emailProblem(recipient) : null;
    setProblem(problem);
    if (problem || send.isPending) return;
    const words = { recipient, message: values.message.trim() };
    send.mutate(
      {
        channel: values.channel,
        accept_low_prices: tooLow !== null,
        as_fixed_price: values.isFixedPrice,
        ...(values.channel === 'email' && words),
      },
      { onSuccess: onSent },
    );
  };
  return {
    values,
    set: (change: Partial<SendValues>) => setValues((before) => ({ ...before, ...change })),
    submit,
    isSending: send.isPending,
    recipientError: problem ? t(fieldSentences[problem]) : errors.recipient?.[0],
    /** What is below the provider's own cost or minimum, in sentences; the next press sends all the same. */
    lowPrices: tooLow ? lowPricesOf(tooLow) : [],
    failure: errors.recipient || tooLow ? null : send.error,
  };
}
