import type { Candidate } from './candidates.ts';
import { leastWorth, patience } from './question-cost.ts';

function byWorth(a: Candidate, b: Candidate): number {
  return b.worth / b.cost - a.worth / a.cost;
}

/** Hazards before all else, then what the price moves with most. */
function byNeed(a: Candidate, b: Candidate): number {
  return Number(b.hazard) - Number(a.hazard) || byWorth(a, b);
}

function isWorthIt(candidate: Candidate, asked: number): boolean {
  return candidate.worth >= leastWorth * candidate.cost * (1 + patience * asked);
}

/** What is of high importance is asked in the end; where much of the price hangs on it, now, which spares a second round. */
const mattersMuch = ({ worth, cost, importance }: Candidate): boolean => importance === 'high' && worth >= 0.15 * cost;

/** A dependent question without the one it depends on would never be shown. */
function canFollow(candidate: Candidate, chosen: readonly Candidate[]): boolean {
  return candidate.dependsOn === null || chosen.some((one) => one.question.key === candidate.dependsOn);
}

/** So many questions a customer answers in one go, beside the last one, which gives room for the rest. */
export const comfortableCount = 5;

/** How many questions may be asked: hazards and what is mandatory up to `most`, everything else up to `usual`, or one more. */
export interface QuestionLimits {
  readonly usual: number;
  readonly most: number;
}

/** Which of the candidates are asked, within the limits; in the order of choosing. */
export function chooseQuestions(candidates: readonly Candidate[], { usual, most }: QuestionLimits): Candidate[] {
  const always = candidates.filter((one) => one.always);
  const leading = (one: Candidate) =>
    always.some(({ dependsOn, section }) => dependsOn === one.question.key && section === one.section);
  const chosen = [...new Set([...always, ...candidates.filter(leading)])].toSorted(byNeed).slice(0, most);
  const early = candidates.filter((one) => one.question.early && !one.always);
  const valued = candidates
    .filter((one) => !one.always && !one.question.early && one.question.role === 'primary')
    .toSorted(byWorth);
  for (const one of [...early, ...valued]) {
    const wanted = one.question.early || isWorthIt(one, chosen.length);
    const isRoom = chosen.length < usual || (chosen.length === usual && usual < most && mattersMuch(one));
    if (isRoom && wanted && canFollow(one, chosen)) chosen.push(one);
  }
  for (const one of candidates) {
    if (one.question.courtesy && chosen.length < usual && !chosen.includes(one)) chosen.push(one);
  }
  return chosen;
}

/** Most worth first, the photo second, each dependent right after what it depends on, courtesies last. */
export function orderQuestions(chosen: readonly Candidate[]): Candidate[] {
  const free = chosen.filter((one) => one.dependsOn === null);
  const plain = free.filter((one) => !one.question.early && !one.question.courtesy).toSorted(byWorth);
  const early = free.filter((one) => one.question.early);
  const courtesies = free.filter((one) => one.question.courtesy && !one.question.early);
  const ordered = [...plain.slice(0, 1), ...early, ...plain.slice(1), ...courtesies];
  return ordered.flatMap((one) => [one, ...chosen.filter((other) => other.dependsOn === one.question.key)]);
}
