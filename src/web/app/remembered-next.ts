import { safeNext } from '../paths.ts';

const key = 'next-after-sign-in';
const keptMs = 60 * 60 * 1000;

/** Keeps the page asked for while the way leads through a mail, which may open in another tab. */
export function rememberNext(next: string | null | undefined): void {
  if (safeNext(next)) localStorage.setItem(key, JSON.stringify({ next, until: Date.now() + keptMs }));
  else localStorage.removeItem(key);
}

/** The page asked for before the mail, once and for an hour. */
export function takeRememberedNext(): string | undefined {
  const kept = localStorage.getItem(key);
  localStorage.removeItem(key);
  try {
    const { next, until }: { next?: string; until?: number } = JSON.parse(kept ?? '{}');
    return (until ?? 0) > Date.now() ? safeNext(next) : undefined;
  } catch {
    return undefined;
  }
}
