/** Runs cases one after the other. One that breaks is a miss, with its reason: none is left out. */
export async function runEach<Case extends { readonly id: string }, Result>(
  cases: readonly Case[],
  run: (one: Case) => Promise<Result>,
  broken: (one: Case, why: string) => Result,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const one of cases) {
    try {
      results.push(await run(one));
    } catch (error) {
      results.push(broken(one, `broke: ${error instanceof Error ? error.message : String(error)}`));
    }
  }
  return results;
}
