/**
 * Close codes of a restarting server: going away, abnormal closure, service restart.
 * https://www.iana.org/assignments/websocket/
 */
const RESTARTS: ReadonlySet<number> = new Set([1001, 1006, 1012])

/** The delay before the first reconnect (ms). `chance`: from 0 to 1. */
export function reconnectJitter({
  code,
  spreadMs,
  chance,
}: {
  code: number
  spreadMs: number
  chance: number
}): number {
  return RESTARTS.has(code) ? Math.floor(chance * spreadMs) : 0
}
