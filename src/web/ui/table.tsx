import { Trans } from '@lingui/react/macro';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

interface TableProps {
  /** Read out before the table; not shown. */
  readonly caption: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Rows of 40 px, numbers that line up. Scrolls sideways inside itself where it is too wide. */
export function Table({ caption, className, children }: TableProps) {
  return (
    <div className="-mx-1 min-w-0 overflow-x-auto px-1">
      <table className={classNames('type-body-desk w-full border-separate border-spacing-0 tabular-nums', className)}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  );
}

/** The look of a link or button that the whole row around it is pressed by. The row is `relative`. */
export const rowLink =
  'block truncate after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-sm focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus';

interface CellProps {
  readonly isNumber?: boolean;
}

export function HeadCell({ isNumber, className, ...rest }: ComponentProps<'th'> & CellProps) {
  return (
    <th
      scope="col"
      {...rest}
      className={classNames(
        'type-caption border-b border-default px-2.5 py-2 whitespace-nowrap text-secondary',
        isNumber ? 'text-right' : 'text-left',
        className,
      )}
    />
  );
}

export function Cell({ isNumber, className, ...rest }: ComponentProps<'td'> & CellProps) {
  return (
    <td
      {...rest}
      className={classNames(
        'h-10 border-b border-subtle px-2.5 py-1.5',
        isNumber && 'text-right whitespace-nowrap',
        className,
      )}
    />
  );
}

/** The cell that names its row. */
export function RowHead({ className, ...rest }: ComponentProps<'th'>) {
  return (
    <th
      scope="row"
      {...rest}
      className={classNames('h-10 border-b border-subtle px-2.5 py-1.5 text-left font-medium', className)}
    />
  );
}

interface EmptyRowProps {
  /** As many as the table has. */
  readonly columns: number;
  /** There are rows, only none that fits what was asked for. */
  readonly isFiltered?: boolean;
}

/** In the place of rows where there are none. */
export function EmptyRow({ columns, isFiltered = false }: EmptyRowProps) {
  return (
    <tr>
      <td colSpan={columns} className="border-b border-subtle px-2.5 py-8 text-center text-secondary">
        {isFiltered ? <Trans>No matching data</Trans> : <Trans>No data</Trans>}
      </td>
    </tr>
  );
}
