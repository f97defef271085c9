import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { numberText } from '#domain/measure/number-text.ts';
import { moneyFromText, moneyToText, quantityFromText } from '#domain/measure/typed-number.ts';
import { basisSamplesQuery, type PricingBasis, useSavePricingBasis } from '#web/api/pricing-basis.ts';
import { settingsQuery } from '#web/api/settings.ts';
import { showToast } from '#web/ui/toast/toast-store.ts';
import type { MoneyContext } from './rule-values.ts';

interface Typed {
  readonly hour: string;
  readonly markup: string;
}
type Read = { readonly value: number | null } | { readonly error: string };

const mostMarkup = 1000;

/** The two numbers as they are typed, and what three jobs cost with them. */
export function usePricingBasis(money: MoneyContext) {
  const { t } = useLingui();
  const settings = useQuery(settingsQuery);
  const save = useSavePricingBasis();
  const [typed, setTyped] = useState<Typed>();
  const stored = settings.data?.pricing;
  const shown = typed ?? textsOf(stored, money);
  const hour = readOr(
    shown.hour,
    (text) => moneyFromText(text, money.currency, money.locale),
    t`Please write an amount.`,
  );
  const markup = readOr(
    shown.markup,
    (text) => {
      const percent = quantityFromText(text, money.locale);
      return percent !== null && percent <= mostMarkup ? percent : null;
    },
    t`Please write a percentage.`,
  );
  const basis: PricingBasis | null =
    'value' in hour && 'value' in markup ? { hour_minor: hour.value, materials_markup_percent: markup.value } : null;
  const samples = useQuery(basisSamplesQuery(stored ? basis : null));
  const isChanged = basis !== null && JSON.stringify(basis) !== JSON.stringify(stored);
  return {
    settings,
    samples,
    shown,
    errors: { hour: 'error' in hour ? hour.error : undefined, markup: 'error' in markup ? markup.error : undefined },
    change: (change: Partial<Typed>) => setTyped({ ...shown, ...change }),
    isChanged,
    save: {
      ...save,
      submit: () => {
        if (!basis || !isChanged) return;
        save.mutate(basis, {
          onSuccess: () => {
            setTyped(undefined);
            showToast({ level: 'success', title: t`Saved: new estimates are priced with these` });
          },
        });
      },
    },
  };
}

function textsOf(stored: PricingBasis | undefined, { currency, locale }: MoneyContext): Typed {
  const percent = stored?.materials_markup_percent ?? null;
  return {
    hour: moneyToText(stored?.hour_minor ?? null, currency, locale),
    markup: percent === null ? '' : numberText(percent, locale),
  };
}

/** Nothing typed is the usual number. */
function readOr(text: string, read: (text: string) => number | null, error: string): Read {
  if (text.trim() === '') return { value: null };
  const value = read(text);
  return value === null || value < 0 ? { error } : { value };
}
