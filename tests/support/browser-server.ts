import { test as base } from '@playwright/test'
import { startTestServer, type TestServer } from './server.ts'

/** Browser tests with a server of their own, one per test file. */
export const test = base.extend<object, { server: TestServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright demands a destructured first argument
    async ({}, use) => {
      const server = await startTestServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

export { expect } from '@playwright/test'
