/** What can be measured. */
export const evalKinds = ['price', 'classify', 'intake', 'facts', 'inject', 'edit'] as const;
export type EvalKind = (typeof evalKinds)[number];

export function isEvalKind(value: string): value is EvalKind {
  return evalKinds.some((kind) => kind === value);
}

/** The project's own cases of each kind, from the repository's root. */
export const ownCaseFiles: Readonly<Record<EvalKind, string>> = {
  price: 'tests/eval/price-cases.json',
  classify: 'tests/eval/classify-cases.json',
  intake: 'tests/eval/intake-cases.json',
  facts: 'tests/eval/facts-cases.json',
  inject: 'tests/eval/injection-cases.json',
  // The grammar's own tests read the same ones.
  edit: 'src/domain/ai-edit/cases/given.json',
};
