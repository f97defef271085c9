import { Plural, Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { CustomerSummary } from '#web/api/customers.ts';
import { pathTo } from '#web/paths.ts';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { AcceptedValue } from './customers-table.tsx';

/** The phone's list: one card a customer, pressed anywhere. */
export function CustomerCards({ customers }: { readonly customers: readonly CustomerSummary[] }) {
  return (
    <ul className="flex flex-col gap-2">
      {customers.map((customer) => (
        <li key={customer.id}>
          <Link
            to={pathTo('customer', { id: customer.id })}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1 rounded-lg border border-subtle bg-surface px-4 py-3 shadow-1 active:bg-hover"
          >
            <span dir="auto" className="line-clamp-2 text-left leading-[1.375rem] font-semibold wrap-anywhere">
              {customer.name}
            </span>
            <span className="tabular-nums">
              {customer.value_minor > 0 ? <AcceptedValue customer={customer} /> : null}
            </span>
            <span className="type-body-desk truncate text-secondary">
              {customer.email ?? customer.phone_formatted ?? <Trans>No email or phone yet</Trans>}
            </span>
            <span className="type-body-desk text-right whitespace-nowrap text-secondary">
              {customer.last_quote_at ? <RelativeTime at={customer.last_quote_at} /> : null}
            </span>
            <span className="type-small col-span-2 text-secondary">
              <Plural value={customer.quote_count} _0="No quote yet" one="# quote" other="# quotes" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
