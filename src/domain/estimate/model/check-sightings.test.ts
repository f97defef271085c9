import { describe, expect, it } from 'vitest';
import { bundled } from '#tests/support/bundled-playbooks.ts';
import { estimateQuote } from '../estimate-quote.ts';
import { extractSections } from '../extract-sections.ts';
import { withPhotoFacts } from '../facts/with-photo-facts.ts';
import { factsFromAnswers } from '../facts-from-answers.ts';
import { mergeFacts } from '../merge-facts.ts';
import { planFollowUps } from '../plan-follow-ups.ts';
import { checkedCaption, checkSightings, placeOfPhoto, type Sighting, visibleRequirements } from './check-sightings.ts';

const request = {
  text: 'Please paint our bedroom, 4 x 3 m, walls only. There is no damp.',
  locale: 'en-GB',
  playbook: bundled('interior-painting'),
} as const;
const extraction = extractSections(request);
const job = { ...request, sections: extraction.sections, jobFacts: extraction.job_facts };
const place = placeOfPhoto(extraction.sections, null);
const offered = visibleRequirements(job, place);
const nothing: Sighting = { requirement: 'walls.condition', option: null, flag: null, count: null, certainty: 0.9 };
const see = (...sightings: Partial<Sighting>[]) =>
  checkSightings(
    sightings.map((one) => ({ ...nothing, ...one })),
    offered,
    { mediaId: 'photo', place },
  );

describe('what a photo can tell', () => {
  it('is what nobody has stated, and hazards whatever was stated; never a size, nor what kind of room it is', () => {
    const keys = offered.map(({ key }) => key);
    expect(keys).toEqual(expect.arrayContaining(['walls.condition', 'walls.damp']));
    expect(keys).not.toContain(bundled('interior-painting').sections.requirement);
    expect(offered.filter(({ type }) => type === 'dimensions' || type === 'number')).toEqual([]);
  });

  it('is about no part where the job has several and the photo belongs to none', () => {
    const { sections } = extractSections({ ...request, text: 'Please paint the kitchen and the bedroom.' });
    expect(placeOfPhoto(sections, null)).toBeNull();
    expect(placeOfPhoto(sections, 'kitchen')?.key).toBe('kitchen');
  });
});

describe('what a model sees in a photo', () => {
  it('is never sure, however sure the model says it is', () => {
    expect(see({ option: 'poor', certainty: 1 })).toEqual([
      {
        section_key: 'bedroom',
        fact: {
          requirement: 'walls.condition',
          value: { type: 'choice', option: 'poor' },
          source: { kind: 'media', media_id: 'photo' },
          confidence: 0.7,
        },
      },
    ]);
  });

  it.each<[string, Partial<Sighting>[]]>([
    ['the requirement is none', [{ requirement: 'price', option: 'poor' }]],
    ['the requirement is a size', [{ requirement: 'room.size', count: 3 }]],
    ['the option is another requirement’s', [{ option: 'walls' }]],
    ['it has no option', [{ flag: true, count: 2 }]],
    ['it says two things at once', [{ option: 'poor' }, { option: 'good' }]],
    ['it is hardly certain', [{ option: 'poor', certainty: 0.4 }]],
    ['its certainty is none', [{ option: 'poor', certainty: 7 }]],
    ['it finds that a hazard is not there', [{ requirement: 'walls.damp', flag: false }]],
  ])('is dropped when %s', (_, sightings) => {
    expect(see(...sightings)).toEqual([]);
  });

  it('moves no quantity and no price, whatever it is', () => {
    const pricing = { rules: [], serviceTypeId: null, currency: 'GBP', taxRate: 20, urgency: null } as const;
    const money = (known: typeof extraction) => {
      const { lines, range, assumptions } = estimateQuote({
        ...job,
        ...pricing,
        sections: known.sections,
        jobFacts: known.job_facts,
      });
      return { range, assumptions, lines: lines.map((line) => [line.playbook_line, line.quantity, line.confidence]) };
    };
    const all = offered.flatMap(({ key, type, options = [] }) =>
      options.length > 0
        ? see({ requirement: key, option: options.at(-1) ?? null, count: type === 'counts' ? 9 : null })
        : see({ requirement: key, flag: true }),
    );
    expect(all.length).toBeGreaterThan(3);
    expect(money(withPhotoFacts(extraction, all))).toEqual(money(extraction));
  });
});

describe('a hazard in a photo', () => {
  const followUps = (questions: Parameters<typeof planFollowUps>[0]['questions']) => {
    const known = mergeFacts(extraction, factsFromAnswers({ playbook: bundled('interior-painting'), questions }));
    const { sections, job_facts } = withPhotoFacts(known, see({ requirement: 'walls.damp', flag: true }));
    return planFollowUps({ ...job, sections, jobFacts: job_facts, questions }).filter(
      ({ origin }) => origin === 'media_discovery',
    );
  };
  const asked = {
    id: 'asked',
    sectionKey: null,
    questionKey: 'q.hazards',
    requirementKey: 'home.pre_1980',
    type: 'MultipleChoice',
    config: { options: [{ id: 'home.pre_1980' }, { id: 'work.high' }, { id: 'none' }] },
    answer: { type: 'MultipleChoice', value: { selected: ['none'] } },
    status: 'completed',
  } as const;

  it('is asked about though the request says that there is none, and nothing else with it', () => {
    const [question, ...others] = followUps([asked]);
    expect(others).toEqual([]);
    expect(question).toMatchObject({ requirement_key: 'walls.damp', urgency: 'high', prefill: null });
    expect(question?.config.options).toMatchObject([{ id: 'walls.damp' }, { id: 'none' }, { id: 'unsure' }]);
  });

  it('is not asked about again once it was', () => {
    const options = [{ id: 'walls.damp' }, { id: 'none' }];
    expect(followUps([{ ...asked, requirementKey: 'walls.damp', config: { options } }])).toEqual([]);
  });
});

describe('a model’s words under a photo', () => {
  it('are one short line', () => {
    expect(checkedCaption(' A wall\n with a\u202E crack ')).toBe('A wall with a crack');
    expect(checkedCaption('x'.repeat(400))).toHaveLength(120);
    expect(checkedCaption(`${'A wall, '.repeat(14)}and skirting boards`)).toMatch(/^A wall, .* A wall, and…$/);
  });

  it.each(['', ' ', 'see https://example.org', '<b>wall</b>', 'costs £1', 'mail me@example.org'])(
    'are left out when they are %j',
    (text) => {
      expect(checkedCaption(text)).toBeNull();
    },
  );
});
