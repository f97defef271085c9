import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight, type LucideIcon } from 'lucide-react';
import { createContext, use } from 'react';
import { DayPicker, type MonthCaptionProps, useDayPicker } from 'react-day-picker';
import { Button } from './button.tsx';
import { dayOf } from './calendar-day.ts';
import { firstWeekday, momentOf } from './calendar-month.ts';
import { Icon } from './icon.tsx';
import { useLocale } from './money.tsx';

interface CalendarProps {
  /** A day as a date field holds it, or ''. */
  readonly value: string;
  readonly onChoose: (day: string) => void;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
}

const BoundsContext = createContext<{ readonly first: Date | undefined; readonly last: Date | undefined }>({
  first: undefined,
  last: undefined,
});

/** A month of days. Arrow keys go from day to day, page keys from month to month, with Shift from year to year. */
export function Calendar({ value, onChoose, min, max }: CalendarProps) {
  const locale = useLocale();
  const chosen = momentOf(value);
  const [first, last] = [momentOf(min), momentOf(max)];
  const text = (options: Intl.DateTimeFormatOptions) => (date: Date) =>
    new Intl.DateTimeFormat(locale, options).format(date);
  return (
    <BoundsContext value={{ first, last }}>
      <DayPicker
        autoFocus
        mode="single"
        required
        selected={chosen}
        onSelect={(day: Date | undefined) => day && onChoose(dayOf(day))}
        {...(chosen && { defaultMonth: chosen })}
        {...(first && { startMonth: first })}
        {...(last && { endMonth: last })}
        disabled={[...(first ? [{ before: first }] : []), ...(last ? [{ after: last }] : [])]}
        weekStartsOn={firstWeekday(locale)}
        showOutsideDays
        hideNavigation
        components={{ MonthCaption: Caption }}
        formatters={{
          formatDay: text({ day: 'numeric' }),
          formatCaption: text({ month: 'long', year: 'numeric' }),
          formatWeekdayName: text({ weekday: 'short' }),
        }}
        labels={{
          labelGrid: text({ month: 'long', year: 'numeric' }),
          labelWeekday: text({ weekday: 'long' }),
          labelDayButton: text({ dateStyle: 'full' }),
          labelGridcell: text({ dateStyle: 'full' }),
        }}
        classNames={{
          month_grid: 'mt-2 border-collapse',
          weekday: 'type-caption size-11 text-secondary md:size-9',
          day: 'p-0 text-center',
          day_button:
            'grid size-11 place-items-center rounded-sm text-[0.875rem] tabular-nums hover:bg-hover disabled:cursor-not-allowed disabled:text-muted disabled:line-through disabled:hover:bg-transparent md:size-9',
          outside: 'text-muted',
          today: 'font-bold [&_button]:inset-ring [&_button]:inset-ring-(--border-control)',
          selected:
            '[&_button]:bg-action-primary [&_button]:font-semibold [&_button]:text-action-primary [&_button]:hover:bg-action-primary-hover',
        }}
      />
    </BoundsContext>
  );
}

function Caption({ calendarMonth }: MonthCaptionProps) {
  const { t } = useLingui();
  const { goToMonth, formatters } = useDayPicker();
  const { first, last } = use(BoundsContext);
  const shown = calendarMonth.date;
  const monthAway = (months: number) => new Date(shown.getFullYear(), shown.getMonth() + months, 1);
  /** A year may lead beyond the bounds though days of it are within: then it leads to the last month there is. */
  const within = (month: Date) => {
    if (first && month < first) return new Date(first.getFullYear(), first.getMonth(), 1);
    return last && month > last ? new Date(last.getFullYear(), last.getMonth(), 1) : month;
  };
  const step = (label: string, icon: LucideIcon, months: number) => {
    const target = within(monthAway(months));
    return (
      <Button
        variant="ghost"
        square
        aria-label={label}
        disabled={target.getTime() === monthAway(0).getTime()}
        onClick={() => goToMonth(target)}
      >
        <Icon icon={icon} size={18} />
      </Button>
    );
  };
  return (
    <div className="flex items-center">
      {step(t`Previous year`, ChevronsLeft, -12)}
      {step(t`Previous month`, ChevronLeft, -1)}
      <p role="status" className="type-label min-w-0 flex-1 text-center">
        {formatters.formatCaption(shown)}
      </p>
      {step(t`Next month`, ChevronRight, 1)}
      {step(t`Next year`, ChevronsRight, 12)}
    </div>
  );
}
