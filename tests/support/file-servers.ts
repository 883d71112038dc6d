// The server of the tests at hand: a worker process runs many files, one after the other, and each has its own, or the
// files of a group share one.
import type { Browser, BrowserContext } from '@playwright/test'
import { startFastClock } from './fast-clock.ts'
import { startSeededServer, type TestServer } from './server.ts'

export type ServerOptions = { clockRate: number; bindings: Record<string, string> }

type Running = { key: string; server: TestServer; contexts: readonly BrowserContext[] }

export type FileServers = {
  /** The server of a file or group, started by its first test: the one before, and its pages, are closed then. */
  of(owner: string, options: ServerOptions): Promise<TestServer>
  /** At the end of a test: its pages stay for the next test of the same owner. */
  keep(browser: Browser): void
  close(): Promise<void>
}

export function createFileServers(): FileServers {
  let running: Running | undefined
  const close = async () => {
    const ended = running
    running = undefined
    for (const context of ended?.contexts ?? []) await context.close()
    await ended?.server.stop()
  }
  return {
    async of(owner, { clockRate, bindings }) {
      const key = JSON.stringify([owner, clockRate, bindings])
      if (running?.key === key) return running.server
      await close()
      const server = await startSeededServer({ ...startFastClock(clockRate).bindings, ...bindings })
      // The browser takes Secure cookies from localhost only.
      running = { key, server: { ...server, url: server.url.replace('127.0.0.1', 'localhost') }, contexts: [] }
      return running.server
    },
    keep(browser) {
      if (running) running.contexts = browser.contexts()
    },
    close,
  }
}
