import type { Playbook, PlaybookLine } from '../../playbooks/playbook.ts';
import type { PricingRule } from '../../pricing/rule.ts';

/** Under which key a line's rules and rates are found: extras take those of the line they repeat. */
export function priceKey(line: PlaybookLine): string {
  return line.priced_as ?? line.key;
}

/** The lines that rules can be made for: not a stop, and an extra that repeats another line's work has that line's price. */
export function linesWithPrices(playbook: Playbook): PlaybookLine[] {
  return playbook.lines.filter(({ priced_as, stop }) => priced_as === undefined && !stop);
}

function isMain(playbook: Playbook, line: PlaybookLine): boolean {
  const key = priceKey(line);
  const alike = playbook.lines.filter(
    (other) => other.extra === undefined && other.unit === line.unit && other.category === line.category,
  );
  const main = alike.find((other) => other.main) ?? (alike.length === 1 ? alike[0] : undefined);
  return main?.key === key;
}

function byUnit(playbook: Playbook, line: PlaybookLine, rule: PricingRule): boolean {
  return rule.unit === line.unit && rule.costCategory === line.category && isMain(playbook, line);
}

/** One hourly or daily rate prices all labour whose pace the playbook knows. */
function byTime(line: PlaybookLine, rule: PricingRule): boolean {
  const timed = rule.unit === 'hourly' || rule.unit === 'daily';
  return timed && rule.costCategory === 'labour' && line.category === 'labour';
}

/**
 * The provider's rules that could price a line, best first: made for this line, then for its service type and unit (the main
 * line of that unit), then an hourly or daily rate; each for this service type before one for any.
 */
export function rulesFor(
  playbook: Playbook,
  line: PlaybookLine,
  rules: readonly PricingRule[],
  serviceTypeId: string | null,
): PricingRule[] {
  if (line.stop) return [];
  const key = priceKey(line);
  const usable = rules.filter(
    (rule) => rule.isActive && (rule.serviceTypeId === null || rule.serviceTypeId === serviceTypeId),
  );
  const own = usable.filter((rule) => rule.serviceTypeId !== null);
  const general = usable.filter((rule) => rule.serviceTypeId === null);
  const ranked = [own, general].map((group) => {
    const open = group.filter((rule) => rule.lineKey === null);
    return {
      line: group.filter((rule) => rule.lineKey === key),
      unit: open.filter((rule) => byUnit(playbook, line, rule)),
      time: open.filter((rule) => byTime(line, rule)),
    };
  });
  const pick = (part: 'line' | 'unit' | 'time'): PricingRule[] => ranked.flatMap((group) => group[part]);
  return [...pick('line'), ...pick('unit'), ...pick('time')];
}
