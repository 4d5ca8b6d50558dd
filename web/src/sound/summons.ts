// What is fetched when it is first wanted and may do without: where it does not come, nobody is told.

export interface Summons<T> {
  /** Fetches it, unless it is here or on its way; null where it did not come: the next call tries again. */
  call(): Promise<T | null>;
  /** What was called, here or on its way; fetches nothing. */
  called(): Promise<T | null>;
}

export function summons<T>(load: () => Promise<T>): Summons<T> {
  let coming: Promise<T | null> | null = null;
  const missed = (): null => (coming = null);
  return {
    call: () => (coming ??= load().catch(missed)),
    called: () => coming ?? Promise.resolve(null),
  };
}
