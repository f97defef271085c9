interface Shade {
  readonly background: string;
  /** Black or white, whichever is read better on it. */
  readonly text: string;
  /** Under a pointer: away from the text, so that it stays as readable. */
  readonly hover: string;
}

export interface BrandShades {
  readonly light: Shade;
  readonly dark: Shade;
}

type Rgb = readonly [number, number, number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The darkest that a page is in dark. */
const night: Rgb = [15, 16, 21];
/** WCAG 2.2, 1.4.11: what a control is told from its surroundings by. */
const leastContrast = 3;
const step = 0.05;
const hoverShare = 0.12;

const rgbOf = (hex: string): Rgb => [hexAt(hex, 1), hexAt(hex, 3), hexAt(hex, 5)];
const hexAt = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
const hexOf = (rgb: Rgb): string => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;

const mixed = (from: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(from[0] + (to[0] - from[0]) * share),
  Math.round(from[1] + (to[1] - from[1]) * share),
  Math.round(from[2] + (to[2] - from[2]) * share),
];

/** WCAG's relative luminance. */
function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

function shadeOn(color: Rgb, page: Rgb, towards: Rgb): Shade {
  let background = color;
  for (let share = step; contrast(background, page) < leastContrast && share <= 1; share += step)
    background = mixed(color, towards, share);
  const isDarkish = contrast(background, white) >= contrast(background, black);
  const [text, away] = isDarkish ? [white, black] : [black, white];
  return { background: hexOf(background), text: hexOf(text), hover: hexOf(mixed(background, away, hoverShare)) };
}

/** A provider's colour (#rrggbb) for controls on a light and on a dark page: moved only as far as it takes to be seen there. */
export function brandShades(color: string): BrandShades {
  const rgb = rgbOf(color);
  return { light: shadeOn(rgb, white, black), dark: shadeOn(rgb, night, white) };
}
