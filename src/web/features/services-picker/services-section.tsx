import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useProfileCheck } from '#web/api/provider.ts';
import { chosenServicesQuery, chosenTypeIds, professionsQuery, serviceCategoriesQuery } from '#web/api/services.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ServicesForm } from './services-form.tsx';

interface ServicesSectionProps {
  readonly saveLabel: ReactNode;
  /** Beside the save button, such as a way to skip. */
  readonly aside?: ReactNode;
  readonly hasServicePages?: boolean;
  /** Marks what goes with the provider's trades also where services are chosen already. */
  readonly withTrades?: boolean;
  readonly onSaved: () => void | Promise<void>;
}

/** What the provider's trades usually offer. */
function useTradeServices(isWanted: boolean): { readonly ids: readonly string[]; readonly isLoading: boolean } {
  const trades = useQuery({ ...professionsQuery, enabled: isWanted });
  const { data: check } = useProfileCheck();
  if (!isWanted) return { ids: [], isLoading: false };
  const own = new Set(check?.provider?.profession_ids);
  const ids = (trades.data ?? []).filter(({ id }) => own.has(id)).flatMap((trade) => trade.service_type_ids);
  return { ids: [...new Set(ids)], isLoading: trades.isLoading };
}

export function ServicesSection({ withTrades = false, ...props }: ServicesSectionProps) {
  const { t } = useLingui();
  const categories = useQuery(serviceCategoriesQuery);
  const chosen = useQuery(chosenServicesQuery);
  const trades = useTradeServices(chosen.data?.length === 0 || withTrades);
  if (categories.data && chosen.data && !trades.isLoading) {
    const initial = chosenTypeIds(categories.data, chosen.data);
    const added = trades.ids.filter((id) => !initial.has(id));
    return (
      <>
        {added.length > 0 ? (
          <Notice title={t`Chosen by your trades`} className="mb-4 max-w-3xl">
            <Trans>The services that usually go with them are marked. Look them over, then save.</Trans>
          </Notice>
        ) : null}
        <ServicesForm
          categories={categories.data}
          initial={new Set([...initial, ...added])}
          stored={initial}
          {...props}
        />
      </>
    );
  }
  const failed = [categories, chosen].find((query) => query.isError || query.isPaused);
  if (failed) return <LoadFailure title={t`The services could not be loaded`} query={failed} />;
  return <SkeletonRows count={6} label={t`Loading services`} rowClassName="h-14" />;
}
