import type { ComponentProps } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { SelectChevron } from '#web/ui/select.tsx';
import { cellLook } from './cell-look.ts';

type CellSelectProps = ComponentProps<'select'> & {
  /** Figures align right, so their chevron stands at the left. */
  readonly isFigure?: boolean;
};

/** A choice in a cell: text until it is pointed at or in use, then plainly a select. Below the desk it is always framed. */
export function CellSelect({ isFigure = false, className, children, ...rest }: CellSelectProps) {
  return (
    <span className="group/select relative block">
      <select
        {...rest}
        className={classNames(
          cellLook,
          'cursor-pointer appearance-none text-ellipsis',
          isFigure ? 'text-right max-lg:pl-6' : 'group-focus-within/select:pr-6 group-hover/select:pr-6 max-lg:pr-6',
          className,
        )}
      >
        {children}
      </select>
      <SelectChevron
        className={classNames(
          'lg:opacity-0 lg:group-focus-within/select:opacity-100 lg:group-hover/select:opacity-100',
          isFigure ? 'left-1' : 'right-1',
        )}
      />
    </span>
  );
}
