import { useMemo, useSyncExternalStore } from 'react';
import { keptText } from '../kept-text.ts';
import { isShade, type Palette } from './palette.ts';

/** The look of the app in this browser, as styles read it (R3.10). What is missing is as the product has it. */
export interface ThemePreferences {
  readonly primaryColor?: Palette | undefined;
  /** The step that every distance is a multiple of, such as 0.25rem. */
  readonly spacing?: string | undefined;
  /** Of buttons and panels, such as 10px; the others follow. */
  readonly borderRadius?: string | undefined;
}

/** As the script at the top of each page reads it. */
const kept = keptText('theme-preferences');

const isColor = (value: unknown): value is string => typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
const isLength = (value: unknown): value is string => typeof value === 'string' && /^\d+(\.\d+)?(px|rem)$/.test(value);

/** What can be used of what is kept. */
export function readPreferences(text: string | null): ThemePreferences {
  const { primaryColor, spacing, borderRadius } = objectIn(text);
  const colors = Object.entries(primaryColor ?? {}).filter(([shade, color]) => isShade(shade) && isColor(color));
  return {
    ...(colors.length > 0 && { primaryColor: Object.fromEntries(colors) }),
    ...(isLength(spacing) && { spacing }),
    ...(isLength(borderRadius) && { borderRadius }),
  };
}

function objectIn(text: string | null): Partial<Record<keyof ThemePreferences, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** The properties that the styles read, by name. */
export function propertiesOf({ primaryColor = {}, spacing, borderRadius }: ThemePreferences): Map<string, string> {
  return new Map([
    ...Object.entries(primaryColor).map(([shade, color]) => [`--primary-${shade}`, color] as const),
    ...(spacing ? [['--spacing', spacing] as const] : []),
    ...(borderRadius ? [['--radius', borderRadius] as const] : []),
  ]);
}

let shown = new Map<string, string>();

function show(): void {
  const { style } = document.documentElement;
  const wanted = propertiesOf(readPreferences(kept.read()));
  for (const name of shown.keys()) if (!wanted.has(name)) style.removeProperty(name);
  for (const [name, value] of wanted) style.setProperty(name, value);
  shown = wanted;
}

function subscribe(onChange: () => void): () => void {
  shown = propertiesOf(readPreferences(kept.read()));
  return kept.subscribe(() => {
    show();
    onChange();
  });
}

export function useThemePreferences() {
  const text = useSyncExternalStore(subscribe, kept.read, () => null);
  const preferences = useMemo(() => readPreferences(text), [text]);
  return {
    preferences,
    change: (changed: ThemePreferences) => {
      const text = JSON.stringify({ ...preferences, ...changed });
      kept.keep(text === '{}' ? null : text);
    },
    reset: () => kept.keep(null),
  };
}
