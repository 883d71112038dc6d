// Messages that the server has not stored yet. One message is on its way at a time, so that their order never changes when
// one is lost or refused; a pace keeps many messages from offline below the server's limit.

const PACE = 80
/** After "too fast": the server counts by the second. */
const AGAIN = 1_000

type Said = { id: string; text: string }
/** Calls `run` after `ms`; returns how to call it off. */
type Later = (run: () => void, ms: number) => () => void

export type Outbox = {
  add(message: Said): void
  /** The socket is open (again): unacknowledged messages are sent again under their own ids. */
  opened(): void
  /** Stored by the server: it acknowledged the message, or resent it among the missed ones. */
  stored(id: string): void
  /** Refused: for good, or only for now. */
  refused(id: string, again: boolean): void
  /** While the meter stands the server takes nothing: messages wait, as they do without a connection. */
  wait(on: boolean): void
  close(): void
}

const byTimer: Later = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** `send` answers false while there is no line. `now` in ms. */
export function createOutbox(
  send: (message: Said) => boolean,
  now: () => number = () => performance.now(),
  later: Later = byTimer,
): Outbox {
  let queue: Said[] = []
  let flying: string | null = null
  let nextAt = Number.NEGATIVE_INFINITY
  let callOff: (() => void) | null = null
  let waits = false

  function pump() {
    callOff?.()
    callOff = null
    const [first] = queue
    if (!first || flying !== null || waits) return
    const wait = nextAt - now()
    if (wait > 0) {
      callOff = later(pump, wait)
      return
    }
    if (!send(first)) return
    flying = first.id
    nextAt = now() + PACE
  }

  function drop(id: string) {
    queue = queue.filter((each) => each.id !== id)
    if (flying === id) flying = null
    pump()
  }

  return {
    add(message) {
      queue.push(message)
      pump()
    },
    opened() {
      flying = null
      pump()
    },
    stored: drop,
    refused(id, again) {
      if (!again) return drop(id)
      if (flying === id) flying = null
      nextAt = now() + AGAIN
      pump()
    },
    wait(on) {
      waits = on
      pump()
    },
    close: () => callOff?.(),
  }
}
