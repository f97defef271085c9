import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { Link } from 'react-router';
import type { CustomerFilter, CustomerSort, CustomerSummary } from '#web/api/customers.ts';
import { linkPrefetch } from '#web/app/link-prefetch.ts';
import { pathTo } from '#web/paths.ts';
import { RelativeTime } from '#web/provider-kit/relative-time.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Money } from '#web/ui/money.tsx';
import { Cell, HeadCell, rowLink, Table } from '#web/ui/table.tsx';
import { usualOrder } from './customer-filter.ts';
import { sortWords } from './sort-words.ts';

interface CustomersTableProps {
  readonly customers: readonly CustomerSummary[];
  readonly filter: CustomerFilter;
  readonly onSort: (change: Pick<CustomerFilter, 'sort' | 'order'>) => void;
}

/** The desk's list: 40 px rows, the whole row leads to the customer, the heads sort. */
export function CustomersTable({ customers, filter, onSort }: CustomersTableProps) {
  const { t } = useLingui();
  const head = (sort: CustomerSort, isNumber = false) => (
    <SortHead sort={sort} filter={filter} onSort={onSort} isNumber={isNumber} />
  );
  return (
    <Table caption={t`Customers`} className="table-fixed [&_tbody_tr:last-child>*]:border-b-0">
      <colgroup>
        <col />
        <col className="w-[24%]" />
        <col className="w-[17%]" />
        <col className="w-24" />
        <col className="w-32" />
        <col className="w-28" />
        <col className="w-32" />
      </colgroup>
      <thead>
        <tr>
          {head('name')}
          <HeadCell>
            <Trans>Email</Trans>
          </HeadCell>
          <HeadCell>
            <Trans>Phone</Trans>
          </HeadCell>
          <HeadCell isNumber>
            <Trans>Quotes</Trans>
          </HeadCell>
          {head('value', true)}
          <SortHead sort="created_at" filter={filter} onSort={onSort} isNumber />
          {head('last_quote', true)}
        </tr>
      </thead>
      <tbody>
        {customers.map((customer) => (
          <CustomerRow key={customer.id} customer={customer} />
        ))}
      </tbody>
    </Table>
  );
}

interface SortHeadProps extends Pick<CustomersTableProps, 'filter' | 'onSort'> {
  readonly sort: CustomerSort;
  readonly isNumber: boolean;
  readonly className?: string;
}

function SortHead({ sort, filter, onSort, isNumber, className }: SortHeadProps) {
  const { i18n } = useLingui();
  const isOn = filter.sort === sort;
  const turned = filter.order === 'asc' ? 'desc' : 'asc';
  return (
    <HeadCell
      isNumber={isNumber}
      {...(className && { className })}
      {...(isOn && { 'aria-sort': filter.order === 'asc' ? 'ascending' : 'descending' })}
    >
      <button
        type="button"
        onClick={() => onSort({ sort, order: isOn ? turned : usualOrder(sort) })}
        className="-mx-1.5 inline-flex min-h-6 items-center gap-1 rounded-sm px-1.5 hover:bg-hover hover:text-primary"
      >
        {i18n._(sortWords[sort])}
        {isOn ? <Icon icon={filter.order === 'asc' ? ArrowUp : ArrowDown} size={16} /> : null}
      </button>
    </HeadCell>
  );
}

function CustomerRow({ customer }: { readonly customer: CustomerSummary }) {
  return (
    <tr className="relative hover:bg-hover">
      <Cell>
        <Link
          to={pathTo('customer', { id: customer.id })}
          prefetch={linkPrefetch()}
          title={customer.name}
          dir="auto"
          className={classNames(rowLink, 'text-left font-medium')}
        >
          {customer.name}
        </Link>
      </Cell>
      <Cell className="truncate text-secondary">{customer.email ?? '–'}</Cell>
      <Cell className="truncate text-secondary">{customer.phone_formatted ?? '–'}</Cell>
      <Cell isNumber className="text-secondary">
        {customer.quote_count}
      </Cell>
      <Cell isNumber>
        <AcceptedValue customer={customer} />
      </Cell>
      <Cell isNumber className="text-secondary">
        <RelativeTime at={customer.created_at} />
      </Cell>
      <Cell isNumber className="text-secondary">
        {customer.last_quote_at ? <RelativeTime at={customer.last_quote_at} /> : '–'}
      </Cell>
    </tr>
  );
}

export function AcceptedValue({ customer }: { readonly customer: Pick<CustomerSummary, 'value_minor' | 'currency'> }) {
  if (customer.value_minor === 0) return <span className="text-secondary">–</span>;
  return <Money minor={customer.value_minor} currency={customer.currency} className="font-semibold" />;
}
