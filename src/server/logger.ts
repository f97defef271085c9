import { pino } from 'pino';

/** Structured lines on standard output. Never put addresses, tokens, names or a request's text into a line. */
export type Logger = Pick<ReturnType<typeof pino>, 'info' | 'warn' | 'error' | 'debug' | 'fatal'>;

export function createLogger(level: string): ReturnType<typeof pino> {
  // Through the stream, not past it: what leaves there is redacted.
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, process.stdout);
}
