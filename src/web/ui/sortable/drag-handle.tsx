import { GripVertical } from 'lucide-react';
import type { Ref } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icon.tsx';
import type { HandleProps } from './sortable-item.ts';

interface DragHandleProps {
  readonly label: string;
  readonly handle: HandleProps;
  readonly className?: string;
}

/** The grip by which an item is moved. */
export function DragHandle({ label, handle: { ref, ...handle }, className }: DragHandleProps) {
  return (
    <button
      type="button"
      {...handle}
      ref={ref as Ref<HTMLButtonElement>} // dnd-kit takes any element
      aria-label={label}
      className={classNames(
        'grid cursor-grab touch-none place-items-center rounded-xs text-muted hover:text-primary active:cursor-grabbing',
        className,
      )}
    >
      <Icon icon={GripVertical} size={16} />
    </button>
  );
}
