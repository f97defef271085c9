import { endpoints } from '#contract/endpoints.ts';
import { type Mounting, mount } from '#server/http/mount.ts';
import { presentTime } from '#server/http/present-time.ts';
import { reckonDemo, reckonOwnDemo } from './reckon-demo.ts';
import { sendDemoLink } from './send-demo-link.ts';

export function mountDemo(mounting: Mounting): void {
  const { deps } = mounting;
  mount(mounting, endpoints.reckonDemo, ({ db, locale, body }) => reckonDemo(deps, { db, locale }, body));
  mount(mounting, endpoints.reckonOwnDemo, ({ caller, body }) => reckonOwnDemo(caller, deps, body));
  mount(mounting, endpoints.sendDemoCustomerLink, async ({ caller, body }) => {
    const sent = await sendDemoLink(caller, deps, { message: body.message, userEmail: caller.user.email || null });
    return { url: sent.url, recipient: sent.recipient, sent_at: presentTime(sent.sentAt) };
  });
}
