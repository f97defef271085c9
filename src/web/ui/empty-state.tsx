import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface EmptyStateProps {
  readonly icon?: LucideIcon;
  /** One line saying what will be here. */
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-5 py-12 text-center">
      {icon ? (
        <span className="mb-4 grid size-12 place-items-center rounded-lg bg-calm text-calm-icon">
          <Icon icon={icon} size={24} />
        </span>
      ) : null}
      <p className="type-title text-balance">{title}</p>
      {text ? <p className="mt-1 max-w-md text-pretty text-secondary">{text}</p> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  );
}
