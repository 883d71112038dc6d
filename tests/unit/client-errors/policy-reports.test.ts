import { expect, test } from 'vitest'
import { BrowserReports } from '#workers/contract/admin/client-errors.ts'
import { MOST_READ, refusalsOf } from '#workers/domain/client-errors/policy-reports.ts'

const SITE = 'https://drishti.test'
const refusal = (body: object) => ({
  type: 'csp-violation',
  age: 5,
  url: `${SITE}/kundli`,
  user_agent: 'x',
  body: {
    documentURL: `${SITE}/kundli?name=Asha`,
    blockedURL: 'https://cdn.other.test/a.js?who=asha',
    effectiveDirective: 'script-src-elem',
    disposition: 'enforce',
    statusCode: 200,
    sample: '',
    ...body,
  },
})
const read = (body: unknown) => refusalsOf(BrowserReports.parse(body), SITE)

test('both forms of a report tell the rule, the site that was refused and the page', () => {
  const before = {
    'csp-report': {
      'document-uri': `${SITE}/kundli?name=Asha`,
      'blocked-uri': 'https://cdn.other.test',
      referrer: '',
      'effective-directive': 'script-src-elem',
      'violated-directive': "script-src 'self'",
    },
  }
  const told = { message: 'script-src-elem refused https://cdn.other.test', stack: '', page: '/kundli' }
  expect(read([refusal({})])).toEqual([told])
  expect(read(before)).toEqual([told])
})

test('the place is that of the script, without its query', () => {
  const body = { blockedURL: 'inline', sourceFile: `${SITE}/kundli?name=Asha`, lineNumber: 3, columnNumber: 9 }
  expect(read([refusal(body)])).toEqual([
    { message: 'script-src-elem refused inline', stack: '/kundli:3:9', page: '/kundli' },
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

test('a malformed entry is dropped, the others of its batch are read', () => {
  const malformed = [null, 'x', {}, { type: 5 }, refusal({ lineNumber: 'three' }), refusal({ blockedURL: ['x'] })]
  expect(read([...malformed, refusal({ lineNumber: null, sourceFile: null }), ...malformed])).toHaveLength(1)
})

test('the first entries of ours are read, and no more', () => {
  const host = (n: number) => refusal({ blockedURL: `https://x${n}.test/` })
  const others = Array.from({ length: 200 }, () => ({ type: 'deprecation', body: {} }))
  const told = read([...others, ...Array.from({ length: 200 }, (_, n) => host(n))])
  expect(told).toHaveLength(MOST_READ)
  expect(told[0]?.message).toBe('script-src-elem refused https://x0.test')
})

test.each(['Asha asks', 'asha-src', 'script-src Asha', '', 'SCRIPT-SRC'])(
  '%j is no directive',
  (effectiveDirective) => {
    expect(read([refusal({ effectiveDirective })])).toEqual([])
  },
)

test.each([
  ['inline', 'inline'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data', 'data'],
  ['data:text/html,Asha', 'data'],
  ['blob:https://drishti.test/1-2', 'blob'],
  ['wss://asha:secret@chat.other.test/x', 'wss://chat.other.test'],
  [`${SITE}/assets/a.js?name=Asha#x`, '/assets/a.js'],
  ['Asha asks about her son', 'an unnamed address'],
  ['asha:rao', 'an unnamed address'],
  ['/kundli?name=Asha', 'an unnamed address'],
  ['', 'an unnamed address'],
])('%s was refused as %s', (blockedURL, name) => {
  expect(read([refusal({ blockedURL })])[0]?.message).toBe(`script-src-elem refused ${name}`)
})

test.each([
  ['Asha asks', ''],
  ['eval', ''],
  ['https://cdn.other.test/asha.js?x', 'https://cdn.other.test:3:9'],
])('the place %s is kept as %j', (sourceFile, stack) => {
  expect(read([refusal({ sourceFile, lineNumber: 3, columnNumber: 9 })])[0]?.stack).toBe(stack)
})

test.each(['Asha asks', 'https://other.test/asha', 'about:blank', ''])('%j is no page of ours', (documentURL) => {
  expect(read([refusal({ documentURL })])[0]?.page).toBe('')
})
