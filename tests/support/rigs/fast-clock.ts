// A clock that runs faster than the machine's, for a product of a local build and for what tests put beside it.
export type TestClock = { now(): number; rate: number }

export const machineClock: TestClock = { now: () => Date.now(), rate: 1 }

/**
 * The fast clock runs so many times faster than the machine's. A busy machine stalls for 20 s: a ring's 45 s must last longer
 * on it.
 */
const RATE = 2
/** In front of people's pages, which ping by the machine's clock and whose buttons take a while to be clicked. */
export const BROWSER_RATE = 2
/** For a wait that lasts minutes of the product. */
export const WITHIN_MINUTES = { timeout: 200_000 }

/** The clock, and the settings that make the product follow it. */
export function startFastClock(rate = RATE): TestClock & { bindings: Record<string, string> } {
  const epoch = Date.now()
  return {
    now: () => epoch + (Date.now() - epoch) * rate,
    rate,
    bindings: { CLOCK_RATE: String(rate), CLOCK_EPOCH: String(epoch) },
  }
}

/** The settings of a clock that runs five times slower from now on: after a kill people have a minute to come back. */
export const slowClock = () => startFastClock(0.2).bindings

/**
 * The settings of a clock that begins a second after `period` has begun (ms), and runs ten times slower than the machine's:
 * many requests fit into one minute of the product, also on a busy machine.
 */
export function slowClockInPeriod(period: number): { CLOCK_RATE: string; CLOCK_EPOCH: string } {
  const rate = 0.1
  const now = Date.now()
  const begin = Math.floor(now / period) * period + 1000
  return { CLOCK_RATE: String(rate), CLOCK_EPOCH: String((begin - rate * now) / (1 - rate)) }
}

let turn: Promise<unknown> = Promise.resolve()

/**
 * Runs `work` after whatever was handed in before it. Tests that run side by side begin their consultations in turn: many
 * beginnings at once keep the server busy, and a ring must not run out meanwhile.
 */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const done = turn.then(work)
  turn = done.catch(() => undefined)
  return done
}
