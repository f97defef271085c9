import { describe, expect, it } from 'vitest';
import { bundled, playbooks } from '#tests/support/bundled-playbooks.ts';
import { estimateQuote } from '../estimate-quote.ts';
import { extractSections } from '../extract-sections.ts';
import { withRanking } from './check-ranking.ts';
import { type Reading, withReadings } from './check-readings.ts';
import { checkedWordings } from './check-wording.ts';

const text = 'Our bedroom, about 4.5 by 3 m, 2 coats please. The plaster has seen better days.';
const request = { text, locale: 'en-GB', playbook: bundled('interior-painting') } as const;
const nothing: Reading = {
  requirement: 'walls.condition',
  section: 'bedroom',
  quote: 'has seen better days',
  option: null,
  number: null,
  length: null,
  width: null,
};
const bare = { sections: [{ key: 'bedroom', title: 'Bedroom', facts: [] }], job_facts: [] };
const read = (reading: Partial<Reading>) => withReadings(bare, [{ ...nothing, ...reading }], request);
const factsOf = (reading: Partial<Reading>) => {
  const { sections, job_facts } = read(reading);
  return [...job_facts, ...(sections[0]?.facts ?? [])];
};

describe('a model’s reading', () => {
  it('is kept with the place of its words, and is for the customer to confirm', () => {
    expect(factsOf({ option: 'filling' })).toEqual([
      {
        requirement: 'walls.condition',
        value: { type: 'choice', option: 'filling' },
        source: { kind: 'reading', span: [59, 79], quote: 'has seen better days' },
        confidence: 0.7,
      },
    ]);
  });

  it.each<[string, Partial<Reading>]>([
    ['its words are not in the request', { option: 'filling', quote: 'has seen Better days' }],
    ['it has no words', { option: 'filling', quote: ' ' }],
    ['the option is none', { option: 'golden' }],
    ['the requirement is none', { requirement: 'price', option: 'filling' }],
    ['its number is not in its words', { requirement: 'coats', section: null, quote: '2 coats', number: 3 }],
    ['a side is not in its words', { requirement: 'room.size', quote: '4.5 by 3 m', length: 4.5, width: 2 }],
    ['a side is missing', { requirement: 'room.size', quote: '4.5 by 3 m', length: 4.5 }],
    ['it is about a part that is none', { option: 'filling', section: 'kitchen' }],
  ])('is dropped when %s', (_, reading) => {
    expect(factsOf(reading)).toEqual([]);
  });

  it('keeps a size that its words have', () => {
    expect(factsOf({ requirement: 'room.size', quote: '4.5 by 3 m', length: 4.5, width: 3 })).toMatchObject([
      { value: { type: 'dimensions', length: '4.5', width: '3' } },
    ]);
  });

  it('never stands beside what is known already, and never moves the price', () => {
    const extraction = extractSections(request);
    const size = { ...nothing, requirement: 'room.size', quote: '4.5 by 3 m', length: 3, width: 3 };
    const condition = { ...nothing, option: 'poor' };
    const more = withReadings(extraction, [size, condition], request);
    expect(more.sections[0]?.facts.filter(({ requirement }) => requirement === 'room.size')).toHaveLength(1);
    const priced = ({ sections, job_facts }: typeof more) =>
      estimateQuote({
        playbook: bundled('interior-painting'),
        sections,
        jobFacts: job_facts,
        rules: [],
        serviceTypeId: null,
        currency: 'GBP',
        locale: 'en-GB',
        taxRate: 0,
      });
    expect(priced(more)).toEqual(priced(extraction));
  });
});

describe('a model’s candidates', () => {
  const unsure = { confident: false, candidates: [{ service_type: 'fencing', score: 2, probability: 0.5 }] };

  it('come first where no phrase says what it is, and settle nothing', () => {
    const near = { confident: false, candidates: [{ service_type: 'fencing', score: 0.5, probability: 0.5 }] };
    const ranking = [{ service_type: 'wall-tiling', probability: 0.9 }];
    expect(withRanking(near, ranking, playbooks)).toEqual({
      confident: false,
      candidates: [{ service_type: 'wall-tiling', score: 0, probability: 0.9 }, ...near.candidates],
    });
  });

  it('come after what the words say', () => {
    const ranking = [
      { service_type: 'wall-tiling', probability: 0.9 },
      { service_type: 'interior-painting', probability: 0.1 },
      { service_type: 'no-such-work', probability: 1 },
    ];
    expect(withRanking(unsure, ranking, playbooks)).toEqual({
      confident: false,
      candidates: [...unsure.candidates, { service_type: 'wall-tiling', score: 0, probability: 0.9 }],
    });
  });

  it('leave a request alone whose words are sure', () => {
    const sure = { ...unsure, confident: true };
    expect(withRanking(sure, [{ service_type: 'wall-tiling', probability: 1 }], playbooks)).toBe(sure);
  });
});

describe('a model’s wording', () => {
  const ours = new Map([['line', 'Paint walls, 2 coats']]);
  const kept = (said: string) => checkedWordings(ours, [{ key: 'line', text: said }]).get('line');

  it('stands for ours with the same numbers', () => {
    expect(kept('Ściany malować, 2 warstwy')).toBe('Ściany malować, 2 warstwy');
  });

  it.each([
    ['another number', 'Malować ściany, 3 warstwy'],
    ['one number less', 'Malować ściany'],
    ['money', 'Malować ściany, 2 warstwy €'],
    ['an address', 'Malować ściany, 2 warstwy www.example.com'],
    ['markup', 'Malować <b>ściany</b>, 2 warstwy'],
    ['a hidden sign', 'Malować ściany, 2 warstwy\u202e'],
    ['far too many words', `Malować ściany, 2 warstwy ${'bardzo '.repeat(20)}`],
  ])('is dropped for %s', (_, said) => {
    expect(kept(said)).toBeUndefined();
  });

  it('of a text that is none of ours is dropped', () => {
    expect(checkedWordings(ours, [{ key: 'other', text: 'Something' }]).size).toBe(0);
  });
});
