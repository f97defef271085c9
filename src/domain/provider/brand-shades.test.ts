import { expect, test } from 'vitest';
import { brandShades } from './brand-shades.ts';

test('a colour that is seen on both pages stays, with the text that is read best on it', () => {
  expect(brandShades('#0f766e').light).toMatchObject({ background: '#0f766e', text: '#ffffff' });
  expect(brandShades('#f59e0b').dark).toMatchObject({ background: '#f59e0b', text: '#000000' });
});

test('a pale one becomes darker on a light page, and a dark one lighter on a dark page', () => {
  expect(brandShades('#ffff00').light.background).not.toBe('#ffff00');
  expect(brandShades('#ffff00').dark.background).toBe('#ffff00');
  expect(brandShades('#000040').dark.background).not.toBe('#000040');
  expect(brandShades('#000040').light.background).toBe('#000040');
});

const channels = ['00', '33', '66', '99', 'cc', 'ff'];
const colors = channels.flatMap((r) => channels.flatMap((g) => channels.map((b) => `#${r}${g}${b}`)));

test('any colour is told from the page by 3 to 1, and its text read by 4.5 to 1', () => {
  for (const color of colors) {
    const { light, dark } = brandShades(color);
    expect(contrast(light.background, '#ffffff'), color).toBeGreaterThanOrEqual(3);
    expect(contrast(dark.background, '#0f1015'), color).toBeGreaterThanOrEqual(3);
    for (const { background, text, hover } of [light, dark]) {
      expect(contrast(background, text), color).toBeGreaterThanOrEqual(4.5);
      expect(contrast(hover, text), color).toBeGreaterThanOrEqual(4.5);
    }
  }
});

/** Written out from WCAG 2.2 once more, so that the rule is not measured by itself. */
function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [one, other]
    .map((hex) => {
      const parts = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
      const [r = 0, g = 0, b = 0] = parts.map((part) =>
        part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}
