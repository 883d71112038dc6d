/** A server that went away: abnormal closure, going away, service restart. https://www.iana.org/assignments/websocket/ */
const RESTARTS: ReadonlySet<number> = new Set([1001, 1006, 1012])

/** Pause of a page before its first try to come back (ms). `chance`: from 0 to 1. */
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
