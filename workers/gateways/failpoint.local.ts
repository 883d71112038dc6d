// Local mode only: at a named step the harness is asked; it may never answer and kill the server instead.
import type { Env } from '../env.ts'

export function createFailpoints({ FAILPOINT_URL }: Env) {
  return async (name: string): Promise<void> => {
    if (!FAILPOINT_URL) return
    await fetch(`${FAILPOINT_URL}/${name}`).catch(() => undefined)
  }
}
