/** Why a run does not start: one sentence for the person who asked for it. */
export class EvalRefusal extends Error {}
