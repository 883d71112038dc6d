// The wait before a retry: longer after each failure, and not one instant for all who failed together.

/** `first` and `max` in ms; each failure multiplies the wait by `factor`; `jitter`: the share that chance adds or takes. */
export type BackOff = { first: number; max: number; factor?: number; jitter?: number }

type Failed = BackOff & { failures: number; chance?: () => number }

/** For one failure or more: waitAfter({ failures: 3, first: 1000, max: 15_000 }) = 4000 ± a quarter. */
export function waitAfter({ failures, first, max, factor = 2, jitter = 0.25, chance = Math.random }: Failed): number {
  const wait = Math.min(max, first * factor ** (failures - 1))
  return Math.min(max, Math.round(wait * (1 + jitter * (2 * chance() - 1))))
}
