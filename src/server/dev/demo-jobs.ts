import type { Locale } from '#domain/locale.ts';
import type { QuoteStatus } from '#domain/quote/status.ts';
import type { Scene } from './draw-photo.ts';

/** One job of the demo: what was asked, by whom, and how far it has come. */
export interface DemoJob {
  readonly request: string;
  readonly title: string;
  readonly customer: { readonly name: string; readonly email: string; readonly address: string };
  readonly locale?: Locale;
  readonly until: QuoteStatus;
  readonly photos: readonly Scene[];
  /** Answers by requirement; the rest is answered with the middle of things. */
  readonly answers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly note?: string;
  /** Words of the customer after the quote was sent. */
  readonly says?: string;
  readonly declines?: { readonly reason: string; readonly message: string };
  /** How long ago it was asked for. */
  readonly hoursAgo: number;
}

const choose = (...selected: string[]) => ({ selected });
const person = (name: string, address: string) => ({
  name,
  address: `${address}, Exampleton`,
  email: `${name
    .split(' ')[0]
    ?.normalize('NFD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()}@customer.example`,
});

const fenceAnswers = {
  'fence.type': choose('closeboard'),
  'post.type': choose('concrete'),
  'gravel.boards': choose('wanted'),
  'old.fence': choose('remove'),
  'services.buried': choose('none'),
} as const;

/** Oldest first; three trades, every state a quote can be in. Everybody in it is invented. */
export const demoJobs: readonly DemoJob[] = [
  {
    title: 'Front picket fence, 9 m',
    request: 'New 1.2 m picket fence along the front please, 9 m long, nothing there at the moment. No gate.',
    customer: person('Henrik Sørensen-Example', '21 Sample Street'),
    until: 'accepted',
    photos: ['garden'],
    hoursAgo: 24 * 31,
  },
  {
    title: 'Living room, walls and ceiling',
    request:
      'Hi, could you quote for painting our living room? It is about 5 x 4 m, walls and ceiling, and the walls have a few cracks. Thanks, Maria',
    customer: person('Maria Lindqvist-Example', '4 Sample Row'),
    until: 'accepted',
    photos: ['room'],
    note: 'Thank you, Maria. I have allowed for filling the cracks you photographed; two coats will cover well.',
    says: 'Lovely, see you on Monday. The key is with our neighbour at number 6.',
    hoursAgo: 24 * 17,
  },
  {
    title: 'Kitchen splashback in white metro tiles',
    request: 'Need the splashback in the kitchen tiled, 3.2 m long and 60 cm high, white metro tiles please.',
    customer: person('Bea Beispiel-Sample', '12 Mock Lane'),
    until: 'expired',
    photos: ['bathroom'],
    note: 'Happy to start within three weeks of your yes.',
    hoursAgo: 24 * 45,
  },
  {
    title: 'Hall, stairs and landing',
    request:
      'How much to paint our hall, stairs and landing? Ceilings too. House is from 1932, wallpaper has to come off.',
    customer: person('Jo Sampleton', '9 Mock Mews'),
    until: 'rejected',
    photos: ['room'],
    declines: {
      reason: 'price',
      message: 'Thank you for the careful quote. My brother-in-law offered to do it with me.',
    },
    hoursAgo: 24 * 12,
  },
  {
    title: 'Zwei Schlafzimmer streichen',
    request: 'Guten Tag, wir möchten zwei Schlafzimmer streichen lassen, 3,5 x 3 m und 4 x 3 m, nur die Wände.',
    customer: person('Petra Muster-Beispiel', '17 Specimen Lane'),
    locale: 'de-DE',
    until: 'sent',
    photos: ['room'],
    note: 'Vielen Dank für Ihre Anfrage. Beide Zimmer schaffen wir in zwei Tagen.',
    hoursAgo: 24 * 4,
  },
  {
    title: 'Side fence with a gate, 8 m',
    request:
      'The wind took down three fence panels on the left side. 8 m long, 1.8 m high, lap panels, and a gate please.',
    customer: person('Åse Eksempel', '2 Trial Terrace'),
    until: 'sent',
    photos: ['fence', 'fence_post'],
    answers: { 'post.type': choose('timber'), 'services.buried': choose('none') },
    note: 'Hi Åse, I would set the new posts in concrete so that the next storm leaves them alone. Ask me anything.',
    says: 'Can you match the colour of the old fence?',
    hoursAgo: 30,
  },
  {
    title: 'Bathroom walls, old tiles off',
    request:
      'Hello,\n- bathroom\n- two walls, 2.4 m high, 3 m and 1.8 m long\n- old tiles off first\n- we have the tiles\nThanks, Paweł',
    customer: person('Paweł Przykład', '31 Dummy Drive'),
    until: 'failed',
    photos: ['bathroom'],
    hoursAgo: 28,
  },
  {
    title: 'Kitchen walls before Christmas',
    request: 'Kitchen walls 12ft x 10ft need a fresh coat before Christmas. Colour will be a strong green.',
    customer: person('Daniel Testworth', '8 Fixture Road'),
    until: 'ready_for_estimate',
    photos: ['room'],
    hoursAgo: 7,
  },
  {
    title: 'Shower walls, 2.7 by 2.1 m',
    request: 'Could you tile our shower? 2.7 x 2.1 m in total, porcelain tiles, you bring them.',
    customer: person('Noor Voorbeeld', '5 Placeholder Place'),
    until: 'processing',
    photos: ['bathroom'],
    hoursAgo: 5,
  },
  {
    title: 'Bedroom, dark blue to white',
    request: 'Please paint our bedroom, it was dark blue and we want it white.',
    customer: person('Chiara Esempio', '40 Demo Drive'),
    until: 'awaiting_customer',
    photos: [],
    hoursAgo: 22,
  },
  {
    title: 'Replace back-garden fence, 13.5 m',
    request:
      'Hi, about 45 ft of 6 ft closeboard at the back, two posts have rotted and one panel is gone, so we need it replaced. Could you offer a gate as well? Thanks, Sam',
    customer: person('Sam Samplesson', '14 Pretend Park'),
    until: 'provider_review',
    photos: ['fence', 'fence_post', 'garden'],
    answers: { ...fenceAnswers, ground: choose('unsure'), gate: choose('none') },
    hoursAgo: 3,
  },
  {
    title: 'Garden fence, both sides',
    request: 'Quote for a new fence please, left side is 12 m long and the right side is 8 m long, 1.8 m high.',
    customer: person('Ola Nordmann-Eksempel', '3 Invented Avenue'),
    until: 'draft',
    photos: [],
    hoursAgo: 1,
  },
];
