import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { ratePhoto } from './rate-photo.ts';

function plain(background: string, width = 1200, height = 900): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

/** Sharp everywhere, as little else is. */
function noise(width = 1200, height = 900): Sharp {
  const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#888', noise: grain } });
}

const rate = async (image: Sharp) => ratePhoto(await image.jpeg().toBuffer());

describe('a photo', () => {
  test('sharp all over and well lit is good', async () => {
    expect(await rate(noise())).toEqual({ rating: 'good', reason: null });
  });

  test('sharp in one corner before a plain wall is not blurred', async () => {
    const corner = await noise(600, 450).png().toBuffer();
    const photo = plain('#888').composite([{ input: corner, left: 600, top: 450 }]);
    expect((await rate(photo)).rating).not.toBe('low');
  });

  test('blurred heavily is low', async () => {
    const blurred = sharp(await noise().png().toBuffer()).blur(25);
    expect(await rate(blurred)).toEqual({ rating: 'low', reason: 'blurred' });
  });

  test('all black is low, for it is too dark', async () => {
    expect(await rate(plain('#000'))).toEqual({ rating: 'low', reason: 'too_dark' });
  });

  test('all white is low, for it is too bright', async () => {
    expect(await rate(plain('#fff'))).toEqual({ rating: 'low', reason: 'too_bright' });
  });

  test('sharp but small is average', async () => {
    expect(await rate(noise(400, 300))).toEqual({ rating: 'average', reason: 'too_small' });
  });
});
