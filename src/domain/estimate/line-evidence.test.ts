import { describe, expect, it } from 'vitest';
import { estimate, stated } from '#tests/support/estimates.ts';
import type { Fact } from './fact.ts';

const [answered] = stated({ 'room.size': [5, 4] });
const said = (length: string, width: string, confidence = 0.95): Fact => ({
  requirement: 'room.size',
  value: { type: 'dimensions', shape: 'rectangular', unit: 'meters', length, width },
  source: { kind: 'request', span: [0, 5], quote: '4 x 3' },
  confidence,
});

function conflictsWith(fact: Fact): string[] {
  const facts = answered ? [fact, answered] : [];
  const { lines } = estimate({ sections: [{ key: 'bedroom', title: 'Bedroom', facts }] });
  const walls = lines.find(({ playbook_line }) => playbook_line === 'walls');
  return (walls?.evidence ?? []).filter(({ text }) => text.includes('the request said')).map(({ text }) => text);
}

describe('a line whose answer says otherwise than the request', () => {
  it('counts by the answer and shows both', () => {
    expect(conflictsWith(said('4', '3'))).toEqual([
      'Room size: the request said 4 × 3 m (“4 x 3”), the answer says 5 × 4 m. The answer counts.',
    ]);
  });

  it('shows nothing when both say the same', () => {
    expect(conflictsWith(said('5', '4'))).toEqual([]);
  });

  it('shows nothing of a doubtful reading, which the customer was asked to put right', () => {
    expect(conflictsWith(said('4', '3', 0.6))).toEqual([]);
  });
});
