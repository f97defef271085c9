import { Slider as Radix } from 'radix-ui';

interface SliderProps {
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  /** One thumb for each value, in order. */
  readonly values: readonly number[];
  readonly onValuesChange: (values: number[]) => void;
  /** The thumbs' names. */
  readonly labels: readonly string[];
  /** A value as it is read out and shown at the ends. */
  readonly valueText: (value: number) => string;
  readonly describedBy?: string | undefined;
}

// The circle is what is seen, the square around it what a finger hits.
const thumbClass =
  'grid size-11 cursor-grab touch-none place-items-center rounded-full active:cursor-grabbing ' +
  'before:size-6 before:rounded-full before:border-2 before:border-selected before:bg-surface before:shadow-1 before:content-[""] ' +
  'focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus';

/** One or more values on one line. Arrow keys move by a step, page keys by ten, Home and End to the ends. */
export function Slider({ min, max, step = 1, values, labels, valueText, ...props }: SliderProps) {
  return (
    <div className="grid gap-1">
      <Radix.Root
        className="relative flex h-11 touch-none items-center select-none"
        min={min}
        max={max}
        step={step}
        value={[...values]}
        onValueChange={props.onValuesChange}
      >
        <Radix.Track className="relative h-2 flex-1 rounded-full bg-sunken inset-ring inset-ring-(--border-control)">
          <Radix.Range className="absolute h-full rounded-full bg-action-primary" />
        </Radix.Track>
        {labels.map((label, index) => (
          <Radix.Thumb
            key={label}
            className={thumbClass}
            aria-label={label}
            aria-valuetext={valueText(values[index] ?? min)}
            aria-describedby={props.describedBy}
          />
        ))}
      </Radix.Root>
      <div aria-hidden="true" className="type-small flex justify-between text-secondary tabular-nums">
        <span>{valueText(min)}</span>
        <span>{valueText(max)}</span>
      </div>
    </div>
  );
}
