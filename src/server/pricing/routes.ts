import { endpoints } from '#contract/endpoints.ts';
import { lineWords } from '#domain/pricing/line-words.ts';
import { importRules } from '#server/csv/import-file.ts';
import { type Mounting, mount, mountStaged } from '#server/http/mount.ts';
import { readContent } from '#server/media/receive-upload.ts';
import { importPrices, receivePrices } from './import/import-prices.ts';
import { listPriceLines } from './list-price-lines.ts';
import { listUnpricedServices } from './list-unpriced-services.ts';
import { presentPricingRule } from './present-pricing-rule.ts';
import { deletePricingRule, findPricingRule, listPricingRules } from './pricing-rule-store.ts';
import { readRateSheet } from './rate-sheet/read-rate-sheet.ts';
import { saveRateSheet } from './rate-sheet/save-rate-sheet.ts';
import { samplePricingBasis } from './sample-pricing-basis.ts';
import { samplePricingRule } from './sample-pricing-rule.ts';
import { changePricingRule, createPricingRule } from './save-pricing-rule.ts';
import { presentStrategies } from './strategies.ts';

export function mountPricing(mounting: Mounting): void {
  const { playbooks } = mounting.deps;
  mount(mounting, endpoints.listPricingStrategies, async ({ locale }) => presentStrategies(locale));
  mount(mounting, endpoints.getLineWords, async () => lineWords());
  mount(mounting, endpoints.listPriceLines, ({ caller, locale }) => listPriceLines(caller, locale, playbooks));
  mount(mounting, endpoints.listUnpricedServices, ({ caller, locale }) =>
    listUnpricedServices(caller, locale, playbooks),
  );
  mount(mounting, endpoints.samplePricingBasis, ({ caller, body, locale }) =>
    samplePricingBasis(caller, body, { locale, playbooks }),
  );
  mount(mounting, endpoints.samplePricingRule, ({ caller, body, locale }) =>
    samplePricingRule(caller, body, { locale, playbooks }),
  );
  mount(mounting, endpoints.getRateSheet, async ({ caller, params, locale }) =>
    (await readRateSheet(caller, params.serviceTypeId, { locale, playbooks })).map(({ view }) => view),
  );
  mount(mounting, endpoints.updateRateSheet, async ({ caller, params, body, locale }) =>
    (await saveRateSheet(caller, params.serviceTypeId, body, { locale, playbooks })).map(({ view }) => view),
  );
  mountStaged(mounting, endpoints.importPrices, {
    prepare: ({ caller, request }) => receivePrices(caller, mounting.deps.uploadFolder, request),
    work: ({ caller, locale }, read) => importPrices(caller, read, { playbooks, locale }),
    contentOf: ({ content }) => content,
    readContent: ({ request }) => readContent(request, importRules(mounting.deps.uploadFolder)),
  });
  mount(mounting, endpoints.listPricingRules, async ({ caller }) =>
    (await listPricingRules(caller)).map(presentPricingRule),
  );
  mount(mounting, endpoints.createPricingRule, async ({ caller, body }) =>
    presentPricingRule(await createPricingRule(caller, body)),
  );
  mount(mounting, endpoints.getPricingRule, async ({ caller, params }) =>
    presentPricingRule(await findPricingRule(caller, params.id)),
  );
  mount(mounting, endpoints.updatePricingRule, async ({ caller, params, body }) =>
    presentPricingRule(await changePricingRule(caller, params.id, body)),
  );
  mount(mounting, endpoints.deletePricingRule, async ({ caller, params }) => {
    await deletePricingRule(caller, params.id);
    return null;
  });
}
