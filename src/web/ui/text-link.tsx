import { Link, type LinkProps } from 'react-router';
import { classNames } from './class-names.ts';

/** A link inside text or on its own. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link
      {...rest}
      className={classNames('font-medium text-link underline-offset-3 hover:underline [p_&]:underline', className)}
    />
  );
}
