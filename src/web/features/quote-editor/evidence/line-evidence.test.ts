import { expect, test } from 'vitest';
import type { LineItem, QuoteMedia } from '#web/api/quote-types.ts';
import { lineEvidence } from './line-evidence.ts';

const line = (id: string, evidence: object[], position = 0) =>
  ({ id, position, component_id: 'hall', evidence }) as unknown as LineItem; // nothing else of a line is read
const photo = (id: string, component_id: string | null) => ({ id, component_id, media_type: 'photo' }) as QuoteMedia; // nor of a photo

test('the photo a line rests on comes before those of its room and the others', () => {
  const media = [photo('other', null), photo('room', 'hall'), photo('cited', null)];
  const { photos } = lineEvidence(line('a', [{ kind: 'media', id: 'cited', text: '' }]), { media });
  expect(photos.map(({ id }) => id)).toEqual(['cited', 'room', 'other']);
});
