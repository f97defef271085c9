import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { addComponent, changeComponent, removeComponent, reorderComponents } from './change-components.ts';
import { presentQuote } from './present-quote.ts';
import { findQuote } from './quote-store.ts';

export function mountComponents(mounting: Mounting): void {
  const presenting = { ...mounting.deps, tokens: mounting.tokens };
  /** After the transaction: what is presented takes connections of its own. */
  const presentAfter = async (caller: ProviderScope, quoteId: string, change: Promise<void>) => {
    await change;
    return presentQuote(caller, await findQuote(caller, quoteId), presenting);
  };
  mount(mounting, endpoints.createComponent, ({ caller, params, body }) =>
    presentAfter(caller, params.id, addComponent(caller, params.id, body)),
  );
  mount(mounting, endpoints.reorderComponents, ({ caller, params, body }) =>
    presentAfter(caller, params.id, reorderComponents(caller, params.id, body.component_ids)),
  );
  mount(mounting, endpoints.updateComponent, ({ caller, params, body }) =>
    presentAfter(caller, params.id, changeComponent(caller, params, body)),
  );
  mount(mounting, endpoints.deleteComponent, ({ caller, params }) =>
    presentAfter(caller, params.id, removeComponent(caller, params)),
  );
}
