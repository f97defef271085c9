/** What can be measured. */
export const evalKinds = ['price', 'classify', 'intake', 'inject', 'edit'] as const;
export type EvalKind = (typeof evalKinds)[number];

export function isEvalKind(value: string): value is EvalKind {
  return evalKinds.some((kind) => kind === value);
}
