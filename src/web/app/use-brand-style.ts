import type { CSSProperties } from 'react';
import { useMatches } from 'react-router';
import type { customerQuote } from '#contract/customer-quotes.ts';
import type { OutputOf } from '#contract/endpoint.ts';

type Shades = OutputOf<typeof customerQuote>['provider']['brand']['shades'];

/** On the pages of a customer's link: their provider's colour, for `customer.css`. */
export function useBrandStyle(): CSSProperties | undefined {
  const shades = useMatches()
    .map(({ loaderData }) => shadesIn(loaderData))
    .find(Boolean);
  if (!shades) return undefined;
  const { light, dark } = shades;
  const variables: Record<`--${string}`, string> = {
    '--brand-light': light.background,
    '--brand-light-hover': light.hover,
    '--brand-light-text': light.text,
    '--brand-dark': dark.background,
    '--brand-dark-hover': dark.hover,
    '--brand-dark-text': dark.text,
  };
  return variables;
}

function shadesIn(loaded: unknown): Shades | undefined {
  const { quote } = (loaded ?? {}) as { quote?: { provider?: { brand?: { shades?: Shades } } } }; // every page of a link loads its quote
  return quote?.provider?.brand?.shades;
}
