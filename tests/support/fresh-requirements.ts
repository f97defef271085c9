import { eq } from 'drizzle-orm';
import { quotes } from '#server/db/schema.ts';
import { loadAssessment } from '#server/pipeline/load-assessment.ts';
import { findQuote } from '#server/quotes/quote-store.ts';
import type { Answer } from './api-client.ts';
import type { TestApp } from './test-app.ts';

/** What the parts of a quote need and have, reckoned now from everything that is stored. */
export async function freshRequirements({ deps }: TestApp, quoteId: string): Promise<unknown> {
  const { db } = deps;
  const [quote] = await db.select({ providerId: quotes.providerId }).from(quotes).where(eq(quotes.id, quoteId));
  const scope = { db, providerId: quote?.providerId ?? '', actor: { kind: 'system' } } as const;
  return (await loadAssessment(scope, deps, await findQuote(scope, quoteId))).requirements;
}

/** The same as a quote shows it. */
export const shownRequirements = ({ components }: Answer['body']): Record<string, unknown> =>
  Object.fromEntries(
    components
      .filter(({ requirements }: Answer['body']) => requirements.length > 0)
      .map(({ id, requirements }: Answer['body']) => [id, requirements]),
  );
