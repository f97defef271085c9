import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { quote } from '#contract/quote-shapes.ts';
import type { DraftVerdict } from '#domain/estimate/verdict/draft-verdict.ts';
import type { OpenDoubt } from '#domain/estimate/verdict/open-doubts.ts';
import type { Locale } from '#domain/locale.ts';
import { say } from '#server/i18n.ts';
import type { ComponentRow } from './component-store.ts';
import { presentReadiness, readinessOf } from './draft-readiness.ts';
import type { LineItemRow } from './line-item-store.ts';

type Wire = Pick<z.input<typeof quote>, 'readiness' | 'understood' | 'doubts'>;

interface ToPresent {
  readonly verdict: DraftVerdict;
  readonly components: readonly ComponentRow[];
  readonly lines: readonly LineItemRow[];
  readonly totalMinor: number;
  readonly locale: Locale;
}

const sentenceOf = ({ reason, label, value }: OpenDoubt) => {
  switch (reason) {
    case 'two_values':
      return msg`${label}: the request says two things; ${value} is taken.`;
    case 'no_unit':
      return msg`${label}: no unit was written; ${value} is taken.`;
    case 'between':
      return msg`${label}: a range was written; its middle, ${value}, is taken.`;
    case 'misspelt':
      return msg`${label}: the word is misspelt and was read as ${value}.`;
    case 'maybe':
      return msg`${label}: the request leaves it open; ${value} is taken.`;
    case 'maybe_part':
      return msg`${label}: only perhaps wanted, so it is an optional part.`;
    case 'unsure':
      return msg`${label}: ${value}, but not for certain.`;
    case 'only_seen':
      return msg`${label}: ${value}, by the look of a photo.`;
    case 'unplaced':
      return msg`“${label}”: it is not clear what this measures.`;
    case 'order':
      return msg`“${label}”: an order about the quote, which moves nothing.`;
    case 'other_job':
      return msg`“${label}”: this is other work and not in the price.`;
  }
};

const spanOf = (span: readonly [number, number] | null) => span && { start: span[0], end: span[1] };

/** What was understood, what is in doubt, and whether the price stands: by whom the words are for. */
export function presentVerdict({ verdict, components, lines, totalMinor, locale }: ToPresent): Wire {
  const componentId = (key: string | null): string | null =>
    components.find(({ sectionKey }) => sectionKey !== null && sectionKey === key)?.id ?? null;
  const titleOf = (key: string | null): string | null =>
    components.filter(({ sectionKey }) => sectionKey !== null).length > 1
      ? (components.find(({ sectionKey }) => sectionKey !== null && sectionKey === key)?.title ?? null)
      : null;
  return {
    readiness: presentReadiness(readinessOf(verdict, lines), totalMinor, locale),
    understood: verdict.understood.map(({ section_key, span, doubt: _doubt, ...fact }) => ({
      ...fact,
      value: { ...fact.value } as Wire['understood'][number]['value'], // the same but for `readonly`
      options: [...fact.options],
      component_id: componentId(section_key),
      span: spanOf(span),
    })),
    doubts: verdict.doubts.map((doubt) => {
      const title = titleOf(doubt.section_key);
      const label = title ? `${title}, ${doubt.label}` : doubt.label;
      return {
        text: say(locale, sentenceOf({ ...doubt, label })),
        span: spanOf(doubt.span),
        question_id: doubt.question_id,
      };
    }),
  };
}
