import { classNames } from './class-names.ts';

/** A block of the real height; shows itself only after 300 ms, so quick answers never flash. A shade of any ground it is on. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('animate-appear-late rounded-sm bg-(--text-primary)/7', className)} />
  );
}

interface SkeletonRowsProps {
  readonly count: number;
  /** What is being loaded, for assistive technology. */
  readonly label: string;
  readonly rowClassName?: string;
}

const keys = Array.from({ length: 40 }, (_, index) => `row-${index}`);

export function SkeletonRows({ count, label, rowClassName = 'h-10' }: SkeletonRowsProps) {
  return (
    <div role="status" className="flex flex-col gap-px">
      <span className="sr-only">{label}</span>
      {keys.slice(0, count).map((key) => (
        <Skeleton key={key} className={rowClassName} />
      ))}
    </div>
  );
}
