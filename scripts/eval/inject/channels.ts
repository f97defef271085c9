import type { EvalCase } from '../cases/case-schemas.ts';

/** How a text gets into the engine: what a customer asks, answers, photographs, is called; what a provider's lines say. */
export const waysIn = ['request', 'answers', 'media', 'names', 'items'] as const;
export type WayIn = (typeof waysIn)[number];

/** A message of the talk is no input of an estimate; it is tried where the customer's own words are. */
const channels: Readonly<Record<string, readonly WayIn[]>> = {
  request_text: ['request'],
  request: ['request'],
  answer_text: ['answers'],
  answer: ['answers'],
  transcript: ['answers'],
  voice_transcript: ['answers'],
  audio: ['answers'],
  message: ['answers'],
  file_name: ['media'],
  filename: ['media'],
  image_text: ['media'],
  image: ['media'],
  customer_name: ['names'],
  service_name: ['items'],
  rule_name: ['items'],
  item_text: ['items'],
  item_description: ['items'],
  line_item: ['items'],
};

/** The ways of a channel; one that is not known is tried by every way. */
export function waysOf(channel: string): readonly WayIn[] {
  const name = channel.toLowerCase().replace(/[\s-]+/g, '_');
  return Object.hasOwn(channels, name) ? (channels[name] ?? waysIn) : waysIn;
}

/** What goes in by each way; nothing where a way is not used. */
export type Texts = Readonly<Partial<Record<WayIn, string>>>;

/** All payloads of a case by their ways, each put through `change`. */
export function textsOf(one: EvalCase<'inject'>, change: (payload: string, isMain: boolean) => string): Texts {
  const texts: Partial<Record<WayIn, string>> = {};
  const parts = [{ ...one, isMain: true }, ...(one.also ?? []).map((part) => ({ ...part, isMain: false }))];
  for (const { channel, payload, isMain } of parts) {
    for (const way of waysOf(channel)) {
      texts[way] = [texts[way], change(payload, isMain)].filter(Boolean).join(' ');
    }
  }
  return texts;
}
