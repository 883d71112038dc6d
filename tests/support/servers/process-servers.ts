// The servers of a worker process of the browser tests: one with the demo's people for all of its files, and at most one
// other at a time, for a file that needs another clock, other settings or a server to itself.
import { startFastClock } from '#tests/support/rigs/fast-clock.ts'
import { startSeededServer, type TestServer } from './server.ts'

/** `owner`: the file that has the server to itself; null for the shared one. */
export type ServerOptions = { clockRate: number; bindings: Record<string, string>; owner: string | null }

export type ProcessServers = {
  of(options: ServerOptions): Promise<TestServer>
  close(): Promise<void>
}

export function createProcessServers(): ProcessServers {
  let shared: Promise<TestServer> | undefined
  let other: { key: string; server: Promise<TestServer> } | undefined

  async function stopOther() {
    const stopped = other
    other = undefined
    await (await stopped?.server)?.stop()
  }

  return {
    async of({ clockRate, bindings, owner }) {
      if (clockRate === 1 && owner === null && Object.keys(bindings).length === 0) {
        shared ??= start({})
        return shared
      }
      const key = JSON.stringify([owner, clockRate, bindings])
      if (other?.key !== key) {
        await stopOther()
        other = { key, server: start({ ...startFastClock(clockRate).bindings, ...bindings }) }
      }
      return other.server
    },
    async close() {
      await stopOther()
      await (await shared)?.stop()
    },
  }
}

async function start(bindings: Record<string, string>): Promise<TestServer> {
  const server = await startSeededServer(bindings)
  // The browser takes Secure cookies from localhost only.
  return { ...server, url: server.url.replace('127.0.0.1', 'localhost') }
}
