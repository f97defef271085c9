import { anyWritten, ofPastes } from './paste-words.ts';

/** A line of a chat: when, who, and what was said. */
export interface ChatLine {
  readonly speaker: string | null;
  readonly said: string;
}

const date = String.raw`(?:\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|(?:\p{L}{2,9}\.?,?\s)?\d{1,2}\.?\s\p{L}{3,10}\.?(?:\s\d{4})?)`;
const time = String.raw`\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?`;
const speaker = String.raw`(?:(?<who>[^:\n]{1,40}):(?:\s+|$))?`;

const stamps = ofPastes(() => {
  const between = String.raw`,?\s+(?:(?:${anyWritten('at_time')})\s+)?`;
  return [
    // [12/05/2026, 09:14:33] Mara: … · 12.05.26, 09:14 - Mara: …
    new RegExp(String.raw`^\[?${date}${between}${time}\]?\s*(?:[-–—]\s*|:\s+)?${speaker}(?<said>.*)$`, 'iu'),
    // [09:14] Mara: … · [09:14, 12/05/2026] Mara: …
    new RegExp(String.raw`^\[${time}(?:,?\s+${date})?\]\s*${speaker}(?<said>.*)$`, 'iu'),
    // 09:14 Mara: … · 09:14 - Mara: …
    new RegExp(String.raw`^${time}\s*[-–—]?\s*(?<who>[^:\d\n]{1,40}):\s+(?<said>.*)$`, 'iu'),
    // Mara Muster, [12.05.2026 09:14], the words on the next line
    new RegExp(String.raw`^(?<who>\p{Lu}[^:\d[\]\n]{0,39}?),?\s+\[?(?:${date}${between})?${time}\]?:?(?<said>)$`, 'u'),
  ];
});

/** A line's stamp taken apart; null where the line has none. */
export function readStamp(line: string): ChatLine | null {
  for (const shape of stamps()) {
    const found = shape.exec(line.trim());
    if (found) return { speaker: found.groups?.who?.trim() || null, said: found.groups?.said?.trim() ?? '' };
  }
  return null;
}
