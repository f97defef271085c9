import { describe, expect, it } from 'vitest';
import { bundled, playbookList } from '#tests/support/bundled-playbooks.ts';
import { room, type Short, stated } from '#tests/support/estimates.ts';
import type { Fact } from '../fact.ts';
import { effectInputOf } from '../questions/effect-input.ts';
import { priceRisks } from './price-risks.ts';

interface Job {
  readonly service?: string;
  readonly part?: Readonly<Record<string, Short>>;
  readonly job?: Readonly<Record<string, Short>>;
  readonly others?: readonly Fact[];
  readonly hasService?: boolean;
}

/** `size_assumed Room size`, for a bedroom of 4 x 3 m unless said otherwise. */
function risks({ service = 'interior-painting', part = { 'room.size': [4, 3] }, job = {}, ...rest }: Job): string[] {
  const input = effectInputOf({
    playbook: service === 'general' ? playbookList.general : bundled(service),
    sections: [room(part)],
    jobFacts: [...(rest.others ?? []), ...stated(job)],
    locale: 'en-GB',
  });
  return priceRisks(input, rest.hasService ?? true).map((one) => [one.kind, 'label' in one ? one.label : ''].join(' '));
}

const request = { kind: 'request', span: [0, 1], quote: 'x' } as const;
const seen = { kind: 'media', media_id: 'photo' } as const;
const damp = (source: Fact['source'], confidence: number, flag = true): Fact => ({
  requirement: 'walls.damp',
  value: { type: 'flag', flag },
  source,
  confidence,
});

describe('the risks of a price', () => {
  it('are none where the size is known and nothing is out of the ordinary', () => {
    expect(risks({})).toEqual([]);
  });

  it('name a main size that is assumed, and no other default', () => {
    expect(risks({ part: {} })).toEqual(['size_assumed Room size']);
  });

  it('do not name a size that another measure stands for', () => {
    expect(risks({ part: { 'room.floor_area': 12 } })).toEqual([]);
  });

  it('do not name what is assumed not to be there', () => {
    expect(risks({ service: 'ev-charger-installation', part: {} })).toEqual([
      'size_assumed Distance from the fuse box',
    ]);
  });

  it('name a hazard that somebody stated, once', () => {
    expect(risks({ job: { 'walls.damp': true } })).toEqual([expect.stringMatching(/^hazard_stated .*amp/)]);
    expect(risks({ job: { 'walls.damp': false } })).toEqual([]);
  });

  it('name as doubtful what was said unsurely and what only a photo shows', () => {
    const doubt = [expect.stringMatching(/^doubt_open .*amp/)];
    expect(risks({ others: [damp(request, 0.6)] })).toEqual(doubt);
    expect(risks({ others: [damp(seen, 0.7)] })).toEqual(doubt);
  });

  it('leave out a doubt that an answer settled', () => {
    expect(risks({ others: [damp(seen, 0.7)], job: { 'walls.damp': false } })).toEqual([]);
    expect(risks({ others: [damp(request, 0.6)], job: { 'walls.damp': false } })).toEqual([]);
  });

  it('name work that no service was settled for, but not a service without a playbook', () => {
    expect(risks({ service: 'general', part: {}, hasService: false })).toContain('service_unsure ');
    expect(risks({ service: 'general', part: {} })).not.toContain('service_unsure ');
  });
});
