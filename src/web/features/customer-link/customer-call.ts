import type { Transport } from '#contract/request-context.ts';
import { createCall } from '#web/api/client.ts';

/** The API as a customer with a link calls it: no sign-in, the token stands in the path. Browser only. */
export const customerCall = createCall({ transport: (path, init) => fetch(`/api${path}`, init) });

/** The same while a page is rendered. */
export const callThrough = (transport: Transport) => createCall({ transport });
