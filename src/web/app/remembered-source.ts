const key = 'source-of-sign-up';
const keptMs = 24 * 60 * 60 * 1000;
const longest = 64;

/** Keeps what `?source=` said, also while the way leads through a mail or another service. */
export function rememberSource(source: string | null): void {
  const text = source?.trim().slice(0, longest);
  if (text) localStorage.setItem(key, JSON.stringify({ source: text, until: Date.now() + keptMs }));
}

export function rememberedSource(): string | undefined {
  try {
    const { source, until }: { source?: string; until?: number } = JSON.parse(localStorage.getItem(key) ?? '{}');
    return (until ?? 0) > Date.now() ? source : undefined;
  } catch {
    return undefined;
  }
}

export const forgetSource = (): void => localStorage.removeItem(key);
