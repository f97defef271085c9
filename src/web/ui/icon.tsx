import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';

interface IconProps {
  readonly icon: LucideIcon;
  readonly size?: 16 | 18 | 20 | 24;
  readonly className?: string;
}

/** An icon beside a word: hidden from assistive technology. A button without a word needs its own `aria-label`. */
export function Icon({ icon: Shape, size = 20, className }: IconProps) {
  return (
    <Shape
      aria-hidden="true"
      focusable="false"
      size={size}
      strokeWidth={size === 16 ? 2 : 1.75}
      className={classNames('flex-none', className)}
    />
  );
}
