// When to try again what failed: later and later, up to a cap, and never all at one moment.

type Backoff = { failures: number; first: number; max: number; chance: () => number }

/** Milliseconds to wait after so many failures in a row: `first`, then twice as long each time, up to `max`; ± a quarter. */
export function waitAfter({ failures, first, max, chance }: Backoff): number {
  const wait = Math.min(max, first * 2 ** (failures - 1))
  return Math.round(wait * (0.75 + chance() / 2))
}
