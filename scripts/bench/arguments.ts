import { parseArgs } from 'node:util';

export interface BenchArguments {
  /** How many quotes the measured provider has, ascending. */
  readonly sizes: readonly number[];
}

const usage = 'npm run bench -- [--sizes 1000,10000,100000]';
const usualSizes = [1000, 10_000, 100_000];
const largestSize = 1_000_000;

/** What the command line asks for that cannot be done. */
export class BenchRefusal extends Error {}

function refuse(why: string): never {
  throw new BenchRefusal(`${why} Usage: ${usage}`);
}

function givenSizes(argv: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...argv], options: { sizes: { type: 'string' } } }).values.sizes;
  } catch (error) {
    const why = error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error);
    return refuse(`${why}.`);
  }
}

/** The command line; refuses what it does not know. @throws BenchRefusal */
export function parseArguments(argv: readonly string[]): BenchArguments {
  const given = givenSizes(argv);
  if (given === undefined) return { sizes: usualSizes };
  const sizes = given.split(',').map((text) => (/^\d+$/.test(text.trim()) ? Number(text) : 0));
  if (sizes.some((size) => size < 1 || size > largestSize))
    return refuse(`Sizes are whole numbers from 1 to ${largestSize}, parted by commas; this is "${given}".`);
  return { sizes: [...new Set(sizes)].toSorted((a, b) => a - b) };
}
