import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import type { Currency } from '#domain/currency.ts';
import { numberText } from '#domain/measure/number-text.ts';
import { type StandardLine, standardLinesQuery, useReorderStandardLines } from '#web/api/own-work.ts';
import { type PriceRule, priceRulesQuery } from '#web/api/pricing-rules.ts';
import { categoryWords, unitWords } from '#web/provider-kit/cost-words.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Money, useLocale } from '#web/ui/money.tsx';
import { OwnCard } from './own-card.tsx';
import { StandardLineDialog } from './standard-line-dialog.tsx';
import { useDeleteLineWithUndo } from './use-delete-own.ts';

interface StandardLinesProps {
  readonly serviceTypeId: string;
  readonly currency: Currency;
}

/** What the provider puts into every quote for the service. */
export function StandardLines({ serviceTypeId, currency }: StandardLinesProps) {
  const { t } = useLingui();
  const { data: rules = [] } = useQuery(priceRulesQuery);
  return (
    <OwnCard
      words={{
        title: t`Standard lines`,
        add: t`Add a line`,
        loading: t`Loading your standard lines`,
        failed: t`Your standard lines could not be loaded`,
      }}
      empty={{
        icon: ReceiptText,
        title: <Trans>No line comes by itself yet</Trans>,
        text: <Trans>What is part of every job, such as sheets over the floor, stands in each new draft.</Trans>,
      }}
      query={useQuery(standardLinesQuery(serviceTypeId))}
      reorder={useReorderStandardLines(serviceTypeId)}
      nameOf={({ description }) => description}
      onDelete={useDeleteLineWithUndo(serviceTypeId)}
      dialog={(line, close) => (
        <StandardLineDialog serviceTypeId={serviceTypeId} line={line} currency={currency} onClose={close} />
      )}
    >
      {(line) => <LineWords line={line} rule={ruleOf(line, rules)} currency={currency} />}
    </OwnCard>
  );
}

function ruleOf({ pricing_rule_id }: StandardLine, rules: readonly PriceRule[]): PriceRule | undefined {
  return rules.find(({ id }) => id === pricing_rule_id);
}

interface LineWordsProps {
  readonly line: StandardLine;
  readonly rule: PriceRule | undefined;
  readonly currency: Currency;
}

function LineWords({ line, rule, currency }: LineWordsProps) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { unit, unit_label } = rule ?? line;
  const unitName = unit_label || i18n._(unitWords[unit]);
  const quantity = line.quantity === null ? null : numberText(line.quantity, locale);
  const ruleName = rule?.name;
  return (
    <>
      <p className="font-medium text-pretty" dir="auto">
        {line.description}
      </p>
      <p className="type-small mt-0.5 flex flex-wrap items-center gap-x-2 gap-y-1 text-secondary">
        <span>{i18n._(categoryWords[line.category])}</span>
        {unit === 'fixed' ? null : (
          <span>{quantity === null ? <Trans>as many {unitName} as answered</Trans> : `${quantity} ${unitName}`}</span>
        )}
        {rule ? (
          <span>
            <Trans>Price: {ruleName}</Trans>
          </span>
        ) : line.unit_price_minor === null ? (
          <Chip tone="gray">
            <Trans>No price yet</Trans>
          </Chip>
        ) : (
          <span>
            <Trans>
              <Money minor={line.unit_price_minor} currency={currency} /> per {unitName}
            </Trans>
          </span>
        )}
      </p>
    </>
  );
}
