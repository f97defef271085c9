import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { tableQuery, useMediaQuery } from '#web/provider-kit/use-media-query.ts';
import { Card } from '#web/ui/card.tsx';
import { RuleActions } from './rule-actions.tsx';
import { RulePrice } from './rule-price.tsx';
import { type RuleListProps, RuleName, RulesTable } from './rules-table.tsx';
import { usePricedWork } from './use-priced-work.ts';

type RulesListProps = RuleListProps & {
  /** Beside the heading: the way to another price. */
  readonly action: ReactNode;
};

export function RulesList({ action, ...props }: RulesListProps) {
  const { t } = useLingui();
  const isDesk = useMediaQuery(tableQuery);
  return isDesk ? (
    <Card title={t`Your prices`} aside={action} className="pb-1!">
      <RulesTable {...props} />
    </Card>
  ) : (
    <section className="flex flex-col gap-2">
      <header className="flex flex-wrap items-center justify-between gap-3 pt-2">
        <h2 className="text-[0.9375rem] leading-5 font-semibold">{t`Your prices`}</h2>
        {action}
      </header>
      <RuleCards {...props} />
    </section>
  );
}

function RuleCards({ rules, money, onEdit, onDelete }: RuleListProps) {
  const pricedWork = usePricedWork();
  return (
    <ul className="flex flex-col gap-2">
      {rules.map((rule) => (
        <Card key={rule.id} as="li" className="flex items-start gap-3">
          <div className="min-w-0 flex-1">
            <p className="font-semibold">
              <RuleName rule={rule} />
            </p>
            <p className="type-small text-secondary">{pricedWork(rule)}</p>
            <p className="mt-1">
              <RulePrice rule={rule} money={money} />
            </p>
          </div>
          {/* The icons, not the edges of their targets, keep to the card's padding and to the name's row. */}
          <RuleActions rule={rule} onEdit={onEdit} onDelete={onDelete} className="-mt-3 -mr-3.5 md:-mt-1 md:-mr-1.5" />
        </Card>
      ))}
    </ul>
  );
}
