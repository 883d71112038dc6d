// A page whose scripts do not start is reloaded once; after that a plain page offers a refresh.

import { currentLanguage } from '#app/language/language.ts'
import { tab } from '#app/web-storage/web-storage.ts'
import { apiPath } from '#workers/contract/api/api-path.ts'
import { reportClientError } from '#workers/contract/api/every-page-routes.ts'
import script from './start-failure-script.js?raw'
import { startFailureTexts } from './start-failure-text.ts'

/** Generous, because hydration takes seconds on a slow phone. */
const START_WITHIN_MS = 30_000
/** sessionStorage key: this tab has already reloaded a page that did not start. */
const RELOADED = 'start-reloaded'
/** The path of our built scripts. */
export const FILES = import.meta.env.PROD ? '/assets/' : '/'

declare global {
  interface Window {
    /**
     * True once the router, or the script of a document, runs. From then on the error page handles failures of a page
     * with a router.
     */
    __started?: boolean
    __startFailed?: () => void
    /** Texts and names for start-failure-script.js. */
    __startFailure: { title: string; ask: string; refresh: string; files: string; reloaded: string; report: string }
    /** Set on a page that answers a posted form, because a reload would post it again. */
    __answersPost?: boolean
  }
}

/**
 * Inlined in the head so that it works when no other file loads. Only our own files count: files of extensions, of a
 * proxy, or of Cloudflare below /cdn-cgi/ may fail without harm. A function, so that no client bundle contains the
 * texts.
 */
export const startFailureScript = () => {
  const names = { files: FILES, reloaded: RELOADED, report: apiPath(reportClientError) }
  return `window.__startFailure=${JSON.stringify({ ...startFailureTexts[currentLanguage()], ...names })};${script}`
}

/** Reports a page that has neither started nor failed within the time limit. */
export function watchStart(): void {
  setTimeout(() => window.__startFailed?.(), START_WITHIN_MS)
}

/** Clears the mark, so that the next page that does not start may reload once, too. */
export function markStarted(): void {
  window.__started = true
  tab.removeItem(RELOADED)
}

/** Must run before `startFailureScript`, on a page that answers a posted form. */
export const answersPostScript = 'window.__answersPost=true'
