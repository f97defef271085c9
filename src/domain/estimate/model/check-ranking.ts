import type { Playbook } from '../../playbooks/playbook.ts';
import { type Classification, leastSaidScore } from '../classify-request.ts';

/** A service that a language model finds in a request. */
export interface RankedService {
  readonly service_type: string;
  /** 0 to 1. */
  readonly probability: number;
}

const mostServices = 3;

/**
 * A classification with a model's candidates put first, after what the words themselves say. Words alone decide what is sure;
 * a model only says between which services the customer chooses, so what somebody wrote into a request settles nothing.
 */
export function withRanking(
  builtin: Classification,
  ranking: readonly RankedService[],
  playbooks: readonly Playbook[],
): Classification {
  if (builtin.confident) return builtin;
  const known = new Set(playbooks.map(({ service_type }) => service_type));
  const ranked = ranking
    .filter(({ service_type, probability }) => known.has(service_type) && probability >= 0.2 && probability <= 1)
    .toSorted((a, b) => b.probability - a.probability);
  const said = builtin.candidates.slice(0, 1).filter(({ score }) => score >= leastSaidScore);
  const first = [...new Set(ranked.map(({ service_type }) => service_type))]
    .filter((service) => service !== said[0]?.service_type)
    .slice(0, mostServices);
  const scoreOf = (service: string): number =>
    builtin.candidates.find(({ service_type }) => service_type === service)?.score ?? 0;
  const probabilityOf = (service: string): number =>
    ranked.find(({ service_type }) => service_type === service)?.probability ?? 0;
  return {
    confident: false,
    candidates: [
      ...said,
      ...first.map((service_type) => ({
        service_type,
        score: scoreOf(service_type),
        probability: Math.round(probabilityOf(service_type) * 1000) / 1000,
      })),
      ...builtin.candidates.slice(said.length).filter(({ service_type }) => !first.includes(service_type)),
    ],
  };
}
