// Errors that browsers report, and the admins' list of their causes.
import * as z from 'zod'
import { MESSAGE_MAX, STACK_MAX } from './client-error-limits.ts'

/** `start`: a page failed to start. `policy`: a violation of the Content Security Policy. */
export const CLIENT_ERROR_KINDS = ['error', 'render', 'promise', 'start', 'push', 'policy'] as const
export const ClientErrorKind = z.enum(CLIENT_ERROR_KINDS)
export type ClientErrorKind = z.infer<typeof ClientErrorKind>

export const CLIENT_ERROR_MAX = 8 * 1024
export const BROWSER_REPORTS_MAX = 64 * 1024

/** Long texts are truncated, so that no report is refused for its length. */
const cut = (most: number) => z.string().transform((text) => text.slice(0, most))

export const ClientErrorRequest = z.strictObject({
  kind: ClientErrorKind.exclude(['policy']),
  message: cut(MESSAGE_MAX),
  stack: cut(STACK_MAX).default(''),
  /** Path of the page, without its query. */
  page: cut(200).default(''),
  /** Build of the page. */
  build: z.string().max(40).default(''),
})
export type ClientErrorRequest = z.infer<typeof ClientErrorRequest>
export type SentClientError = z.input<typeof ClientErrorRequest>

const text = cut(500).nullish()
const number = z.number().nullish()

/** https://www.w3.org/TR/CSP3/#reporting */
export const PolicyReport = z.object({
  type: z.string(),
  body: z
    .object({
      documentURL: text,
      blockedURL: text,
      effectiveDirective: text,
      sourceFile: text,
      lineNumber: number,
      columnNumber: number,
    })
    .nullish(),
})

/** The older format, of browsers without `report-to`. */
const PolicyReportBefore = z.object({
  'csp-report': z.object({
    'document-uri': text,
    'blocked-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'source-file': text,
    'line-number': number,
    'column-number': number,
  }),
})

/** Entries are parsed separately, so that a malformed one does not lose the others. */
export const BrowserReports = z.union([z.array(z.unknown()), PolicyReportBefore])
export type BrowserReports = z.infer<typeof BrowserReports>

export const ClientErrorsQuery = z.object({
  /** True: causes that an admin has seen and that have not recurred. */
  seen: z.enum(['true', 'false']).default('false'),
  kind: ClientErrorKind.optional(),
})
export const WireClientError = z.object({
  id: z.string(),
  kind: ClientErrorKind,
  message: z.string(),
  /** The location of the last report in our code: file, line and column. */
  frame: z.string(),
  stack: z.string(),
  page: z.string(),
  build: z.string(),
  browser: z.string(),
  /** Estimated for a frequent cause, whose reports are sampled. */
  count: z.int(),
  first_at: z.number(),
  last_at: z.number(),
  seen_at: z.number().nullable(),
})
export type WireClientError = z.infer<typeof WireClientError>
/** Most recent first. */
export const ClientErrorsAnswer = z.array(WireClientError)
