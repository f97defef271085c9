import { useLingui } from '@lingui/react/macro';
import { Fragment, useId } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { splitByMarks } from './split-by-marks.ts';

/** The request in the customer's own words; what was read from them is marked and explained below. */
export function MarkedRequest({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const id = useId();
  const parts = splitByMarks(quote.description, quote.request_marks);
  const marked = parts.filter(({ meanings }) => meanings.length > 0);
  return (
    <>
      <p dir="auto" className="leading-[1.625rem] break-words whitespace-pre-line">
        {parts.map(({ text, start, meanings }) =>
          meanings.length === 0 ? (
            <Fragment key={start}>{text}</Fragment>
          ) : (
            <mark
              key={start}
              aria-describedby={`${id}-${start}`}
              title={meanings.map(({ label, value }) => `${label}: ${value}`).join('\n')}
              className="rounded-xs bg-selected px-0.5 text-primary underline decoration-(--border-selected) decoration-2 underline-offset-4"
            >
              {text}
            </mark>
          ),
        )}
      </p>
      {marked.length > 0 ? (
        <dl aria-label={t`What was read from the request`} className="mt-3 border-t border-subtle pt-2">
          {marked.map(({ text, start, meanings }) => (
            <div key={start} className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 py-1">
              <dt dir="auto" className="text-secondary break-words">
                “{text}”
              </dt>
              <dd id={`${id}-${start}`}>
                {meanings.map(({ label, value }) => (
                  <span key={label} className="block">
                    {label} <b className="font-semibold">{value}</b>
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
