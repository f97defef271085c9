import { expect, test } from 'vitest';
import type { LineItem, QuoteMedia } from '#web/api/quote-types.ts';
import { lineEvidence, linesThatMoveToo } from './line-evidence.ts';

const line = (id: string, evidence: object[], position = 0) =>
  ({ id, position, component_id: 'hall', evidence }) as unknown as LineItem; // nothing else of a line is read
const photo = (id: string, component_id: string | null) => ({ id, component_id, media_type: 'photo' }) as QuoteMedia; // nor of a photo
const size = { kind: 'response', label: 'Room size', value: '4 × 3 m', text: '' };
const height = { kind: 'assumption', label: 'Ceiling height', value: '2.4 m', text: '' };
const what = { kind: 'response', label: 'What to paint', value: 'Walls', text: '' };
const rate = { kind: 'rule', label: 'Walls', value: '£9.50 per m²', text: '' };

test('lines that rest on the same measure move together, the closest first', () => {
  const walls = line('walls', [size, height, what, rate]);
  const paint = line('paint', [size, height], 1);
  const ceiling = line('ceiling', [size], 2);
  const doors = line('doors', [what, rate], 3);
  const moved = linesThatMoveToo(walls, { line_items: [doors, ceiling, paint, walls] });
  expect(moved.map(({ id }) => id)).toEqual(['paint', 'ceiling']);
});

test('the photo a line rests on comes before those of its room and the others', () => {
  const media = [photo('other', null), photo('room', 'hall'), photo('cited', null)];
  const { photos } = lineEvidence(line('a', [{ kind: 'media', id: 'cited', text: '' }]), { media });
  expect(photos.map(({ id }) => id)).toEqual(['cited', 'room', 'other']);
});
