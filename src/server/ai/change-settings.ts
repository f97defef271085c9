import { msg } from '@lingui/core/macro';
import type { z } from 'zod';
import type { providerSettings, updateSettings } from '#contract/settings.ts';
import { Problem, type Sentence } from '#domain/problem.ts';
import { aiServices } from '#domain/provider/ai-settings.ts';
import type { AppDeps } from '#server/http/app-deps.ts';
import { countHit } from '#server/http/rate-limit.ts';
import { say } from '#server/i18n.ts';
import type { ModelCall } from '#server/ports/engine.ts';
import type { ProviderScope } from '#server/scope/scope.ts';
import { CircuitBreaker } from './circuit-breaker.ts';
import { failureSentences } from './failure-sentences.ts';
import { failureKinds } from './model-failure.ts';
import { askModelOf, sealAiKey } from './provider-engine.ts';
import { type AiSettings, findAiSettings, saveAiSettings, spentThisMonth } from './settings-store.ts';
import { rankingTask } from './tasks.ts';

type Change = NonNullable<z.output<(typeof updateSettings)['body']>['ai']>;

function reachable({ ai }: Pick<AppDeps, 'ai'>) {
  return aiServices.filter((service) => service !== 'compatible' || ai.addresses.compatible !== undefined);
}

export async function presentAiSettings(
  scope: ProviderScope,
  deps: AppDeps,
): Promise<z.input<typeof providerSettings>['ai']> {
  const { engine, service, model, sealedKey, monthlyBudgetMinor } = await findAiSettings(scope);
  return {
    engine,
    service,
    model,
    has_key: sealedKey !== null,
    monthly_budget_minor: monthlyBudgetMinor,
    spent_minor: Math.round((await spentThisMonth(scope, deps.clock())) / 10_000),
    currency: 'USD',
    services: reachable(deps),
  };
}

/** Changes what is given. @throws Problem invalid_fields where the model's engine is chosen without what it needs */
export async function changeAiSettings(scope: ProviderScope, deps: AppDeps, change: Change): Promise<void> {
  const before = await findAiSettings(scope);
  const next: AiSettings = {
    engine: change.engine ?? before.engine,
    service: change.service === undefined ? before.service : change.service,
    model: change.model === undefined ? before.model : change.model || null,
    sealedKey: sealedKeyOf(scope, deps, { before, change }),
    monthlyBudgetMinor:
      change.monthly_budget_minor === undefined ? before.monthlyBudgetMinor : change.monthly_budget_minor,
  };
  const fields = next.engine === 'llm' ? missingOf(next, deps) : {};
  if (Object.keys(fields).length > 0)
    throw new Problem('invalid_fields', msg`Please check the marked fields.`, { fields });
  await saveAiSettings(scope, next);
}

/** A key belongs to the service it was given for: with another service it is forgotten. */
function sealedKeyOf(
  scope: ProviderScope,
  deps: AppDeps,
  { before, change }: { readonly before: AiSettings; readonly change: Change },
): string | null {
  if (change.key) return sealAiKey(deps, scope, change.key);
  const isOtherService = change.service !== undefined && change.service !== before.service;
  return change.key === null || isOtherService ? null : before.sealedKey;
}

function missingOf({ service, model, sealedKey }: AiSettings, deps: AppDeps): Record<string, Sentence[]> {
  return {
    ...(!service || !reachable(deps).includes(service) ? { 'ai.service': [msg`Choose a service.`] } : {}),
    ...(model ? {} : { 'ai.model': [msg`Name the model.`] }),
    ...(service && service !== 'compatible' && !sealedKey ? { 'ai.key': [msg`This service needs a key.`] } : {}),
  };
}

/** A try costs somebody money, and is for a person at a form. */
const tries = { windowSeconds: 600, limit: 10 };

/** Asks the stored model something small of our own, and says how it went. @throws Problem too_many_requests */
export async function testAiSettings(scope: ProviderScope, deps: AppDeps) {
  const { allowed, retryAfterSeconds } = await countHit(deps.db, deps.clock, {
    bucket: `try model:${scope.providerId}`,
    windowSeconds: tries.windowSeconds,
    limit: tries.limit * deps.settings.rateLimitFactor,
  });
  if (!allowed)
    throw new Problem('too_many_requests', msg`That was a lot at once. Please wait a moment.`, { retryAfterSeconds });
  const settings = await findAiSettings(scope);
  const ask = askModelOf(deps, new CircuitBreaker(() => deps.clock().getTime()), { scope, settings });
  const locale = scope.locale ?? 'en-GB';
  if (!ask) return { ok: false, message: say(locale, msg`Choose a service and a model first.`), duration_ms: 0 };
  const calls: ModelCall[] = [];
  const task = rankingTask({ text: 'Please paint our bedroom.', locale: 'en-GB', playbooks: deps.playbooks.all });
  await ask(
    task,
    () => '',
    (call) => calls.push(call),
  );
  const failed = failureKinds.find((kind) => kind === calls[0]?.error);
  return {
    ok: failed === undefined,
    message: say(locale, failed ? failureSentences[failed] : msg`The model answers.`),
    duration_ms: calls[0]?.durationMs ?? 0,
  };
}
