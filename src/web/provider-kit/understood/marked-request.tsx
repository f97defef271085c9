import { useLingui } from '@lingui/react/macro';
import { Fragment, useId } from 'react';
import type { Quote } from '#web/api/quote-types.ts';
import { marksOf, splitByMarks, type TextPart } from './split-by-marks.ts';

const isMarked = ({ meanings, doubts }: Pick<TextPart, 'meanings' | 'doubts'>): boolean =>
  meanings.length > 0 || doubts.length > 0;

/** The request in the customer's own words; what was read from them is marked and explained below. */
export function MarkedRequest({ quote }: { readonly quote: Quote }) {
  const { t } = useLingui();
  const id = useId();
  const parts = splitByMarks(quote.description, marksOf(quote));
  const marked = parts.filter(isMarked);
  const withoutWords = quote.doubts.filter(({ span }) => span === null);
  return (
    <>
      <p dir="auto" className="leading-[1.625rem] break-words whitespace-pre-line">
        {parts.map(({ text, start, meanings, doubts }) =>
          !isMarked({ meanings, doubts }) ? (
            <Fragment key={start}>{text}</Fragment>
          ) : (
            <mark
              key={start}
              aria-describedby={`${id}-${start}`}
              title={[...meanings.map(({ label, value }) => `${label}: ${value}`), ...doubts].join('\n')}
              className={`rounded-xs px-0.5 underline decoration-2 underline-offset-4 ${doubts.length > 0 ? 'bg-attention text-attention decoration-dotted' : 'bg-selected text-primary decoration-(--border-selected)'}`}
            >
              {text}
            </mark>
          ),
        )}
      </p>
      {marked.length > 0 ? (
        <dl aria-label={t`What was read from the request`} className="mt-3 border-t border-subtle pt-2">
          {marked.map(({ text, start, meanings, doubts }) => (
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
                {doubts.map((doubt) => (
                  <span key={doubt} className="block text-attention">
                    {doubt}
                  </span>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
      {withoutWords.map(({ text }) => (
        <p key={text} className="mt-2 text-attention">
          {text}
        </p>
      ))}
    </>
  );
}
