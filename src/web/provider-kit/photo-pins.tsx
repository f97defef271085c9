import { useLingui } from '@lingui/react/macro';
import type { QuoteMedia } from '#web/api/quote-types.ts';
import { classNames } from '#web/ui/class-names.ts';

export type PhotoPin = QuoteMedia['pins'][number];

interface PinNumberProps {
  readonly number: number;
  /** Belongs to something else than what the photo is shown for. */
  readonly isQuiet?: boolean;
  readonly className?: string;
}

/** A pin's number as it stands on the photo and in the list beside it. */
export function PinNumber({ number, isQuiet = false, className }: PinNumberProps) {
  return (
    <span
      className={classNames(
        'type-caption grid size-6 flex-none place-items-center rounded-full border-2 font-semibold tabular-nums',
        isQuiet
          ? 'border-control bg-surface text-primary'
          : 'border-current bg-attention-strong text-attention-on-strong',
        className,
      )}
    >
      {number}
    </span>
  );
}

interface PinsOverProps {
  readonly pins: readonly PhotoPin[];
  readonly isQuiet?: (pin: PhotoPin) => boolean;
}

/** The pins of a photo over it; the box around has to be the photo's own. */
export function PinsOver({ pins, isQuiet }: PinsOverProps) {
  const { t } = useLingui();
  return pins.map((pin) => (
    <span
      key={pin.id}
      role="img"
      aria-label={pin.note ? t`Mark ${pin.number}: ${pin.note}` : t`Mark ${pin.number}`}
      title={pin.note ?? undefined}
      style={{ left: `${pin.x * 100}%`, top: `${pin.y * 100}%` }}
      className="pointer-events-none absolute -translate-x-1/2 -translate-y-1/2"
    >
      <PinNumber number={pin.number} isQuiet={isQuiet?.(pin) ?? false} />
    </span>
  ));
}
