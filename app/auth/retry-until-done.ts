// Something that must reach the server: tried until it did, with longer waits, and at once when the network is back.
import { type BackOff, waitAfter } from '#workers/contract/time/backoff.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { withTimeout } from '#workers/contract/time/with-timeout.ts'

const WAITS: BackOff = { first: SECOND, max: 15 * SECOND }
/** An answer that takes longer is given up: a network that vanished closes nothing. */
const ANSWER_WAIT = 10 * SECOND

export type Retrying = {
  /** The next try is now. */
  hasten(): void
  stop(): void
}

/** The wait before the next try of a page, in ms. */
export function pageRetryDelay(failures: number): number {
  return waitAfter({ ...WAITS, failures })
}

/** `task` resolves to true when it is done; false or an exception is a failure. `onFailed` runs after each failure. */
export function retryUntilDone(task: () => Promise<boolean>, onFailed: () => void = () => undefined): Retrying {
  let stopped = false
  let running = false
  let hurried = false
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function run() {
    if (stopped || running) return
    clearTimeout(timer)
    running = true
    hurried = false
    const done = await withTimeout(
      task().catch(() => false),
      ANSWER_WAIT,
      () => false,
    )
    running = false
    if (done) stop()
    if (stopped) return
    tries += 1
    onFailed()
    timer = setTimeout(() => void run(), hurried ? 0 : pageRetryDelay(tries))
  }

  function hasten() {
    hurried = true
    void run()
  }

  function stop() {
    stopped = true
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', hasten)
  }

  globalThis.addEventListener?.('online', hasten)
  void run()
  return { hasten, stop }
}
