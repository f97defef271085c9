import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { formatMoney } from '#domain/money.ts';
import type { MoneyContext, RuleValues } from './rule-values.ts';
import { usePriceLines } from './use-price-lines.ts';

/** What the chosen work usually costs, in words, to compare the own rate with. */
export function useUsualRate({ currency, locale }: MoneyContext): string | undefined {
  const { t } = useLingui();
  const { watch } = useFormContext<RuleValues>();
  const linesOf = usePriceLines();
  const [typeId, key, strategy] = watch(['service_type_id', 'line_key', 'strategy']);
  const line = linesOf(typeId).find((one) => one.key === key);
  if (!line || line.unit !== strategy || line.usual_rate_minor === null) return undefined;
  const money = formatMoney(line.usual_rate_minor, currency, locale);
  return t`Usual rate: ${money}`;
}
