import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Mail, MapPin, Merge, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Customer } from '#web/api/customers.ts';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { AcceptedValue } from './customers-table.tsx';

const linkLook = 'inline-flex min-h-6 items-center text-link underline-offset-3 hover:underline max-md:min-h-11';

interface CustomerFactsProps {
  readonly customer: Customer;
  readonly onMerge: () => void;
}

/** How to reach the customer; on a phone a press writes or calls. */
export function CustomerFacts({ customer, onMerge }: CustomerFactsProps) {
  const { t } = useLingui();
  const none = <span className="text-secondary">–</span>;
  const { email, phone, phone_formatted, address } = customer;
  return (
    <Card title={t`Details`}>
      <dl className="flex flex-col gap-3.5">
        <Fact icon={Mail} label={t`Email`}>
          {email ? (
            <a href={`mailto:${encodeURIComponent(email)}`} className={`${linkLook} wrap-anywhere`}>
              {email}
            </a>
          ) : (
            none
          )}
        </Fact>
        <Fact icon={Phone} label={t`Phone`}>
          {phone ? (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={linkLook}>
              {phone_formatted}
            </a>
          ) : (
            none
          )}
        </Fact>
        <Fact icon={MapPin} label={t`Address`}>
          {address ? <span className="whitespace-pre-line wrap-anywhere">{address}</span> : none}
        </Fact>
        <Fact icon={CircleCheck} label={t`Accepted so far`}>
          <AcceptedValue customer={customer} />
        </Fact>
      </dl>
      <p className="type-small mt-4 border-t border-subtle pt-3 text-secondary">
        {t`Added`} <RelativeTime at={customer.created_at} />
      </p>
      <Button variant="ghost" size="desk-small" className="mt-2 -ml-2.5" onClick={onMerge}>
        <Icon icon={Merge} size={16} />
        <Trans>Merge with another customer</Trans>
      </Button>
    </Card>
  );
}

interface FactProps {
  readonly icon: typeof Mail;
  readonly label: string;
  readonly children: ReactNode;
}

function Fact({ icon, label, children }: FactProps) {
  return (
    <div>
      <dt className="type-caption flex items-center gap-2.5 text-secondary">
        <Icon icon={icon} size={16} />
        {label}
      </dt>
      <dd className="pl-6.5">{children}</dd>
    </div>
  );
}
