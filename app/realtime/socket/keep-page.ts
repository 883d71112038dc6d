// A page stays while its revalidation gets no data: without a network, and for a minute while the server fails. Without this, Remix shows
// the error page instead, and the texts of the fields are lost.
import { pageRetryDelay } from '#app/auth/retry-until-done.ts'
import { isNavigating } from '#app/framework-workarounds.ts'
import { isNoConnection } from '#app/shell/errors/no-connection.ts'

type Ask = typeof fetch

/** Answers without data in a row, with the waits between them a minute: then the error page says that the server fails. */
const BAD_ANSWERS = 8
type Page = {
  /** True while a person is on the way to another page: then the error page is right. */
  isLeaving(): boolean
  onLine(): boolean
  /** Resolves after so many ms, or as soon as the network is back. */
  wait(ms: number): Promise<void>
}

/** `ask` with this difference: a revalidation that gets no data is asked for again until it gets some, or is given up. */
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

/** Remix asks for the data of a page at its address with the ending .data. */
function isRevalidation(input: Parameters<Ask>[0], init?: RequestInit): boolean {
  if (input instanceof Request || (init?.method ?? 'GET').toUpperCase() !== 'GET') return false
  return String(input).split('?')[0]?.endsWith('.data') ?? false
}

/** The page of another server and an error of the API have no data, nor has an answer of a server that fails. */
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

/** Makes the revalidations of this window patient, once. */
export function keepPage(): void {
  if (kept) return
  kept = true
  window.fetch = patientFetch(window.fetch.bind(window), {
    isLeaving: isNavigating,
    onLine: () => navigator.onLine,
    wait: waitOrOnline,
  })
}
