// The servers that all files of a Vitest process share: one without people, one with the demo's. A test makes the people
// that it needs (insert-people.ts), and looks for theirs only.
import { startSeededServer, startTestServer, type TestServer } from './server.ts'

const shared = new Map<string, Promise<TestServer>>()

function sharedBy(kind: string, start: () => Promise<TestServer>): Promise<TestServer> {
  const server = shared.get(kind) ?? start()
  shared.set(kind, server)
  // A start that failed is tried again by the next file.
  server.catch(() => shared.delete(kind))
  return server
}

/** The server without people. It stops with the process. */
export const sharedServer = () => sharedBy('empty', startTestServer)

/** The server with the demo's people, whom no test changes. It stops with the process. */
export const sharedSeededServer = () => sharedBy('seeded', startSeededServer)
