// Errors in browsers: reported by anyone, read by admins.
import * as wire from '#workers/contract/admin/client-errors.ts'
import { Done } from '#workers/contract/consultations/consultations.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const reportClientError = {
  route: routes.reportClientError,
  summary: 'Report an error of a page or of its service worker; it is stored without personal data',
  body: wire.ClientErrorRequest,
  bodyMax: wire.CLIENT_ERROR_MAX,
  answer: Done,
} as const satisfies ApiSpec

export const takeBrowserReports = {
  route: routes.takeBrowserReports,
  summary: 'Reports that browsers send by themselves: refusals of the Content-Security-Policy',
  body: wire.BrowserReports,
  bodyMax: wire.BROWSER_REPORTS_MAX,
  bodyTypes: ['application/reports+json', 'application/csp-report'],
  answer: Done,
} as const satisfies ApiSpec

export const listClientErrors = {
  route: routes.listClientErrors,
  summary: 'Errors in browsers, grouped by cause',
  query: wire.ClientErrorsQuery,
  answer: wire.ClientErrorsAnswer,
} as const satisfies ApiSpec

export const markClientErrorSeen = {
  route: routes.markClientErrorSeen,
  summary: 'Mark a cause as seen: it is listed again when it occurs again',
  answer: Done,
} as const satisfies ApiSpec
