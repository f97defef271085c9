import { useLingui } from '@lingui/react/macro';
import { Image, type LucideIcon, MessageSquareText, Sigma, Tag, TextQuote, TriangleAlert } from 'lucide-react';
import type { EvidenceKind } from '#domain/estimate/evidence.ts';
import type { LineItem, Quote } from '#web/api/quote-types.ts';
import { firstName } from '#web/provider-kit/first-name.ts';
import { Icon } from '#web/ui/icon.tsx';
import { photoNumber } from './line-evidence.ts';

const icons: Record<EvidenceKind, LucideIcon> = {
  response: MessageSquareText,
  media: Image,
  request: TextQuote,
  rule: Tag,
  formula: Sigma,
  assumption: TriangleAlert,
};

type Source = LineItem['evidence'][number];

/** Each source by what was found, where it stands, and its value. */
export function SourceList({ sources, quote }: { readonly sources: readonly Source[]; readonly quote: Quote }) {
  const originOf = useOriginText(quote);
  return (
    <ul className="rounded-md bg-surface inset-ring inset-ring-(--border-subtle)">
      {sources.map((source) => (
        <li
          key={`${source.kind}-${source.id ?? ''}-${source.text}`}
          className="grid grid-cols-[1.25rem_minmax(0,1fr)_fit-content(45%)] items-center gap-2.5 px-3 py-[9px] not-first:border-t not-first:border-subtle"
        >
          <Icon icon={icons[source.kind]} size={18} className="text-secondary" />
          <span className="min-w-0">
            {source.label ?? source.text}
            <small className="type-caption block font-normal text-secondary">{originOf(source)}</small>
          </span>
          <b className="text-right font-semibold tabular-nums">{source.value}</b>
        </li>
      ))}
    </ul>
  );
}

function useOriginText(quote: Quote): (source: Source) => string {
  const { t } = useLingui();
  const name = quote.customer ? firstName(quote.customer.name) : undefined;
  return ({ kind, id, is_from_request }) => {
    switch (kind) {
      case 'response':
        if (is_from_request) return t`The request’s own words`;
        return name ? t`${name}’s answer` : t`The customer’s answer`;
      case 'media': {
        const number = id ? photoNumber(id, quote) : 0;
        return number > 0
          ? t`Photo ${number}, as the language model sees it`
          : t`A photo, as the language model sees it`;
      }
      case 'rule':
        // A starter price is no rule of the provider’s and points at none.
        return id ? t`Your price rule` : t`A usual rate`;
      case 'formula':
        return t`Worked out`;
      case 'assumption':
        return t`Assumed`;
    }
  };
}
