import { useLingui } from '@lingui/react';
import type { Currency } from '#domain/currency.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/locale.ts';
import { formatMoney, formatMoneyParts } from '#domain/money.ts';
import { classNames } from './class-names.ts';

interface MoneyProps {
  readonly minor: number;
  readonly currency: Currency;
  /** Without it the reader's own. */
  readonly locale?: Locale;
  readonly className?: string;
}

/** The reader's locale, as the domain knows it. */
export function useLocale(): Locale {
  const { i18n } = useLingui();
  return isLocale(i18n.locale) ? i18n.locale : defaultLocale;
}

export function Money({ minor, currency, locale, className }: MoneyProps) {
  const own = useLocale();
  return (
    <span className={classNames('whitespace-nowrap tabular-nums', className)}>
      {formatMoney(minor, currency, locale ?? own)}
    </span>
  );
}

/** The one large price of a screen: its fraction is smaller, never hidden. */
export function HeroPrice({ minor, currency, locale, className }: MoneyProps) {
  const own = useLocale();
  const parts = formatMoneyParts(minor, currency, locale ?? own);
  return (
    <span className={classNames('type-price whitespace-nowrap tabular-nums', className)}>
      {parts.before}
      {parts.major}
      <span className="text-[1.625rem] font-semibold tracking-[-.02em]">{parts.minor}</span>
      {parts.after}
    </span>
  );
}
