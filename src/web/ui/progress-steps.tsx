import { classNames } from './class-names.ts';

interface ProgressStepsProps {
  /** Steps behind the reader. */
  readonly done: number;
  readonly total: number;
  /** In words, such as "Question 4 of 9". */
  readonly label: string;
}

const keys = Array.from({ length: 60 }, (_, index) => `step-${index}`);

/** One segment a step; the present one is half full. Beyond 24 steps one bar, since segments would vanish. */
export function ProgressSteps({ done, total, label }: ProgressStepsProps) {
  const isBar = total > 24;
  const share = total > 0 ? Math.min(1, done / total) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={Math.min(done, total)}
      aria-valuetext={label}
      className="flex gap-1"
    >
      {isBar ? (
        <span className="h-1 flex-1 overflow-hidden rounded-full bg-(--border-default)">
          <span className="block h-full rounded-full bg-action-primary" style={{ width: `${share * 100}%` }} />
        </span>
      ) : (
        keys.slice(0, total).map((key, index) => (
          <span key={key} className="h-1 flex-1 overflow-hidden rounded-full bg-(--border-default)">
            <span
              className={classNames(
                'block h-full rounded-full bg-action-primary transition-[width] duration-(--duration-base) ease-standard',
                index < done ? 'w-full' : index === done ? 'w-1/2' : 'w-0',
              )}
            />
          </span>
        ))
      )}
    </div>
  );
}
