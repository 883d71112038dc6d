// Imports a Durable Object of the product into this process: the platform's base class and the product's services are
// replaced while its modules load, and for its modules only.
import { vi } from 'vitest'
import type { Clock } from '#workers/contract/ports.ts'

type Timed = { clock: Clock; runtime?: Clock }

/** The clock that the services had before an object gave them its own. */
function runtimeClock(services: Timed): Clock {
  services.runtime ??= services.clock
  return services.runtime
}

/** `services` is asked at each start of an object. */
export async function importOnPlatform<Modules>(
  services: () => unknown,
  load: () => Promise<Modules>,
): Promise<Modules> {
  // Not a stub of Vitest's: files of one process share the room, and one that removes its stubs would take the global away.
  Object.assign(globalThis, { WebSocketRequestResponsePair: class {} })
  vi.doMock('cloudflare:workers', () => ({
    DurableObject: class {
      ctx: unknown
      env: unknown
      constructor(state: unknown, env: unknown) {
        this.ctx = state
        this.env = env
      }
    },
  }))
  vi.doMock('#workers/services/index.ts', () => ({
    clockOf: () => runtimeClock(services() as Timed),
    createServices: (_env: unknown, clock: Clock) => Object.assign(services() as Timed, { clock }),
  }))
  const modules = await load()
  vi.doUnmock('cloudflare:workers')
  vi.doUnmock('#workers/services/index.ts')
  return modules
}
