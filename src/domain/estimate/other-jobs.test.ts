import { describe, expect, it } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { playbooks } from '#tests/support/bundled-playbooks.ts';
import { otherJobs } from './other-jobs.ts';

const named = (text: string, service: string, locale: Locale = 'en-GB') =>
  otherJobs({ text, locale, service, playbooks }).map(
    ({ service_type, span }) => `${service_type}: ${text.slice(...span)}`,
  );

describe('work that a request asks for beside its job', () => {
  it('is named with its words', () => {
    const text = 'Could you fit a new kitchen tap and, while you are here, tile the splashback 2 x 0.6 m?';
    expect(named(text, 'tap-replacement')).toEqual(['wall-tiling: tile the splashback 2 x 0.6 m']);
    expect(named(text, 'wall-tiling')).toEqual(['tap-replacement: Could you fit a new kitchen tap and']);
  });

  it('is named once, in any language', () => {
    const text =
      'Bitte Laminat im Flur verlegen. Außerdem Zaun streichen, der Zaun ist 10 m lang, neuer Zaun vielleicht.';
    expect(named(text, 'laminate-wood-flooring', 'de-DE').filter((job) => job.startsWith('fencing'))).toHaveLength(1);
  });

  it('is not what belongs to the job itself, nor finished work', () => {
    expect(
      named('Paint the hall and the lounge, walls and ceiling, fill the cracks first.', 'interior-painting'),
    ).toEqual([]);
    expect(named('Paint the hall, please. The bathroom floor has already been tiled.', 'interior-painting')).toEqual(
      [],
    );
  });
});
