import { useLocale } from '#web/ui/money.tsx';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "12 min ago", "yesterday", and the date itself after a week. */
export function relativeTime(at: string, now: number, locale: string): string {
  const time = Date.parse(at);
  const past = Math.max(0, now - time);
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' });
  if (past < minute) return format.format(0, 'second');
  if (past < hour) return format.format(-Math.floor(past / minute), 'minute');
  if (past < day) return format.format(-Math.floor(past / hour), 'hour');
  if (past < 7 * day) return format.format(-Math.floor(past / day), 'day');
  const isThisYear = new Date(time).getFullYear() === new Date(now).getFullYear();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(time);
}

interface RelativeTimeProps {
  /** RFC 3339. */
  readonly at: string;
  readonly className?: string;
}

export function RelativeTime({ at, className }: RelativeTimeProps) {
  const locale = useLocale();
  const exact = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(Date.parse(at));
  return (
    <time dateTime={at} title={exact} {...(className && { className })}>
      {relativeTime(at, Date.now(), locale)}
    </time>
  );
}
