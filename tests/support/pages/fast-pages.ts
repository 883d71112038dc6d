// Pages whose own clock runs as fast as the server's: what they count down by themselves then agrees with it.
import type { BrowserContext } from '@playwright/test'

/** For every document that the context loads from here on. */
export async function runFast(context: BrowserContext, rate: number): Promise<void> {
  await context.addInitScript((rate) => {
    const [now, timeout, interval] = [performance.now.bind(performance), setTimeout, setInterval]
    const start = now()
    performance.now = () => start + (now() - start) * rate
    const faster =
      (timer: typeof setTimeout | typeof setInterval) =>
      (run: () => void, ms = 0, ...given: unknown[]) =>
        timer(run, ms / rate, ...given)
    Object.assign(window, { setTimeout: faster(timeout), setInterval: faster(interval) })
  }, rate)
}
