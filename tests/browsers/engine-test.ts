// Browser tests with an engine beside Chromium.
import { test as base } from '#tests/support/servers/browser-server.ts'

type Engine = { stop(): Promise<void> }

/** `startEngine`: an engine that stops when the test ends, also one that fails or takes too long. */
export const test = base.extend<{ startEngine<E extends Engine>(start: () => Promise<E>): Promise<E> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured first argument
  startEngine: async ({}, use) => {
    const started: Engine[] = []
    await use(async (start) => {
      const engine = await start()
      started.push(engine)
      return engine
    })
    for (const engine of started) await engine.stop()
  },
})
