import { useLingui } from '@lingui/react/macro';
import { Slider } from 'radix-ui';
import { numberText } from '#domain/measure/number-text.ts';
import type { InputProps } from './input-props.ts';

interface TwoThumbSliderProps extends Pick<InputProps<'RangeSlider'>, 'locale' | 'describedBy'> {
  readonly min: number;
  readonly max: number;
  readonly step: number | undefined;
  readonly unit: string | undefined;
  readonly from: number | null;
  readonly to: number | null;
  readonly onMove: (from: number, to: number) => void;
}

// The circle is what is seen, the square around it what a finger hits.
const thumbClass =
  'grid size-11 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing ' +
  'before:size-6 before:rounded-full before:border-2 before:border-selected before:bg-surface before:shadow-1 before:content-[""] ' +
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus';

/** From and to on one line. Arrow keys move by a step, page keys by ten, Home and End to the ends. */
export function TwoThumbSlider({ min, max, step = 1, unit, locale, from, to, ...props }: TwoThumbSliderProps) {
  const { t } = useLingui();
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const low = within(from ?? min);
  const high = Math.max(low, within(to ?? max));
  const words = (value: number) => (unit ? `${numberText(value, locale)} ${unit}` : numberText(value, locale));
  return (
    <div className="grid gap-1">
      <Slider.Root
        className="relative flex h-11 touch-none items-center select-none"
        min={min}
        max={max}
        step={step}
        value={[low, high]}
        onValueChange={([first = min, second = max]) => props.onMove(first, second)}
      >
        <Slider.Track className="relative h-2 flex-1 rounded-full bg-sunken inset-ring inset-ring-(--border-control)">
          <Slider.Range className="absolute h-full rounded-full bg-action-primary" />
        </Slider.Track>
        <Slider.Thumb
          className={thumbClass}
          aria-label={t`From`}
          aria-valuetext={words(low)}
          aria-describedby={props.describedBy}
        />
        <Slider.Thumb
          className={thumbClass}
          aria-label={t`Up to`}
          aria-valuetext={words(high)}
          aria-describedby={props.describedBy}
        />
      </Slider.Root>
      <div aria-hidden="true" className="type-small flex justify-between text-secondary tabular-nums">
        <span>{words(min)}</span>
        <span>{words(max)}</span>
      </div>
    </div>
  );
}
