import { useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { onDemand } from './on-demand.tsx';
import { TextInput } from './text-input.tsx';

// It comes with its first opening.
const Calendar = onDemand(async () => (await import('./calendar.tsx')).Calendar);

interface DatePickerProps {
  /** A day as a date field holds it, 2027-03-01, or '' for none. */
  readonly value: string;
  readonly onValueChange: (day: string) => void;
  readonly min?: string;
  readonly max?: string;
  readonly size?: 'touch' | 'desk';
  readonly className?: string;
}

/** A day to type in the browser's own field, or to choose from a calendar. */
export function DatePicker({ value, onValueChange, min, max, size = 'desk', className }: DatePickerProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={classNames('relative block', className)}>
      <TextInput
        type="date"
        size={size}
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => onValueChange(target.value)}
        className="pr-12! [&::-webkit-calendar-picker-indicator]:hidden"
      />
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <Button
            variant="ghost"
            size={size}
            square
            aria-label={t`Open the calendar`}
            className="absolute! inset-y-0 right-0 my-auto"
          >
            <Icon icon={CalendarDays} size={18} />
          </Button>
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Content
            aria-label={t`Calendar`}
            align="end"
            sideOffset={6}
            collisionPadding={8}
            onOpenAutoFocus={(event) => event.preventDefault()}
            className="z-50 min-h-80 min-w-70 rounded-md border border-default bg-raised p-2 text-primary shadow-3 data-[state=open]:animate-fade-in"
          >
            <Calendar
              value={value}
              min={min}
              max={max}
              onChoose={(day) => {
                onValueChange(day);
                setOpen(false);
              }}
            />
          </Popover.Content>
        </Popover.Portal>
      </Popover.Root>
    </span>
  );
}
