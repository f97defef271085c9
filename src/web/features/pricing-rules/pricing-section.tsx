import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Table2, Tag } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Locale } from '#domain/locale.ts';
import { defaultRate } from '#domain/provider/tax-identity.ts';
import { taxModeOf } from '#domain/quote/totals.ts';
import { type PriceRule, priceLinesQuery, priceRulesQuery, pricingStrategiesQuery } from '#web/api/pricing-rules.ts';
import { type Provider, useProfileCheck } from '#web/api/provider.ts';
import type { SheetRow } from '#web/api/rate-sheet.ts';
import { pathTo } from '#web/paths.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { useLocale } from '#web/ui/money.tsx';
import { onDemand } from '#web/ui/on-demand.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { showToast } from '#web/ui/toast/toast-store.ts';
import { PricingBasisCard } from './pricing-basis-card.tsx';
import { useSheetAddress } from './rate-sheet/use-sheet-address.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { type MoneyContext, presetOf, type RuleValues } from './rule-values.ts';
import { RulesList } from './rules-list.tsx';
import { UnpricedServices } from './unpriced-services.tsx';
import { useDeleteWithUndo } from './use-delete-with-undo.ts';

/** A whole table to work in, that the list of prices does without. */
const RateSheetCard = onDemand(async () => (await import('./rate-sheet/rate-sheet-card.tsx')).RateSheetCard);

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

interface PricingSectionProps {
  /** A service's rate sheet with an example quote beside it, rather than the list. */
  readonly isByService?: boolean;
}

/** The provider's prices, as a list or as one service's rate sheet, and the form for one of them. */
export function PricingSection({ isByService = false }: PricingSectionProps) {
  const { t } = useLingui();
  const rules = useQuery(priceRulesQuery);
  const strategies = useQuery(pricingStrategiesQuery);
  const lines = useQuery(priceLinesQuery);
  const profile = useProfileCheck();
  const locale = useLocale();
  const sheet = useSheetAddress();
  const navigate = useNavigate();
  const shownService = sheet.serviceTypeId ?? (isByService ? '' : null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const failed = [rules, strategies, lines, profile].find((query) => !query.data && (query.isError || query.isPaused));
  if (failed) return <LoadFailure title={t`Your prices could not be loaded`} query={failed} />;
  if (!rules.data || !strategies.data || !lines.data || !profile.data) {
    return <SkeletonRows count={5} label={t`Loading your prices`} rowClassName="h-12" />;
  }
  const money = moneyOf(profile.data.provider, locale);
  const stored = rules.data;
  const linesOf = (id: string) => lines.data.find(({ service_type_id }) => service_type_id === id)?.lines ?? [];
  const openRow = (row: SheetRow, id: string) => {
    const rule = stored.find((one) => one.id === row.rule_id) ?? null;
    const line = linesOf(id).find(({ key }) => row.key === `work:${key}`);
    setEdited(rule ? { rule } : { rule, preset: presetOf(id, line ?? null) });
  };
  return (
    <div className="flex flex-col gap-4">
      <PricingBasisCard money={money} />
      {shownService === null ? (
        <PriceList rules={stored} money={money} onEdit={setEdited} onOpenSheet={() => sheet.open('')} />
      ) : (
        <RateSheetCard
          waiting={<SkeletonRows count={5} label={t`Loading your prices`} rowClassName="h-12" />}
          serviceTypeId={shownService}
          money={money}
          providerId={profile.data.provider?.id ?? ''}
          onChoose={sheet.open}
          hasSample={isByService}
          onClose={() => (isByService ? void navigate(pathTo('pricing')) : sheet.close())}
          onOpen={openRow}
          onAdd={(id) => setEdited({ rule: null, preset: { service_type_id: id } })}
        />
      )}
      <UnpricedServices onAdd={(preset) => setEdited({ rule: null, preset })} onOpenSheet={sheet.open} />
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

interface PriceListProps {
  readonly rules: readonly PriceRule[];
  readonly money: MoneyContext;
  readonly onEdit: (edited: Edited) => void;
  readonly onOpenSheet: () => void;
}

function PriceList({ rules, money, onEdit, onOpenSheet }: PriceListProps) {
  const remove = useDeleteWithUndo();
  const openSheet = (
    <Button onClick={onOpenSheet}>
      <Icon icon={Table2} size={16} />
      <Trans>Rate sheet</Trans>
    </Button>
  );
  if (rules.length === 0) return <NoPricesYet onAdd={() => onEdit({ rule: null })} openSheet={openSheet} />;
  return (
    <RulesList
      rules={rules}
      money={money}
      onEdit={(rule) => onEdit({ rule })}
      onDelete={remove}
      action={
        <span className="flex flex-wrap gap-2">
          {openSheet}
          <Button onClick={() => onEdit({ rule: null })}>
            <Icon icon={Plus} size={16} />
            <Trans>Add a price</Trans>
          </Button>
        </span>
      }
    />
  );
}

interface NoPricesProps {
  readonly onAdd: () => void;
  readonly openSheet: ReactNode;
}

function NoPricesYet({ onAdd, openSheet }: NoPricesProps) {
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
          <span className="flex flex-wrap justify-center gap-2">
            {openSheet}
            <Button variant="primary" onClick={onAdd}>
              <Trans>Add your first price</Trans>
            </Button>
          </span>
        }
      />
    </Card>
  );
}
