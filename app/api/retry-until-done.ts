// Retries a request that must reach the server, with a growing delay, and immediately when the browser is online again.
import { type BackOff, waitAfter } from '#workers/contract/time/backoff.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import { withTimeout } from '#workers/contract/time/with-timeout.ts'

const WAITS: BackOff = { first: SECOND, max: 15 * SECOND }
/** Timeout of one try, because a request on a lost network may never settle. */
const ANSWER_WAIT = 10 * SECOND

export type Retrying = {
  /** Retries immediately. */
  hasten(): void
  stop(): void
}

/** The delay before the next try of a page, in ms. */
export function pageRetryDelay(failures: number): number {
  return waitAfter({ ...WAITS, failures })
}

/** `task` resolves to true when it is done; false or a rejection is a failure. `onFailed` runs after each failure. */
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
