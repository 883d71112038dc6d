// A call that could not be prepared is prepared again by itself: it must not need a person to press a button.
import { pageRetryDelay } from '#app/auth/retry-until-done.ts'

export type ConnectRetry = {
  /** An attempt begins; true for an automatic retry. */
  begin(): boolean
  failed(): void
  /** The next try is now, if one is waited for. */
  hasten(): void
  /** None is waited for any more. */
  stop(): void
  /** The attempt succeeded, or a person started a new one: earlier failures no longer count. */
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
