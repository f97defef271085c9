import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { chosenServicesQuery, chosenTypeIds, serviceCategoriesQuery } from '#web/api/services.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { ServicesForm } from './services-form.tsx';

interface ServicesSectionProps {
  readonly saveLabel: ReactNode;
  /** Beside the save button, such as a way to skip. */
  readonly aside?: ReactNode;
  readonly hasServicePages?: boolean;
  readonly onSaved: () => void | Promise<void>;
}

export function ServicesSection(props: ServicesSectionProps) {
  const { t } = useLingui();
  const categories = useQuery(serviceCategoriesQuery);
  const chosen = useQuery(chosenServicesQuery);
  if (categories.data && chosen.data) {
    const initial = chosenTypeIds(categories.data, chosen.data);
    return <ServicesForm categories={categories.data} initial={initial} {...props} />;
  }
  const failed = [categories, chosen].find((query) => query.isError || query.isPaused);
  if (failed) return <LoadFailure title={t`The services could not be loaded`} query={failed} />;
  return <SkeletonRows count={6} label={t`Loading services`} rowClassName="h-14" />;
}
