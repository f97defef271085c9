import { useLingui } from '@lingui/react/macro';
import { numberText } from '#domain/measure/number-text.ts';
import { Slider } from '#web/ui/slider.tsx';
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

/** From and to on one line. */
export function TwoThumbSlider({ min, max, step = 1, unit, locale, from, to, ...props }: TwoThumbSliderProps) {
  const { t } = useLingui();
  const within = (value: number) => Math.min(max, Math.max(min, value));
  const low = within(from ?? min);
  const high = Math.max(low, within(to ?? max));
  return (
    <Slider
      min={min}
      max={max}
      step={step}
      values={[low, high]}
      onValuesChange={([first = min, second = max]) => props.onMove(first, second)}
      labels={[t`From`, t`Up to`]}
      valueText={(value) => (unit ? `${numberText(value, locale)} ${unit}` : numberText(value, locale))}
      describedBy={props.describedBy}
    />
  );
}
