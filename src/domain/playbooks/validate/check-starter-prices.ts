import type { Playbook } from '../playbook.ts';

/** Each line's price has to come from somewhere: a make-up for every line but a stop, hours in all work, none for what is not there. */
export function checkStarterPrices(playbook: Playbook, tell: (problem: string) => void): void {
  const priced = playbook.lines.filter(({ priced_as, stop }) => priced_as === undefined && !stop);
  const { lines } = playbook.starter_prices;
  for (const { key, category } of priced) {
    const makeUp = Object.hasOwn(lines, key) ? lines[key] : undefined;
    if (!makeUp) tell(`rates: nothing says what "${key}" takes`);
    else if (category === 'labour' && makeUp.hours === undefined && !makeUp.money)
      tell(`rates: "${key}" is work and has no hours`);
  }
  for (const key of Object.keys(lines))
    if (!priced.some((line) => line.key === key)) tell(`rates: there is no line "${key}"`);
}
