// Retries the preparation of a call automatically, so that no click is needed.
import { pageRetryDelay } from '#app/api/retry-until-done.ts'

export type ConnectRetry = {
  /** Marks the start of an attempt; true if it is an automatic retry. */
  begin(): boolean
  failed(): void
  /** Starts a pending retry now. */
  hasten(): void
  /** Cancels a pending retry. */
  stop(): void
  /** Resets the count of failures: the attempt succeeded, or the user started a new one. */
  done(): void
}

export function createConnectRetry(tryAgain: () => void): ConnectRetry {
  let tries = 0
  let waits = false
  let own = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function stop() {
    waits = false
    clearTimeout(timer)
    globalThis.removeEventListener?.('online', hasten)
  }

  function hasten() {
    if (!waits) return
    stop()
    own = true
    tryAgain()
  }

  return {
    begin() {
      const silent = own
      own = false
      return silent
    },
    failed() {
      stop()
      tries += 1
      waits = true
      timer = setTimeout(hasten, pageRetryDelay(tries))
      globalThis.addEventListener?.('online', hasten)
    },
    hasten,
    stop,
    done() {
      stop()
      tries = 0
    },
  }
}
