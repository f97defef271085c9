import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Tag } from 'lucide-react';
import { useState } from 'react';
import { type PriceRule, priceRulesQuery, pricingStrategiesQuery } from '#web/api/pricing-rules.ts';
import { useProfileCheck } from '#web/api/provider.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { moneyOf } from './pricing-section.tsx';
import { RuleActions } from './rule-actions.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import { RulePrice } from './rule-price.tsx';
import { RuleName } from './rules-table.tsx';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';

/** What the provider charges for one service, with the form for one price of it. */
export function ServicePrices({ serviceTypeId }: { readonly serviceTypeId: string }) {
  const { t } = useLingui();
  const rules = useQuery(priceRulesQuery);
  const strategies = useQuery(pricingStrategiesQuery);
  const profile = useProfileCheck();
  const locale = useLocale();
  const [edited, setEdited] = useState<PriceRule | 'new' | null>(null);
  const remove = useDeleteWithUndo();
  const title = t`Prices for this service`;
  const failed = [rules, strategies, profile].find((query) => !query.data && (query.isError || query.isPaused));
  if (!rules.data || !strategies.data || !profile.data) {
    return (
      <Card title={title}>
        {failed ? (
          <LoadFailure title={t`Your prices could not be loaded`} query={failed} />
        ) : (
          <SkeletonRows count={2} label={t`Loading your prices`} rowClassName="h-12" />
        )}
      </Card>
    );
  }
  const own = rules.data.filter(({ service_type_id }) => service_type_id === serviceTypeId);
  const money = moneyOf(profile.data.provider, locale);
  const add = (
    <Button onClick={() => setEdited('new')}>
      <Icon icon={Plus} size={16} />
      <Trans>Add a price</Trans>
    </Button>
  );
  return (
    <Card title={title}>
      {own.length === 0 ? (
        <EmptyState
          icon={Tag}
          title={<Trans>No price for this service yet</Trans>}
          text={<Trans>Each price becomes a line of the draft, in your own units.</Trans>}
          action={add}
        />
      ) : (
        <>
          <ul>
            {own.map((rule) => (
              <li key={rule.id} className="flex items-start gap-3 border-t border-subtle py-2.5 first:border-t-0">
                <div className="min-w-0 flex-1 pt-1">
                  <p className="font-medium">
                    <RuleName rule={rule} />
                  </p>
                  <p className="type-small">
                    <RulePrice rule={rule} money={money} />
                  </p>
                </div>
                <RuleActions rule={rule} onEdit={setEdited} onDelete={remove} />
              </li>
            ))}
          </ul>
          <div className="mt-2">{add}</div>
        </>
      )}
      {edited ? (
        <RuleDialog
          rule={edited === 'new' ? null : edited}
          preset={{ service_type_id: serviceTypeId }}
          money={money}
          strategies={strategies.data}
          onClose={() => setEdited(null)}
          onSaved={(rule) => {
            setEdited(null);
            showToast({ level: 'success', title: t`Saved “${rule.name}”` });
          }}
        />
      ) : null}
    </Card>
  );
}
