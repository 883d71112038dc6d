// A page that does not start (SPEC 2.9): it is loaded once more by itself; then a plain page asks for a refresh.
import { tab } from '#app/auth/web-storage.ts'
import { currentLanguage } from '#app/language/language.ts'
import { apiPath } from '#workers/contract/api/api-path.ts'
import { reportClientError } from '#workers/contract/api/every-page-routes.ts'
import script from './start-failure-script.js?raw'
import { startFailureTexts } from './start-failure-text.ts'

/** Hydration takes seconds even on a slow phone. */
const START_WITHIN_MS = 30_000
/** Stored for this tab: it has already reloaded a page that did not start. */
const RELOADED = 'start-reloaded'
/** Where the files of our scripts lie. */
export const FILES = import.meta.env.PROD ? '/assets/' : '/'

declare global {
  interface Window {
    /** True once the router, or the script of a document, runs. With a router a failure belongs to the error page from then on. */
    __started?: boolean
    __startFailed?: () => void
    /** Texts and names for start-failure-script.js. */
    __startFailure: { title: string; ask: string; refresh: string; files: string; reloaded: string; report: string }
    /** Set on a page that answers a posted form. */
    __answersPost?: boolean
  }
}

/**
 * Inline in the head, so that it works when nothing else loads. Only files of ours count: those of extensions, of a proxy, or of
 * Cloudflare below /cdn-cgi/ may fail without harm. A function, so that no bundle of the browser holds the text.
 */
export const startFailureScript = () => {
  const names = { files: FILES, reloaded: RELOADED, report: apiPath(reportClientError) }
  return `window.__startFailure=${JSON.stringify({ ...startFailureTexts[currentLanguage()], ...names })};${script}`
}

/** Gives a page that neither starts nor fails a limited time. */
export function watchStart(): void {
  setTimeout(() => window.__startFailed?.(), START_WITHIN_MS)
}

/** The router runs: the next page that does not start may reload itself again. */
export function markStarted(): void {
  window.__started = true
  tab.removeItem(RELOADED)
}

/** Before `startFailureScript` on a page that answers a posted form. */
export const answersPostScript = 'window.__answersPost=true'
