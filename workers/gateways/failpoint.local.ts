// In local builds only: at a named step the server calls the test harness, which may kill the server instead of answering.
import type { Env } from '../env.ts'

export function createFailpoints({ FAILPOINT_URL }: Env) {
  return async (name: string): Promise<void> => {
    if (!FAILPOINT_URL) return
    await fetch(`${FAILPOINT_URL}/${name}`).catch(() => undefined)
  }
}
