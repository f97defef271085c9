import { msg } from '@lingui/core/macro';
import type { EstimatedLine } from '#domain/estimate/estimated-line.ts';
import { say } from '#server/i18n.ts';
import type { Parties } from '#server/quotes/parties.ts';
import type { VersionRow, VersionSnapshot } from '#server/quotes/version-store.ts';
import { workOfLine } from '#server/quotes/work-of-line.ts';
import { componentRow, type SampleWork, sampleId } from './sample-work.ts';
import type { Seller } from './seller.ts';

interface ToPrice {
  readonly work: SampleWork;
  readonly seller: Seller;
  readonly parties: Parties;
  readonly chosen: readonly string[];
  readonly now: Date;
}

/** The draft as its customer would be sent it, with these extras added. What has no price is left out: a sample has nobody to price it. */
export function sampleVersion({ work, seller, parties, chosen, now }: ToPrice): VersionRow {
  const { lines, extras, assumptions } = work.estimate();
  const added = extras.map(({ key, title, description }, index) => {
    const part = { key: `extra ${key}`, title, position: work.components.length + index, now };
    const made = componentRow(part, { description, extraKey: key, isOptional: true });
    return { ...made, isVisible: chosen.includes(made.id) };
  });
  const partId = (key: string | null) => work.components.find(({ sectionKey }) => sectionKey === key)?.id ?? null;
  const placed = [
    ...lines.map((line) => ({ line, componentId: partId(line.section_key) })),
    ...extras.flatMap((extra, index) => extra.lines.map((line) => ({ line, componentId: added[index]?.id ?? null }))),
  ].filter(({ line }) => line.unit_price_minor !== null);
  const createdAt = now.toISOString();
  return {
    number: 1,
    snapshot: {
      ...termsOf(seller, now),
      title: work.title,
      parties,
      checkedAt: createdAt,
      estimate: null,
      message: say(seller.locale, msg`Thank you for asking, Sarah. I have looked at everything; here is my price.`),
      assumptions: assumptions
        .filter(({ is_internal }) => !is_internal)
        .map(({ text, section_key }) => ({ text, componentId: partId(section_key) })),
      lines: placed.map(({ line, componentId }, position) => ({ ...lineOf(line, position), componentId, createdAt })),
      photoIds: [],
      components: [...work.components, ...added].map(({ statedFacts: _, ...part }) => ({ ...part, createdAt })),
    },
  };
}

function termsOf(seller: Seller, now: Date) {
  const { currency, pricesIncludeTax, chargesTax, detail, terms, depositPercent, guarantee, validDays } = seller;
  const validUntil = new Date(now.getTime() + validDays * 86_400_000).toISOString().slice(0, 10);
  const mode = { currency, pricesIncludeTax, chargesTax, detail, discountPercent: 0 };
  return { ...mode, validUntil, terms, depositPercent, guarantee, starts: null, duration: null } as const;
}

function lineOf(
  line: EstimatedLine,
  position: number,
): Omit<VersionSnapshot['lines'][number], 'componentId' | 'createdAt'> {
  const { unitCostMinor: _, ...work } = workOfLine(line);
  return {
    ...work,
    id: sampleId(`line ${position}`),
    quoteId: sampleId('quote'),
    taxRate: line.tax_rate,
    position,
    origin: 'engine',
    pricingRuleId: null,
    confidence: line.confidence,
    evidence: [],
    playbookLine: line.playbook_line,
    revision: 1,
  };
}
