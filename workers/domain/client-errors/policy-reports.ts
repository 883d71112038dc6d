// Browser reports on the Content Security Policy, in both formats.
import { type BrowserReports, PolicyReport } from '#workers/contract/admin/client-errors.ts'
import { DIRECTIVES, RESOURCES } from './policy-words.ts'

export type Refusal = { message: string; stack: string; page: string }

/** The maximum per request: a page with more violations has one cause, or the report is forged. */
export const MOST_READ = 10

/** Violations by our own pages: extensions cause violations in every page. */
export function refusalsOf(reports: BrowserReports, origin: string): Refusal[] {
  return entriesOf(reports)
    .filter(({ directive, blocked, source }) => {
      return DIRECTIVES.has(directive) && !isExtension(blocked) && !isExtension(source)
    })
    .slice(0, MOST_READ)
    .map(({ directive, blocked, document, source, line, column }) => {
      const file = addressOf(source, origin)
      return {
        message: `${directive} refused ${resourceOf(blocked, origin)}`,
        stack: file ? `${file}:${line}:${column}` : '',
        page: addressOf(document, origin).replace(/^(?!\/).*/, ''),
      }
    })
}

type Entry = {
  directive: string
  blocked: string
  document: string
  source: string
  line: number
  column: number
}

function entriesOf(reports: BrowserReports): Entry[] {
  if (!Array.isArray(reports)) {
    const report = reports['csp-report']
    return [
      {
        directive: report['effective-directive'] || report['violated-directive']?.split(' ')[0] || '',
        blocked: report['blocked-uri'] ?? '',
        document: report['document-uri'] ?? '',
        source: report['source-file'] ?? '',
        line: report['line-number'] ?? 0,
        column: report['column-number'] ?? 0,
      },
    ]
  }
  return reports.flatMap((entry) => {
    const report = PolicyReport.safeParse(entry).data
    if (report?.type !== 'csp-violation' || !report.body) return []
    const { effectiveDirective, blockedURL, documentURL, sourceFile, lineNumber, columnNumber } = report.body
    return [
      {
        directive: effectiveDirective ?? '',
        blocked: blockedURL ?? '',
        document: documentURL ?? '',
        source: sourceFile ?? '',
        line: lineNumber ?? 0,
        column: columnNumber ?? 0,
      },
    ]
  })
}

/** Such as chrome-extension: Firefox and Safari report the scheme alone. */
const isExtension = (address: string): boolean => /^[a-z-]+-extension\b|^sandbox eval code/.test(address)

/** A keyword of the specification, or a URL; older browsers omit both for inline code. */
function resourceOf(blocked: string, origin: string): string {
  const word = blocked.replace(/:.*/s, '')
  return RESOURCES.has(word) ? word : addressOf(blocked, origin) || 'an unnamed address'
}

/**
 * The path of a URL on our site, or the origin of another site, because a query may contain personal input. '' for an invalid
 * URL.
 */
function addressOf(text: string, origin: string): string {
  const url = URL.parse(text)
  if (!url || !/^(https?|wss?):$/.test(url.protocol)) return ''
  return url.origin === origin ? url.pathname : url.origin
}
