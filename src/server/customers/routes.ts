import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { listCustomers } from './customer-store.ts';
import { eraseCustomer } from './erase-customer.ts';
import { mergeCustomers } from './merge-customers.ts';
import { presentCustomer, presentWithHistory } from './present-customer.ts';
import { changeCustomer, createCustomer } from './save-customer.ts';

export function mountCustomers(mounting: Mounting): void {
  mount(mounting, endpoints.listCustomers, async ({ caller, query }) => {
    const { search, sort, page, per_page } = query;
    const order = query.order ?? (sort === 'name' ? 'asc' : 'desc');
    const { rows, total } = await listCustomers(caller, { search, sort, order, page, perPage: per_page });
    return {
      list: rows.map(presentCustomer),
      meta: { page, per_page, total, total_pages: Math.ceil(total / per_page) },
    };
  });
  mount(mounting, endpoints.createCustomer, async ({ caller, body }) =>
    presentWithHistory(caller, (await createCustomer(caller, body)).id),
  );
  mount(mounting, endpoints.getCustomer, ({ caller, params }) => presentWithHistory(caller, params.id));
  mount(mounting, endpoints.updateCustomer, async ({ caller, params, body }) =>
    presentWithHistory(caller, (await changeCustomer(caller, params.id, body)).id),
  );
  mount(mounting, endpoints.mergeCustomers, async ({ caller, params, body }) =>
    presentWithHistory(caller, (await mergeCustomers(caller, params.id, body.into)).id),
  );
  mount(mounting, endpoints.deleteCustomer, async ({ caller, params }) => {
    await eraseCustomer(caller, mounting.deps.disk, params.id);
    return null;
  });
}
