// A clock that runs faster than the machine's, for a product of a local build and for what tests put beside it.
export type TestClock = { now(): number; rate: number }

export const machineClock: TestClock = { now: () => Date.now(), rate: 1 }

/** How many times faster than the machine's the fast clock runs: two minutes pass in twelve seconds. */
const RATE = 10

/** The clock, and the settings that make the product follow it. */
export function startFastClock(): TestClock & { bindings: Record<string, string> } {
  const epoch = Date.now()
  return {
    now: () => epoch + (Date.now() - epoch) * RATE,
    rate: RATE,
    bindings: { CLOCK_RATE: String(RATE), CLOCK_EPOCH: String(epoch) },
  }
}
