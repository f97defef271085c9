import { useEffect, useState } from 'react';
import type { Locale } from '#domain/locale.ts';

/** The server cannot know the reader's time zone: the page says the day in its own once it runs. */
export function Moment({ time, locale }: { readonly time: string; readonly locale: Locale }) {
  const [timeZone, setTimeZone] = useState<string>('UTC');
  useEffect(() => setTimeZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return (
    <time dateTime={time}>
      {new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone }).format(new Date(time))}
    </time>
  );
}
