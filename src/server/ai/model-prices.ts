import type { z } from 'zod';
import type { AiService } from '#domain/provider/ai-settings.ts';
import type { Usage } from './call-model.ts';

/** US dollars for a million tokens, in and out. */
export interface ModelPrice {
  readonly model: string;
  readonly in: number;
  readonly out: number;
}

/** List prices by the beginning of a model's name, the longest that fits; the installation's own come first. */
const listPrices: readonly ModelPrice[] = [
  { model: 'gpt-4o-mini', in: 0.15, out: 0.6 },
  { model: 'gpt-4o', in: 2.5, out: 10 },
  { model: 'gpt-4.1-mini', in: 0.4, out: 1.6 },
  { model: 'gpt-4.1', in: 2, out: 8 },
  { model: 'gpt-5-mini', in: 0.25, out: 2 },
  { model: 'gpt-5', in: 1.25, out: 10 },
  { model: 'claude-haiku', in: 1, out: 5 },
  { model: 'claude-sonnet', in: 3, out: 15 },
  { model: 'gemini-2.5-flash', in: 0.3, out: 2.5 },
  { model: 'gemini-2.5-pro', in: 1.25, out: 10 },
];
/** For a model nobody priced: rather too much, so that a budget holds. */
const unknownPrice = { in: 15, out: 75 };

/** What a call costs in millionths of a US dollar, rounded up. A server of one's own costs nothing unless it is priced. */
export function costOf(
  { service, model }: { readonly service: AiService; readonly model: string },
  usage: Usage,
  ownPrices: readonly ModelPrice[],
): number {
  const fits = (prices: readonly ModelPrice[]): ModelPrice | undefined =>
    prices.filter((price) => model.startsWith(price.model)).toSorted((a, b) => b.model.length - a.model.length)[0];
  const price = fits(ownPrices) ?? (service === 'compatible' ? undefined : (fits(listPrices) ?? unknownPrice));
  // Dollars a million tokens are millionths of a dollar a token.
  return price ? Math.ceil(usage.tokensIn * price.in + usage.tokensOut * price.out) : 0;
}

/** Reads `model=in/out,model=in/out`, dollars a million tokens; an entry that is none is an issue of the setting. */
export function readPrices(text: string, context: z.RefinementCtx): ModelPrice[] {
  return text.split(',').map((entry) => {
    const found = /^\s*([^=\s]+)\s*=\s*(\d+(?:\.\d+)?)\s*\/\s*(\d+(?:\.\d+)?)\s*$/.exec(entry);
    if (!found) context.addIssue(`“${entry.trim()}” is no price such as my-model=0.5/2`);
    return { model: found?.[1] ?? '', in: Number(found?.[2]), out: Number(found?.[3]) };
  });
}
