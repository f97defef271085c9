/**
 * A second opinion on what a draft costs, in whole fractions and by the documented rules alone: it shares no code with the
 * engine, so that a mistake would have to be made twice.
 */
export interface OracleItem {
  readonly line: string;
  readonly section: string | null;
  readonly category: string;
  readonly unit: string;
  readonly measure: string;
  /** Hours that one takes. */
  readonly hours: number | null;
  readonly priceKey: string;
  /** The line that a rule without a line key prices, among those of its unit and category. */
  readonly isMain: boolean;
  readonly isExtra: boolean;
  /** A decimal with at most three places. */
  readonly quantity: string;
}

export interface OracleRule {
  readonly id: string;
  readonly service: string | null;
  readonly strategy: string;
  readonly lineKey: string | null;
  readonly category: string;
  readonly unit: string;
  readonly unitLabel: string | null;
  readonly rate: number;
  readonly tiers: ReadonlyArray<{ readonly from: number; readonly rate: number }>;
  readonly minimum: number | null;
  readonly markup: number | null;
  readonly isActive: boolean;
}

export interface OracleJob {
  readonly items: readonly OracleItem[];
  readonly rules: readonly OracleRule[];
  readonly service: string;
  readonly starter: OracleStarter | null;
  readonly hoursPerDay: number;
  readonly isUrgent: boolean;
}

/** What prices are built up from where no rule is. */
export interface OracleStarter {
  readonly lines: Readonly<
    Record<string, { readonly hours?: number; readonly material?: number; readonly money?: boolean }>
  >;
  readonly hour: number;
  /** Minor units for a British penny. */
  readonly level: string;
  readonly markup: number;
  readonly visitHours: number;
  readonly minimumHours: number;
  readonly large: { readonly from: number; readonly faster: number } | null;
  /** What one whole unit of the currency is in minor units. */
  readonly unit: number;
}

/** `line quantity × unit price`, the quantity in thousandths. */
export interface OracleLine {
  readonly line: string;
  readonly section: string | null;
  readonly rule: string | null;
  readonly thousandths: bigint;
  readonly unitPrice: bigint | null;
  readonly cost: bigint | null;
}

type Ratio = readonly [bigint, bigint];

function ratio(value: number | string): Ratio {
  const text = String(value);
  if (!/^-?\d+(\.\d+)?$/.test(text)) throw new Error(`no plain decimal: ${text}`);
  const [whole = '0', places = ''] = text.split('.');
  return [BigInt(whole + places), 10n ** BigInt(places.length)];
}

const times = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * c, b * d];
const over = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d, b * c];
const plus = ([a, b]: Ratio, [c, d]: Ratio): Ratio => [a * d + c * b, b * d];
const isMore = ([a, b]: Ratio, [c, d]: Ratio): boolean => a * d > c * b;

/** To a whole number of 1/parts, halves away from zero; everything here is above zero. */
function rounded([a, b]: Ratio, parts: bigint): bigint {
  return (2n * a * parts + b) / (2n * b);
}

const inParts = (value: Ratio, parts: bigint): Ratio => [rounded(value, parts), parts];

/** Feet in thousandths: with the fewest places that are, in metres, the same thousandths again. */
function readBack(metric: Ratio, perFoot: Ratio): bigint {
  const feet = over(metric, perFoot);
  const fits = [1n, 10n, 100n].find(
    (parts) => rounded(times(inParts(feet, parts), perFoot), 1000n) === rounded(metric, 1000n),
  );
  const parts = fits ?? 1000n;
  return (rounded(feet, parts) * 1000n) / parts;
}

/** How much of a rule's unit an item is, in thousandths; null where the rule cannot count it. */
function amountOf(item: OracleItem, rule: OracleRule, hoursPerDay: number): bigint | null {
  const quantity = ratio(item.quantity);
  const label = rule.unitLabel ?? '';
  const each = item.measure === 'h' ? ratio(1) : item.hours ? ratio(item.hours) : null;
  if (rule.unit === 'fixed') return 1000n;
  if (rule.unit === 'hourly' || rule.unit === 'daily') {
    if (!each) return null;
    const hours = times(quantity, each);
    const amount = inParts(rule.unit === 'daily' ? over(hours, ratio(hoursPerDay)) : hours, 100n);
    return amount[0] === 0n ? 10n : amount[0] * 10n;
  }
  if (rule.unit === 'per_area') {
    if (item.measure !== 'm2') return null;
    return label === 'sq ft' ? readBack(quantity, ratio('0.09290304')) : rounded(quantity, 1000n);
  }
  if (item.measure === 'm' && label === 'ft') return readBack(quantity, ratio('0.3048'));
  if (item.measure === 'm2' && label !== 'm²') return 1000n;
  return rounded(quantity, 1000n);
}

function candidates(item: OracleItem, { rules, service }: OracleJob): OracleRule[] {
  const usable = rules.filter((rule) => rule.isActive && (rule.service === null || rule.service === service));
  const isTimed = (rule: OracleRule) =>
    rule.category === 'labour' && item.category === 'labour' && (rule.unit === 'hourly' || rule.unit === 'daily');
  const kinds: ReadonlyArray<(rule: OracleRule) => boolean> = [
    (rule) => rule.lineKey === item.priceKey,
    (rule) => rule.lineKey === null && rule.unit === item.unit && rule.category === item.category && item.isMain,
    (rule) => rule.lineKey === null && isTimed(rule),
  ];
  return kinds.flatMap((fits) => [
    ...usable.filter((rule) => rule.service !== null && fits(rule)),
    ...usable.filter((rule) => rule.service === null && fits(rule)),
  ]);
}

function rateAt(rule: OracleRule, thousandths: bigint): bigint {
  let rate = rule.rate;
  for (const tier of rule.tiers) {
    const [a, b] = ratio(tier.from);
    if (thousandths * b >= a * 1000n) rate = tier.rate;
  }
  return BigInt(rate);
}

function withMarkup(rate: bigint, markup: number | null): bigint {
  return rate + rounded(times([rate, 100n], ratio(markup ?? 0)), 1n);
}

const net = (line: Pick<OracleLine, 'thousandths' | 'unitPrice'>): bigint =>
  line.unitPrice === null ? 0n : rounded([line.thousandths * line.unitPrice, 1000n], 1n);
const sum = (values: readonly bigint[]): bigint => values.reduce((all, value) => all + value, 0n);

function jobRule(strategy: string, { rules, service }: OracleJob): OracleRule | undefined {
  const fits = rules.filter((rule) => rule.isActive && rule.strategy === strategy);
  return fits.find((rule) => rule.service === service) ?? fits.find((rule) => rule.service === null);
}

/** Hours of what is counted in pieces; what is booked by the hour has no pace. */
function pieceHours(items: readonly OracleItem[]): Ratio {
  return items
    .filter(({ measure }) => measure !== 'h')
    .reduce<Ratio>((all, { quantity, hours }) => plus(all, times(ratio(quantity), ratio(hours ?? 0))), [0n, 1n]);
}

/** The hours beyond the usual size of a job are fewer. */
function inOneGo(hours: Ratio, { large }: OracleStarter): Ratio {
  if (!large || !isMore(hours, ratio(large.from))) return hours;
  const beyond = plus(hours, times(ratio(large.from), [-1n, 1n]));
  return plus(ratio(large.from), over(times(beyond, ratio(100 - large.faster)), [100n, 1n]));
}

/** Hours at the trade's rate and material with the markup, rounded once. */
function starterPrice(item: OracleItem, hours: Ratio, starter: OracleStarter | null): bigint | null {
  const takes = starter?.lines[item.priceKey];
  if (!starter || !takes) return null;
  if (takes.money) return BigInt(starter.unit);
  const alone = times(ratio(takes.hours ?? 0), ratio(starter.hour));
  const isPaced = item.measure !== 'h' && hours[0] > 0n;
  const work = isPaced ? over(times(alone, inOneGo(hours, starter)), hours) : alone;
  const bought = over(
    times(times(ratio(takes.material ?? 0), ratio(starter.level)), plus(ratio(100), ratio(starter.markup))),
    [100n, 1n],
  );
  return rounded(plus(work, bought), 1n);
}

/** Lines of work, of the job itself first; optional extras are priced by themselves. */
function workLines(items: readonly OracleItem[], job: OracleJob): OracleLine[] {
  const chosen = items.map((item) => {
    for (const rule of candidates(item, job)) {
      const thousandths = amountOf(item, rule, job.hoursPerDay);
      if (thousandths !== null) return { item, rule, thousandths };
    }
    return { item, rule: null, thousandths: rounded(ratio(item.quantity), 1000n) };
  });
  const hours = pieceHours(items);
  return chosen.map(({ item, rule, thousandths }) => {
    const all = sum(chosen.filter((one) => one.rule === rule).map((one) => one.thousandths));
    const rate = rule && rateAt(rule, all);
    return {
      line: item.line,
      section: item.section,
      rule: rule?.id ?? null,
      thousandths,
      unitPrice: rule && rate !== null ? withMarkup(rate, rule.markup) : starterPrice(item, hours, job.starter),
      cost: rule && rule.markup !== null ? rate : null,
    };
  });
}

/** Whole working days, at least one. */
function daysOf(hours: Ratio, { hoursPerDay }: OracleJob): bigint {
  const [a, b] = over(hours, ratio(hoursPerDay));
  const days = (a + b - 1n) / b;
  return days < 1n ? 1n : days;
}

/** A visit for each day of work in pieces, where nothing of the provider's own prices anything. */
function settingUpLine(work: readonly OracleLine[], items: readonly OracleItem[], job: OracleJob): OracleLine | null {
  const { starter } = job;
  const hours = pieceHours(items);
  const isOwn = work.some(({ rule }) => rule !== null) || ['call_out', 'travel'].some((key) => jobRule(key, job));
  if (!starter || isOwn || starter.visitHours === 0 || hours[0] === 0n) return null;
  const unitPrice = rounded(times(ratio(starter.visitHours), ratio(starter.hour)), 1n);
  const thousandths = daysOf(inOneGo(hours, starter), job) * 1000n;
  return { line: 'setting_up', section: null, rule: null, thousandths, unitPrice, cost: null };
}

function chargeLines(work: readonly OracleLine[], items: readonly OracleItem[], job: OracleJob): OracleLine[] {
  const lines: OracleLine[] = [];
  const add = (rule: OracleRule, thousandths: bigint) => {
    const rate = rateAt(rule, thousandths);
    const cost = rule.markup === null ? null : rate;
    lines.push({
      line: rule.strategy,
      section: null,
      rule: rule.id,
      thousandths,
      unitPrice: withMarkup(rate, rule.markup),
      cost,
    });
  };
  for (const key of ['call_out', 'travel']) {
    const rule = jobRule(key, job);
    if (!rule || items.some(({ line }) => line === key)) continue;
    const hundredths = items
      .filter(({ category, measure, hours }) => category === 'labour' && (measure === 'h' || hours))
      .map((item) => rounded(times(ratio(item.quantity), ratio(item.measure === 'h' ? 1 : (item.hours ?? 0))), 100n));
    add(rule, rule.unit === 'daily' ? daysOf([sum(hundredths), 100n], job) * 1000n : 1000n);
  }
  const settingUp = settingUpLine(work, items, job);
  if (settingUp && lines.length === 0) lines.push(settingUp);
  const urgency = jobRule('urgency', job);
  if (!urgency || !job.isUrgent) return lines;
  const labour = work.filter((_, at) => items[at]?.category === 'labour');
  const base = sum([...labour, ...lines.filter(({ line }) => line === 'call_out' || line === 'setting_up')].map(net));
  const isPriced = labour.every(({ unitPrice }) => unitPrice !== null);
  const unitPrice = isPriced ? rounded(times([base, 100n], ratio(urgency.markup ?? 0)), 1n) : null;
  if (unitPrice !== 0n)
    lines.push({ line: 'urgency', section: null, rule: urgency.id, thousandths: 1000n, unitPrice, cost: null });
  return lines;
}

function topUps(work: readonly OracleLine[], charges: readonly OracleLine[], job: OracleJob): OracleLine[] {
  if (work.length === 0 || [...work, ...charges].some(({ unitPrice }) => unitPrice === null)) return [];
  const lines: OracleLine[] = [];
  const top = (amount: bigint, rule: string | null) =>
    lines.push({ line: 'minimum_charge', section: null, rule, thousandths: 1000n, unitPrice: amount, cost: null });
  for (const id of new Set(work.map(({ rule }) => rule))) {
    const minimum = BigInt(job.rules.find((rule) => rule.id === id)?.minimum ?? 0);
    const amount = sum(work.filter(({ rule }) => rule === id).map(net));
    if (id !== null && amount < minimum) top(minimum - amount, id);
  }
  const own = jobRule('minimum_charge', job);
  const least = own
    ? withMarkup(rateAt(own, 1000n), own.markup)
    : work.some(({ rule }) => rule !== null)
      ? 0n
      : job.starter
        ? rounded(times(ratio(job.starter.minimumHours), ratio(job.starter.hour)), 1n)
        : 0n;
  const all = sum([...work, ...charges, ...lines].map(net));
  if (all < least) top(least - all, own?.id ?? null);
  return lines;
}

/** The lines of a draft without its optional extras, in no particular order. */
export function oracleLines(job: OracleJob): OracleLine[] {
  const items = job.items.filter(({ isExtra }) => !isExtra);
  const work = workLines(items, job);
  const charges = chargeLines(work, items, job);
  return [...work, ...charges, ...topUps(work, charges, job)];
}

/** What a customer pays for lines at one tax rate, without a discount. */
export function oracleTotal(lines: readonly OracleLine[], taxPercent: number, isInclusive: boolean): bigint {
  const amount = sum(lines.map(net));
  return isInclusive ? amount : amount + rounded(times([amount, 100n], ratio(taxPercent)), 1n);
}
