import * as account from './account.ts';
import * as aiEdit from './ai-edit.ts';
import * as customerFiles from './customer-files.ts';
import * as customerQuotes from './customer-quotes.ts';
import * as customers from './customers.ts';
import * as dashboard from './dashboard.ts';
import * as demo from './demo.ts';
import type { Endpoint } from './endpoint.ts';
import * as kits from './kits.ts';
import * as lineItems from './line-items.ts';
import * as lineSuggestions from './line-suggestions.ts';
import * as lineWords from './line-words.ts';
import * as mail from './mail.ts';
import * as messages from './messages.ts';
import * as ownWork from './own-work.ts';
import * as photoPins from './photo-pins.ts';
import * as priceFiles from './price-files.ts';
import * as pricingBasis from './pricing-basis.ts';
import * as pricingRules from './pricing-rules.ts';
import * as providers from './providers.ts';
import * as questions from './questions.ts';
import * as quoteActivity from './quote-activity.ts';
import * as quoteArchive from './quote-archive.ts';
import * as quoteBulk from './quote-bulk.ts';
import * as quoteComponents from './quote-components.ts';
import * as quoteVersions from './quote-versions.ts';
import * as quotes from './quotes.ts';
import * as rateSheet from './rate-sheet.ts';
import * as requests from './read-request.ts';
import * as savedViews from './saved-views.ts';
import * as searching from './search.ts';
import * as services from './services.ts';
import * as settings from './settings.ts';
import * as tax from './tax.ts';
import * as pricingTests from './test-pricing.ts';
import * as understood from './understood.ts';

type EndpointsOf<Module> = { [Name in keyof Module as Module[Name] extends Endpoint ? Name : never]: Module[Name] };

function endpointsOf<Module extends object>(module: Module): EndpointsOf<Module> {
  const entries = Object.entries(module).filter(
    ([, value]) => typeof value === 'object' && 'method' in value && 'path' in value,
  );
  return Object.fromEntries(entries) as EndpointsOf<Module>; // the filter is what the type says
}

/** Every call of the API by name. What is not here does not exist for OpenAPI, the web or the tests. */
export const endpoints = {
  ...endpointsOf(providers),
  ...endpointsOf(services),
  ...endpointsOf(searching),
  ...endpointsOf(settings),
  ...endpointsOf(tax),
  ...endpointsOf(pricingBasis),
  ...endpointsOf(ownWork),
  ...endpointsOf(pricingTests),
  ...endpointsOf(priceFiles),
  ...endpointsOf(pricingRules),
  ...endpointsOf(rateSheet),
  ...endpointsOf(customerFiles),
  ...endpointsOf(customers),
  ...endpointsOf(mail),
  ...endpointsOf(account),
  ...endpointsOf(quotes),
  ...endpointsOf(dashboard),
  ...endpointsOf(requests),
  ...endpointsOf(quoteActivity),
  ...endpointsOf(quoteArchive),
  ...endpointsOf(savedViews),
  ...endpointsOf(quoteBulk),
  ...endpointsOf(quoteComponents),
  ...endpointsOf(understood),
  ...endpointsOf(quoteVersions),
  ...endpointsOf(photoPins),
  ...endpointsOf(questions),
  ...endpointsOf(lineItems),
  ...endpointsOf(kits),
  ...endpointsOf(lineSuggestions),
  ...endpointsOf(lineWords),
  ...endpointsOf(aiEdit),
  ...endpointsOf(customerQuotes),
  ...endpointsOf(demo),
  ...endpointsOf(messages),
  ...endpointsOf(account),
};

type All = (typeof endpoints)[keyof typeof endpoints];

/** The same by `METHOD /path`, the way the web names a call without importing a schema. */
export type EndpointByKey = { [E in All as `${E['method']} ${E['path']}`]: E };
