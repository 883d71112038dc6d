// The queue of messages that the server has not stored yet. One message is in flight at a time, so that a lost or
// refused one does not change their order; the pace keeps a queue from offline time below the server's rate limit.

const PACE = 80
/** Delay after the error "too fast", because the server's limit is per second. */
const AGAIN = 1_000

type Said = { id: string; text: string }
/** Calls `run` after `ms`; returns a function that cancels it. */
type Later = (run: () => void, ms: number) => () => void

export type Outbox = {
  add(message: Said): void
  /** Call when the socket opens: unacknowledged messages are sent again with their ids. */
  opened(): void
  /** The server has stored the message: it acknowledged it, or sent it again after a reconnect. */
  stored(id: string): void
  /** The server refused the message; `again` if it may be sent later. */
  refused(id: string, again: boolean): void
  /** While the meter is stopped the server accepts no messages, so they remain in the queue. */
  wait(on: boolean): void
  close(): void
}

const byTimer: Later = (run, ms) => {
  const timer = setTimeout(run, ms)
  return () => clearTimeout(timer)
}

/** `send` returns false while the socket is closed. `now` is in ms. */
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
