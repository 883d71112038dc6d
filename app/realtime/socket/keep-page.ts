// Retries failed revalidations: while offline without a limit, and for a minute while the server fails. Otherwise Remix
// replaces the page by the error page, and the user's input is lost.
import { pageRetryDelay } from '#app/api/retry-until-done.ts'
import { isNavigating } from '#app/framework-workarounds.ts'
import { isNoConnection } from '#app/shell/errors/no-connection.ts'

type Ask = typeof fetch

/** The number of consecutive failures after which the error page is shown: with the delays, about a minute. */
const BAD_ANSWERS = 8
type Page = {
  /** True during a navigation to another page, for which the error page is right. */
  isLeaving(): boolean
  onLine(): boolean
  /** Resolves after this time, or as soon as the browser is online. */
  wait(ms: number): Promise<void>
}

/** `ask`, except that a failed revalidation is retried until it succeeds or is aborted. */
export function patientFetch(ask: Ask, page: Page): Ask {
  return async (input, init) => {
    const own = () => isRevalidation(input, init) && !page.isLeaving()
    let bad = 0
    for (let failures = 1; ; failures += 1) {
      try {
        const answer = await ask(input, init)
        bad += 1
        if (hasData(answer) || !own() || bad === BAD_ANSWERS) return answer
      } catch (error) {
        if (!own() || !isNoConnection(error, { onLine: page.onLine() })) throw error
      }
      await page.wait(pageRetryDelay(failures))
      init?.signal?.throwIfAborted()
    }
  }
}

/** Remix loads the data of a page from its path with the suffix .data. */
function isRevalidation(input: Parameters<Ask>[0], init?: RequestInit): boolean {
  if (input instanceof Request || (init?.method ?? 'GET').toUpperCase() !== 'GET') return false
  return String(input).split('?')[0]?.endsWith('.data') ?? false
}

/** The page of a proxy, an error of the API and a response of a failing server contain no data. */
function hasData({ status, headers }: Response): boolean {
  return status < 500 && !/^(text\/html|application\/json)\b/.test(headers.get('content-type') ?? '')
}

function waitOrOnline(ms: number): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      done()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end)
  })
}

let kept = false

/** Installs the retry for this window, once. */
export function keepPage(): void {
  if (kept) return
  kept = true
  window.fetch = patientFetch(window.fetch.bind(window), {
    isLeaving: isNavigating,
    onLine: () => navigator.onLine,
    wait: waitOrOnline,
  })
}
