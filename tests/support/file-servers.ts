// The server of the tests at hand: a worker process runs many files, one after the other, and each has its own, or the
// files of a group share one.
import { startFastClock } from './fast-clock.ts'
import { startSeededServer, type TestServer } from './server.ts'

export type ServerOptions = { clockRate: number; bindings: Record<string, string> }

type Running = { key: string; server: TestServer }

export type FileServers = {
  /** The server of a file or group, started by its first test: the one before is stopped then. */
  of(owner: string, options: ServerOptions): Promise<TestServer>
  close(): Promise<void>
}

export function createFileServers(): FileServers {
  let running: Running | undefined
  const close = async () => {
    const ended = running
    running = undefined
    await ended?.server.stop()
  }
  return {
    async of(owner, { clockRate, bindings }) {
      const key = JSON.stringify([owner, clockRate, bindings])
      if (running?.key === key) return running.server
      await close()
      const server = await startSeededServer({ ...startFastClock(clockRate).bindings, ...bindings })
      // The browser takes Secure cookies from localhost only.
      running = { key, server: { ...server, url: server.url.replace('127.0.0.1', 'localhost') } }
      return running.server
    },
    close,
  }
}
