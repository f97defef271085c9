const failuresToOpen = 3;
const windowMs = 60_000;
const openMs = 120_000;

interface Circuit {
  readonly failedAt: readonly number[];
  readonly openUntil: number;
}

/** Keeps calls from a service that fails again and again: three failures in a minute stop them for two. */
export class CircuitBreaker {
  readonly #circuits = new Map<string, Circuit>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  isOpen(name: string): boolean {
    return (this.#circuits.get(name)?.openUntil ?? 0) > this.#now();
  }

  record(name: string, succeeded: boolean): void {
    if (succeeded) {
      this.#circuits.delete(name);
      return;
    }
    const now = this.#now();
    const recent = (this.#circuits.get(name)?.failedAt ?? []).filter((at) => at > now - windowMs);
    const failedAt = [...recent, now];
    const opens = failedAt.length >= failuresToOpen;
    this.#circuits.set(name, { failedAt: opens ? [] : failedAt, openUntil: opens ? now + openMs : 0 });
  }
}
