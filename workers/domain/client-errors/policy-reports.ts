// Reports of browsers about the Content-Security-Policy, in both of their forms.
import type { BrowserReports } from '#workers/contract/client-errors.ts'

export type Reported = { message: string; stack: string; page: string }

/** Refusals that our pages caused: an extension is refused things in every page. */
export function refusalsOf(reports: BrowserReports, origin: string): Reported[] {
  return entriesOf(reports)
    .filter(({ blocked, source }) => !isExtension(blocked) && !isExtension(source))
    .map(({ directive, blocked, document, source, line, column }) => ({
      message: `${directive} refused ${blockedName(blocked)}`,
      stack: source ? `${addressOf(source)}:${line}:${column}` : '',
      page: pathOf(document, origin),
    }))
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
        ...{ blocked: report['blocked-uri'] ?? '', document: report['document-uri'] ?? '' },
        ...{
          source: report['source-file'] ?? '',
          line: report['line-number'] ?? 0,
          column: report['column-number'] ?? 0,
        },
      },
    ]
  }
  return reports.flatMap(({ type, body }) => {
    if (type !== 'csp-violation' || !body) return []
    const { effectiveDirective: directive = '', blockedURL: blocked = '', documentURL: document = '' } = body
    const { sourceFile: source = '', lineNumber: line = 0, columnNumber: column = 0 } = body
    return [{ directive, blocked, document, source, line, column }]
  })
}

/** Such as chrome-extension: Firefox and Safari name it without an address behind it. */
const isExtension = (address: string): boolean => /^[a-z-]+-extension\b|^sandbox eval code/.test(address)

/** The site of an address: the rest may hold what a person typed. A word such as `inline` stays. */
function blockedName(blocked: string): string {
  if (!URL.canParse(blocked)) return blocked
  const { origin, protocol } = new URL(blocked)
  return origin === 'null' ? protocol : origin
}

function addressOf(source: string): string {
  if (!URL.canParse(source)) return source
  const { origin, pathname } = new URL(source)
  return origin + pathname
}

function pathOf(document: string, origin: string): string {
  return URL.canParse(document) && new URL(document).origin === origin ? new URL(document).pathname : ''
}
