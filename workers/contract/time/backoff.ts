// The delay before a retry: exponential, with jitter, so that clients that failed together do not retry together.

/**
 * `first` and `max` in ms; each failure multiplies the delay by `factor`; `jitter`: the maximum random deviation, as a
 * share of the delay.
 */
export type BackOff = { first: number; max: number; factor?: number; jitter?: number }

type Failed = BackOff & { failures: number; chance?: () => number }

/** From one failure on: waitAfter({ failures: 3, first: 1000, max: 15_000 }) = 4000 ± a quarter. */
export function waitAfter({ failures, first, max, factor = 2, jitter = 0.25, chance = Math.random }: Failed): number {
  const wait = Math.min(max, first * factor ** (failures - 1))
  return Math.min(max, Math.round(wait * (1 + jitter * (2 * chance() - 1))))
}
