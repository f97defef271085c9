import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { PriceRule } from '#web/api/pricing-rules.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import type { MoneyContext, RuleValues } from './rule-values.ts';
import { type UnpricedService, useUnpricedServices } from './use-unpriced-services.ts';

/** As many as are read at a glance; who offers a whole trade has dozens. */
const shownAtFirst = 5;

interface UnpricedServicesProps {
  readonly rules: readonly PriceRule[];
  readonly money: MoneyContext;
  readonly onAdd: (preset: Partial<RuleValues>) => void;
}

/** What estimates still take usual rates for, with one press to the own price. */
export function UnpricedServices({ rules, money, onAdd }: UnpricedServicesProps) {
  const { t } = useLingui();
  const services = useUnpricedServices(rules, money.locale);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? services : services.slice(0, shownAtFirst);
  if (services.length === 0) return null;
  return (
    <Card title={t`Still without your own price`}>
      <ul className="flex flex-col">
        {shown.map((service) => (
          <li
            key={service.type.id}
            className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-subtle py-2.5 last:border-b-0 last:pb-0"
          >
            <div className="min-w-0 flex-1 basis-52">
              <p className="font-medium">{service.type.name}</p>
              <p className="type-small text-secondary">
                <Coverage service={service} />
              </p>
            </div>
            <Button onClick={() => onAdd(service.preset)} aria-label={t`Add price: ${service.type.name}`}>
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

function Coverage({ service: { pricedCount, lineCount } }: { readonly service: UnpricedService }) {
  if (lineCount === 0) return <Trans>No usual rates: lines wait for a price by hand</Trans>;
  if (pricedCount === 0) return <Trans>Estimated with usual rates</Trans>;
  return (
    <Trans>
      Your prices for {pricedCount} of {lineCount} kinds of work, usual rates for the rest
    </Trans>
  );
}
