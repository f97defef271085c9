import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Table2 } from 'lucide-react';
import { useState } from 'react';
import { type UnpricedService, unpricedServicesQuery } from '#web/api/pricing-rules.ts';
import { pathTo } from '#web/paths.ts';
import { LoadFailure } from '#web/provider-kit/load-failure.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { presetOf, type RuleValues } from './rule-values.ts';

/** As many as are read at a glance; who offers a whole trade has dozens. */
const shownAtFirst = 5;

interface UnpricedServicesProps {
  readonly onAdd: (preset: Partial<RuleValues>) => void;
  readonly onOpenSheet: (serviceTypeId: string) => void;
}

/** What estimates still take usual rates for, with one press to the own price. */
export function UnpricedServices({ onAdd, onOpenSheet }: UnpricedServicesProps) {
  const { t } = useLingui();
  const query = useQuery(unpricedServicesQuery);
  const [isWhole, setWhole] = useState(false);
  if (!query.data && (query.isError || query.isPaused)) {
    return <LoadFailure title={t`We couldn’t load what you have not priced yet`} query={query} />;
  }
  const services = query.data ?? [];
  const shown = isWhole ? services : services.slice(0, shownAtFirst);
  if (services.length === 0) return null;
  return (
    <Card title={t`Still without your own price`}>
      <ul className="flex flex-col">
        {shown.map((service) => (
          <li
            key={service.service_type.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-subtle py-2.5 last:border-b-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-52">
              <TextLink to={pathTo('service', { id: service.service_type.id })}>{service.service_type.name}</TextLink>
              <p className="type-small text-secondary">
                <Coverage service={service} />
              </p>
            </div>
            {service.line_count > 0 ? (
              <Button
                variant="ghost"
                onClick={() => onOpenSheet(service.service_type.id)}
                aria-label={t`Rate sheet: ${service.service_type.name}`}
              >
                <Icon icon={Table2} size={16} />
                <Trans>Rate sheet</Trans>
              </Button>
            ) : null}
            <Button
              onClick={() => onAdd(presetOf(service.service_type.id, service.next_line))}
              aria-label={t`Add price: ${service.service_type.name}`}
            >
              <Icon icon={Plus} size={16} />
              <Trans>Add price</Trans>
            </Button>
          </li>
        ))}
      </ul>
      {services.length > shown.length ? (
        <Button variant="ghost" onClick={() => setWhole(true)} className="mt-2">
          <Trans>Show all {services.length}</Trans>
        </Button>
      ) : null}
    </Card>
  );
}

function Coverage({
  service: { priced_count: pricedCount, line_count: lineCount },
}: {
  readonly service: UnpricedService;
}) {
  if (lineCount === 0) return <Trans>No usual rates here: you fill in the prices</Trans>;
  if (pricedCount === 0) return <Trans>Estimated with usual rates</Trans>;
  return (
    <Trans>
      Your prices for {pricedCount} of {lineCount} kinds of work, usual rates for the rest
    </Trans>
  );
}
