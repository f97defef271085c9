import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Tag } from 'lucide-react';
import { useState } from 'react';
import type { Locale } from '#domain/locale.ts';
import { defaultRate } from '#domain/provider/tax-identity.ts';
import { taxModeOf } from '#domain/quote/totals.ts';
import { type PriceRule, priceLinesQuery, priceRulesQuery, pricingStrategiesQuery } from '#web/api/pricing-rules.ts';
import { type Provider, useProfileCheck } from '#web/api/provider.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { PricingBasisCard } from './pricing-basis-card.tsx';
import { RuleDialog } from './rule-dialog.tsx';
import type { MoneyContext, RuleValues } from './rule-values.ts';
import { RulesList } from './rules-list.tsx';
import { UnpricedServices } from './unpriced-services.tsx';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';

/** A rule to change, or null for a new one, of which something may be known. */
interface Edited {
  readonly rule: PriceRule | null;
  readonly preset?: Partial<RuleValues>;
}

export function moneyOf(provider: Provider | null, locale: Locale): MoneyContext {
  return {
    currency: provider?.currency ?? 'GBP',
    locale,
    tax: {
      name: provider?.tax.name ?? '',
      rate: defaultRate(provider?.tax.rates ?? []),
      mode: taxModeOf({
        chargesTax: provider?.tax.is_registered ?? true,
        pricesIncludeTax: provider?.prices_include_tax ?? false,
      }),
    },
  };
}

/** The provider's prices, and the form for one of them. */
export function PricingSection() {
  const { t } = useLingui();
  const rules = useQuery(priceRulesQuery);
  const strategies = useQuery(pricingStrategiesQuery);
  const lines = useQuery(priceLinesQuery);
  const profile = useProfileCheck();
  const locale = useLocale();
  const [edited, setEdited] = useState<Edited | null>(null);
  const remove = useDeleteWithUndo();
  const failed = [rules, strategies, lines, profile].find((query) => !query.data && (query.isError || query.isPaused));
  if (failed) return <LoadFailure title={t`Your prices could not be loaded`} query={failed} />;
  if (!rules.data || !strategies.data || !lines.data || !profile.data) {
    return <SkeletonRows count={5} label={t`Loading your prices`} rowClassName="h-12" />;
  }
  const money = moneyOf(profile.data.provider, locale);
  return (
    <div className="flex flex-col gap-4">
      <PricingBasisCard money={money} />
      {rules.data.length === 0 ? (
        <NoPricesYet onAdd={() => setEdited({ rule: null })} />
      ) : (
        <RulesList
          rules={rules.data}
          money={money}
          onEdit={(rule) => setEdited({ rule })}
          onDelete={remove}
          action={
            <Button onClick={() => setEdited({ rule: null })}>
              <Icon icon={Plus} size={16} />
              <Trans>Add a price</Trans>
            </Button>
          }
        />
      )}
      <UnpricedServices onAdd={(preset) => setEdited({ rule: null, preset })} />
      {edited ? (
        <RuleDialog
          rule={edited.rule}
          preset={edited.preset}
          money={money}
          strategies={strategies.data}
          onClose={() => setEdited(null)}
          onSaved={(rule) => {
            setEdited(null);
            showToast({ level: 'success', title: t`Saved “${rule.name}”` });
          }}
        />
      ) : null}
    </div>
  );
}

function NoPricesYet({ onAdd }: { readonly onAdd: () => void }) {
  return (
    <Card as="div">
      <EmptyState
        icon={Tag}
        title={<Trans>Your own prices come first</Trans>}
        text={
          <Trans>
            We price your drafts with what you charge here. Where a price is missing, we take the usual rate and mark
            it, so you see what to check.
          </Trans>
        }
        action={
          <Button variant="primary" onClick={onAdd}>
            <Trans>Add your first price</Trans>
          </Button>
        }
      />
    </Card>
  );
}
