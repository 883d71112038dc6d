// Parts of local mode alone are not in the bundle that is deployed. `npm run test:long` makes this build too.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../..')
const LOCAL_ONLY = [
  '/dev/outbox',
  'outbox/',
  'FAILPOINT_URL',
  'CLOCK_RATE',
  'CHEAP_PASSWORDS',
  '/dev/pay/',
  'No real money moves',
  'drishti-demo',
  'topups/{id}/complete',
]

/**
 * Strings of libraries that only browsers load: jspdf, the voice SDK, the editor of posts, the toasts, the part of React that
 * draws in browsers.
 */
const BROWSER_ONLY = ['AcroForm', 'eventgw', 'ProseMirror-selectednode', 'data-sonner-toast', 'hydrateRoot']
/**
 * Parts of libraries that no request uses: the styles of postcss, zod's messages in Danish, certificates of authenticators, most of
 * Stripe, the placing of menus, the map of time zones.
 */
const UNUSED = [
  ...['CssSyntaxError', 'Ugyldig', 'AsnSchemaStorage', 'MIIDdTCCAl2gAwIBAgIL', '/v1/climate', 'ancestorScroll'],
  'Pacific/Tongatapu","Pacific/Wake',
]
const isBuilt = existsSync(path.join(root, 'dist/worker/index.js'))
/** 1.2 MB, as wrangler counts them (1,245,316 bytes at zlib's sixth level on 28 November 2026); a Worker may have 10 MB. */
const GZIPPED_MAX = 1.2 * 1024 * 1024

test.skipIf(!isBuilt)(
  'the production bundle holds no library of browsers, and weighs little',
  { tags: ['long'] },
  () => {
    const bundle = readFileSync(path.join(root, 'dist/worker/index.js'))
    expect([...BROWSER_ONLY, ...UNUSED].filter((text) => bundle.includes(text))).toEqual([])
    expect(gzipSync(bundle).length).toBeLessThan(GZIPPED_MAX)
  },
)

test.skipIf(!isBuilt)(
  'the production bundle holds no outbox, no test payments, no failpoints, no fast clock, no demo log-in',
  {
    tags: ['long'],
  },
  () => {
    const bundle = readFileSync(path.join(root, 'dist/worker/index.js'), 'utf8')
    expect(LOCAL_ONLY.filter((text) => bundle.includes(text))).toEqual([])
    const local = readFileSync(path.join(root, 'dist/worker-local/index.js'), 'utf8')
    expect(local).toContain('/dev/outbox')
  },
)
