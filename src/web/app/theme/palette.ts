/** R9.8. `primary` is the one that the product itself takes, and what is chosen takes its place. */
export const paletteNames = [
  'primary',
  'gray',
  'red',
  'green',
  'purple-blue',
  'energy-green',
  'brand-black',
  'modern-yellow',
  'pistachio',
  'neutral',
] as const;
export type PaletteName = (typeof paletteNames)[number];
/** Whose colours are its own. */
export type OwnPaletteName = Exclude<PaletteName, 'primary'>;

export const shades = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900', '950'] as const;
type Shade = (typeof shades)[number];
export type Palette = Partial<Record<Shade, string>>;

export const isShade = (text: string): text is Shade => shades.some((shade) => shade === text);

/** The palettes in the tokens of the styles, by name; `primary` is another's name there. */
export function palettesIn(css: string): ReadonlyMap<OwnPaletteName, Palette> {
  const colors = new Map([...css.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, color]) => [name, color]));
  const paletteOf = (name: OwnPaletteName): Palette =>
    Object.fromEntries(shades.map((shade) => [shade, colors.get(`${name}-${shade}`)]));
  return new Map(paletteNames.filter((name) => name !== 'primary').map((name) => [name, paletteOf(name)]));
}

function luminance(color: string): number {
  const linear = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0);
}

/** As WCAG 2 counts it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** AA, for text. */
export const readable = 4.5;

/** From this shade on a palette carries white text, or is text on paper, in the light theme. */
const firstStrong = shades.indexOf('600');

/**
 * The palette as the primary one: where a brighter colour is too light below white text, its darker shades move up
 * until they carry it, so that whatever is chosen stays readable.
 */
export function asPrimary(palette: Palette): Palette {
  const colors = shades.map((shade) => palette[shade]);
  const strong = colors.findIndex((color, at) => at >= firstStrong && color && contrast(color, '#ffffff') >= readable);
  const shift = Math.max(0, strong - firstStrong);
  const moved = shades.map((shade, at) => {
    const from = at < firstStrong || at === shades.length - 1 ? at : Math.min(at + shift, shades.length - 1);
    return [shade, colors[from]] as const;
  });
  return Object.fromEntries(moved.filter(([, color]) => color !== undefined));
}
