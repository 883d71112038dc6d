// A clock of local builds that runs CLOCK_RATE times as fast as the machine's from CLOCK_EPOCH (ms UTC) on, so that a test
// waits only seconds for a minute of the product.
import { type Clock, systemClock } from '#workers/contract/ports.ts'
import type { Env } from '../env.ts'

export function createClock({ CLOCK_RATE, CLOCK_EPOCH }: Pick<Env, 'CLOCK_RATE' | 'CLOCK_EPOCH'>): Clock {
  const [rate, epoch] = [Number(CLOCK_RATE ?? 1), Number(CLOCK_EPOCH ?? 0)]
  if (rate === 1) return systemClock
  const fromMachine = (at: number) => Math.round(epoch + (at - epoch) * rate)
  return {
    now: () => fromMachine(Date.now()),
    fromMachine,
    // Rounded up, so that an alarm never fires early.
    toMachine: (at) => Math.ceil(epoch + (at - epoch) / rate),
  }
}
