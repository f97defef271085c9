import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { asPrimary, type OwnPaletteName, type Palette, palettesIn } from '#web/app/theme/palette.ts';
import tokens from '#web/ui/tokens.css?raw';

const words = {
  'purple-blue': msg`Purple blue`,
  'energy-green': msg`Energy green`,
  'modern-yellow': msg`Modern yellow`,
  pistachio: msg`Pistachio`,
  'brand-black': msg`Brand black`,
  red: msg`Red`,
  green: msg`Green`,
  gray: msg`Gray`,
  neutral: msg`Neutral`,
} as const satisfies Record<OwnPaletteName, MessageDescriptor>;

/** What the product itself takes. */
const standard = 'purple-blue';

/** Pages bring only the colours that they show: all of them come with this choice. */
const palettes = palettesIn(tokens);

interface PaletteChoiceProps {
  readonly chosen: Palette | undefined;
  readonly onChoose: (palette: Palette | undefined) => void;
}

export function PaletteChoice({ chosen, onChoose }: PaletteChoiceProps) {
  const { t } = useLingui();
  const isChosen = (name: OwnPaletteName, palette: Palette): boolean =>
    chosen ? palette[500] === chosen[500] : name === standard;
  return (
    <fieldset className="min-w-0">
      <legend className="type-label mb-1.5">
        <Trans>Primary colour</Trans>
      </legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
        {[...palettes].map(([name, palette]) => (
          <label
            key={name}
            className="flex min-h-11 cursor-pointer items-center gap-2.5 rounded-md bg-surface px-3 py-2 inset-ring inset-ring-(--border-default) hover:inset-ring-(--border-control) has-checked:inset-ring-2 has-checked:inset-ring-(--border-selected) has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="primary-color"
              value={name}
              checked={isChosen(name, palette)}
              onChange={() => onChoose(name === standard ? undefined : asPrimary(palette))}
              className="sr-only"
            />
            <span
              aria-hidden="true"
              className="size-5 flex-none rounded-full border border-control"
              style={{ background: palette[500] }}
            />
            <span className="min-w-0">{t(words[name])}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
