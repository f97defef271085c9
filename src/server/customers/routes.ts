import { endpoints } from '#contract/endpoints.ts';
import { importRules } from '#server/csv/import-file.ts';
import { answerCsv } from '#server/http/csv.ts';
import { requireProvider } from '#server/http/guards.ts';
import { type Mounting, mount, mountStaged } from '#server/http/mount.ts';
import { readContent } from '#server/media/receive-upload.ts';
import { exportCustomers } from './csv/export-customers.ts';
import { importCustomers, receiveImport } from './csv/import-customers.ts';
import { listCustomers } from './customer-store.ts';
import { eraseCustomer } from './erase-customer.ts';
import { mergeCustomers } from './merge-customers.ts';
import { presentCustomer, presentWithHistory } from './present-customer.ts';
import { changeCustomer, createCustomer } from './save-customer.ts';

export function mountCustomers(mounting: Mounting): void {
  // Before the calls on one customer, whose id this is not.
  mounting.app.get('/provider/customers/export.csv', async (c) => {
    c.set('route', '/api/provider/customers/export.csv');
    return answerCsv(c, 'customers', await exportCustomers(await requireProvider(c, mounting.deps)));
  });
  mount(mounting, endpoints.listCustomers, async ({ caller, query }) => {
    const { search, sort, page, per_page } = query;
    const order = query.order ?? (sort === 'name' ? 'asc' : 'desc');
    const { rows, total } = await listCustomers(caller, { search, sort, order, page, perPage: per_page });
    return {
      list: rows.map(presentCustomer),
      meta: { page, per_page, total, total_pages: Math.ceil(total / per_page) },
    };
  });
  mountStaged(mounting, endpoints.importCustomers, {
    prepare: ({ caller, request }) => receiveImport(caller, mounting.deps.uploadFolder, request),
    work: ({ caller }, read) => importCustomers(caller, read),
    contentOf: ({ content }) => content,
    readContent: ({ request }) => readContent(request, importRules(mounting.deps.uploadFolder)),
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
