import { describe, expect, test } from 'vitest';
import { followingLines, type WorkedLine } from './following-lines.ts';

const size = { kind: 'response', label: 'Room size', value: '4 × 3 m', text: '' };
const area = '2 × (4.00 + 3.00) × 2.40 = 33.60 m²';

function line(id: string, text: string, drafted: number, fields: Partial<WorkedLine> = {}): WorkedLine {
  const formula = { kind: 'formula', text, value: String(drafted) };
  return { id, componentId: 'hall', quantity: drafted, evidence: [size, formula], ...fields };
}

const walls = line('walls', area, 33.6);
const changed = { ...walls, quantity: 40 };

describe('a line whose quantity was changed', () => {
  test('takes those with it that come from the same formula', () => {
    expect(followingLines(changed, [changed, line('primer', area, 33.6)])).toEqual([{ id: 'primer', quantity: 40 }]);
  });

  test('takes hours at a pace with it in proportion, and goes with them', () => {
    const hours = line('hours', `${area}; 33.60 m² ÷ 8 an hour = 4.2 h`, 4.2);
    expect(followingLines(changed, [changed, hours])).toEqual([{ id: 'hours', quantity: 5 }]);
    expect(followingLines({ ...hours, quantity: 5 }, [walls])).toEqual([{ id: 'walls', quantity: 40 }]);
  });

  test.each<[string, WorkedLine]>([
    ['another formula over the same measure', line('ceiling', '4.00 × 3.00 = 12.00 m²', 12)],
    ['the same formula in another part', line('primer', area, 33.6, { componentId: 'study' })],
    ['a lump sum for what was measured', line('room', area, 1)],
    [
      'the same figure of nothing measured',
      { ...line('visit', area, 33.6), evidence: [{ kind: 'formula', text: area, value: '33.6' }] },
    ],
    [
      'a working that never said what it came to',
      { ...walls, id: 'old', evidence: [size, { kind: 'formula', text: area }] },
    ],
    ['a line that counts so already', { ...line('primer', area, 33.6), quantity: 40 }],
  ])('claims nothing of %s', (_what, other) => {
    expect(followingLines(changed, [changed, other])).toEqual([]);
  });

  test('claims nothing before it is changed', () => {
    expect(followingLines(walls, [walls, line('primer', area, 33.6)])).toEqual([]);
  });
});
