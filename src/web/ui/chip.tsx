import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

const tones = {
  /** Solid: the reader's turn. */
  attention: 'bg-attention-strong text-attention-on-strong',
  soft: 'bg-attention text-attention',
  calm: 'bg-calm-strong text-calm',
  info: 'bg-info text-info',
  success: 'bg-success text-success',
  danger: 'bg-danger text-danger',
  gray: 'bg-sunken text-secondary',
} as const;

export type ChipTone = keyof typeof tones;

interface ChipProps {
  readonly tone?: ChipTone;
  /** Status is never colour alone. */
  readonly icon?: LucideIcon;
  readonly className?: string;
  readonly children: ReactNode;
}

export function Chip({ tone = 'gray', icon, className, children }: ChipProps) {
  return (
    <span
      className={classNames(
        'type-caption inline-flex min-h-6 items-center gap-[5px] rounded-sm py-1 pr-[9px] pl-[7px] font-semibold',
        tones[tone],
        className,
      )}
    >
      {icon ? <Icon icon={icon} size={16} /> : null}
      {children}
    </span>
  );
}
