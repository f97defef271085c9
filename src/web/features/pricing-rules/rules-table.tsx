import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceRule } from '#web/api/pricing-rules.ts';
import { categoryWords } from '#web/provider-kit/cost-words.ts';
import { Chip } from '#web/ui/chip.tsx';
import { Cell, HeadCell, RowHead, Table } from '#web/ui/table.tsx';
import { RuleActions } from './rule-actions.tsx';
import { RulePrice } from './rule-price.tsx';
import type { MoneyContext } from './rule-values.ts';
import { usePricedWork } from './use-priced-work.ts';

export interface RuleListProps {
  readonly rules: readonly PriceRule[];
  readonly money: MoneyContext;
  readonly onEdit: (rule: PriceRule) => void;
  readonly onDelete: (rule: PriceRule) => void;
}

export function RulesTable({ rules, money, onEdit, onDelete }: RuleListProps) {
  const { t, i18n } = useLingui();
  const pricedWork = usePricedWork();
  const hasTax = money.tax.mode !== 'none';
  return (
    <Table caption={t`Your prices`} className="[&_tbody_tr:last-child>*]:border-b-0">
      <thead>
        <tr>
          <HeadCell>
            <Trans>Price</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>For</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Kind of cost</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans>Rate</Trans>
          </HeadCell>
          {hasTax ? (
            <HeadCell isNumber>
              <Trans>Tax</Trans>
            </HeadCell>
          ) : null}
          <HeadCell className="w-20">
            <span className="sr-only">
              <Trans>Actions</Trans>
            </span>
          </HeadCell>
        </tr>
      </thead>
      <tbody>
        {rules.map((rule) => (
          <tr key={rule.id} className="hover:bg-hover">
            <RowHead>
              <RuleName rule={rule} />
            </RowHead>
            <Cell className="text-secondary">{pricedWork(rule)}</Cell>
            <Cell className="text-secondary">{i18n._(categoryWords[rule.cost_category])}</Cell>
            <Cell isNumber>
              <RulePrice rule={rule} money={money} />
            </Cell>
            {hasTax ? (
              <Cell isNumber className="text-secondary">
                {rule.tax_rate === null
                  ? '–'
                  : i18n.number(rule.tax_rate / 100, { style: 'percent', maximumFractionDigits: 3 })}
              </Cell>
            ) : null}
            <Cell className="text-right">
              <RuleActions rule={rule} onEdit={onEdit} onDelete={onDelete} />
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

export function RuleName({ rule }: { readonly rule: PriceRule }) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      {rule.name}
      {rule.is_active ? null : (
        <Chip>
          <Trans>Switched off</Trans>
        </Chip>
      )}
    </span>
  );
}
