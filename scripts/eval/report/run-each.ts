export interface Ran<Result> {
  readonly results: readonly Result[];
  /** Whole sentences about the cases that broke; they are in no figure. */
  readonly failed: readonly string[];
}

/** Runs cases one after the other. One that breaks is told, and the others still count. */
export async function runEach<Case extends { readonly id: string }, Result>(
  cases: readonly Case[],
  run: (one: Case) => Promise<Result>,
): Promise<Ran<Result>> {
  const results: Result[] = [];
  const failed: string[] = [];
  for (const one of cases) {
    try {
      results.push(await run(one));
    } catch (error) {
      failed.push(`${one.id} broke, not counted: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { results, failed };
}
