/** The steps by whose day the list can be asked: which quotes were requested, sent or accepted in a time. */
export const happenings = ['requested', 'sent', 'accepted'] as const;
export type Happening = (typeof happenings)[number];

/** How far a quote came, whenever that was. */
export const reaches = ['answered', 'sent', 'viewed', 'accepted'] as const;
export type Reach = (typeof reaches)[number];

/** What about a quote in the list is still to be seen to: words nobody has opened, a link that did not arrive. */
export const troubles = ['unread', 'undelivered'] as const;
export type Trouble = (typeof troubles)[number];

/**
 * What is summed. The `requested` ones count on the day of the request, `sent` and `won` on that of the first sending,
 * `accepted` on that of the acceptance.
 */
export const measures = [
  'requested',
  'requested_answered',
  'requested_sent',
  'requested_viewed',
  'requested_accepted',
  'sent',
  'won',
  'accepted',
] as const;
export type Measure = (typeof measures)[number];

export const spans = ['day', 'week'] as const;

/** A day as `2026-11-29`. */
type Day = string;

const dayMs = 86_400_000;
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);
const daysLater = (day: Day, days: number): Day => dayOf(Date.parse(day) + days * dayMs);

/** The day of a moment, in UTC. */
export const dayOfMoment = (moment: Date): Day => dayOf(moment.getTime());

/** The Monday on or before a day. */
export function mondayOf(day: Day): Day {
  const weekday = (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
  return daysLater(day, -weekday);
}

/** This week and the eleven before it. */
export const latestWeeks = (today: Day): { from: Day; to: Day } => ({
  from: daysLater(mondayOf(today), -77),
  to: today,
});

interface Week {
  readonly from: Day;
  readonly to: Day;
}

/** The weeks that a time touches, cut where it begins and ends. */
export function weeksOf(from: Day, to: Day): Week[] {
  const weeks: Week[] = [];
  for (let monday = mondayOf(from); monday <= to; monday = daysLater(monday, 7)) {
    const sunday = daysLater(monday, 6);
    weeks.push({ from: monday < from ? from : monday, to: sunday > to ? to : sunday });
  }
  return weeks;
}

/** The least sums that make up a time: whole weeks, and the single days before and after them. */
export function spansOf(from: Day, to: Day): { readonly weeks: Day[]; readonly days: Day[] } {
  const [weeks, days]: [Day[], Day[]] = [[], []];
  for (const week of weeksOf(from, to)) {
    if (daysLater(week.from, 6) === week.to) weeks.push(week.from);
    else for (let day = week.from; day <= week.to; day = daysLater(day, 1)) days.push(day);
  }
  return { weeks, days };
}

interface Counted {
  readonly value: number;
  readonly count: number;
}

/** The value in the middle, the lower one of two; null of none. */
export function lowerMedian(values: readonly Counted[]): number | null {
  const sorted = values.filter(({ count }) => count > 0).toSorted((one, other) => one.value - other.value);
  const middle = sorted.reduce((sum, { count }) => sum + count, 0) / 2;
  let passed = 0;
  for (const { value, count } of sorted) {
    passed += count;
    if (passed >= middle) return value;
  }
  return null;
}
