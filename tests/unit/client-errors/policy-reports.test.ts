import { expect, test } from 'vitest'
import { BrowserReports } from '#workers/contract/client-errors.ts'
import { refusalsOf } from '#workers/domain/client-errors/policy-reports.ts'

const SITE = 'https://drishti.test'
const refusal = (body: object) => ({
  ...{ type: 'csp-violation', age: 5, url: `${SITE}/kundli`, user_agent: 'x' },
  body: {
    ...{ documentURL: `${SITE}/kundli?name=Asha`, blockedURL: 'https://cdn.other.test/a.js?who=asha' },
    ...{ effectiveDirective: 'script-src-elem', disposition: 'enforce', statusCode: 200, sample: '' },
    ...body,
  },
})
const read = (body: unknown) => refusalsOf(BrowserReports.parse(body), SITE)

test('both forms of a report tell the rule, the site that was refused and the page', () => {
  const before = {
    'csp-report': {
      ...{ 'document-uri': `${SITE}/kundli?name=Asha`, 'blocked-uri': 'https://cdn.other.test', referrer: '' },
      ...{ 'effective-directive': 'script-src-elem', 'violated-directive': "script-src 'self'" },
    },
  }
  const told = { message: 'script-src-elem refused https://cdn.other.test', stack: '', page: '/kundli' }
  expect(read([refusal({})])).toEqual([told])
  expect(read(before)).toEqual([told])
})

test('the place is that of the script, without its query', () => {
  const body = { blockedURL: 'inline', sourceFile: `${SITE}/kundli?name=Asha`, lineNumber: 3, columnNumber: 9 }
  expect(read([refusal(body)])).toEqual([
    { message: 'script-src-elem refused inline', stack: `${SITE}/kundli:3:9`, page: '/kundli' },
  ])
})

test('extensions and other kinds of reports are left out', () => {
  const other = { type: 'deprecation', body: { id: 'x', message: 'Old', lineNumber: 1 } }
  const extensions = [
    { sourceFile: 'chrome-extension' },
    { sourceFile: 'moz-extension://1-2/a.js' },
    { blockedURL: 'safari-web-extension://1' },
  ]
  expect(read([other, { type: 'crash' }, ...extensions.map(refusal)])).toEqual([])
})
