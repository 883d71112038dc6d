// A page that is good stays while its data are asked for again without a network, or while the server fails. Without this, Remix puts
// the error page in the place of a page whose revalidation got no data, and with it goes what was typed.
import { pageWaitAfter } from '#app/auth/retry-until-done.ts'
import { isNavigating } from '#app/framework-workarounds.ts'
import { isNoConnection } from '#app/shell/no-connection.ts'

type Ask = typeof fetch
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
    for (let failures = 1; ; failures += 1) {
      const own = () => isRevalidation(input, init) && !page.isLeaving()
      try {
        const answer = await ask(input, init)
        if (hasData(answer) || !own()) return answer
      } catch (error) {
        if (!own() || !isNoConnection(error, { onLine: page.onLine() })) throw error
      }
      await page.wait(pageWaitAfter(failures))
      init?.signal?.throwIfAborted()
    }
  }
}

/** Remix asks for the data of a page at its address with the ending .data. */
function isRevalidation(input: Parameters<Ask>[0], init?: RequestInit): boolean {
  if (input instanceof Request || (init?.method ?? 'GET').toUpperCase() !== 'GET') return false
  return String(input).split('?')[0]?.endsWith('.data') ?? false
}

/** An answer of another server, or of one that fails, has no data. */
function hasData({ status, headers }: Response): boolean {
  return status < 500 && (headers.get('content-type') ?? '').startsWith('text/x-script')
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
