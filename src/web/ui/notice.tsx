import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

const levels = {
  info: { icon: Info, look: 'bg-calm text-calm', tint: 'text-calm-icon' },
  warning: { icon: CircleAlert, look: 'bg-attention text-attention', tint: 'text-attention-icon' },
  success: { icon: CircleCheck, look: 'bg-success text-success', tint: 'text-success-icon' },
  error: { icon: CircleX, look: 'bg-danger text-danger', tint: 'text-danger-icon' },
} as const;

export type NoticeLevel = keyof typeof levels;

interface NoticeProps {
  readonly level?: NoticeLevel;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** The next step, at the right or below. */
  readonly action?: ReactNode;
  /** It came while the reader was here, so it is read out. */
  readonly isLive?: boolean;
  /** It answers a press somewhere else on a long page: scrolled to, where it would not be seen. */
  readonly comesIntoView?: boolean;
  readonly className?: string;
}

/** A flat block of words beside their cause. */
export function Notice({ level = 'info', title, children, action, isLive, comesIntoView, className }: NoticeProps) {
  const block = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (comesIntoView) block.current?.scrollIntoView({ block: 'nearest' });
  }, [comesIntoView]);
  const { icon, look, tint } = levels[level];
  const role = level === 'error' ? 'alert' : 'status';
  return (
    <div
      ref={block}
      {...(isLive && { role })}
      className={classNames(
        'flex scroll-my-20 flex-wrap items-start gap-x-3 gap-y-2 rounded-md px-3.5 py-3',
        look,
        className,
      )}
    >
      <Icon icon={icon} className={classNames('mt-0.5', tint)} />
      <div className="min-w-0 flex-1 basis-48 text-[0.9375rem] leading-[1.375rem]">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
      {action ? <div className="max-sm:basis-full max-sm:pl-8">{action}</div> : null}
    </div>
  );
}
