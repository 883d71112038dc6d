// Parts of local mode alone are not in the bundle that is deployed. `npm run test:long` makes this build too.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
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

/** Strings of libraries that only browsers load: pdfkit, the voice SDK, the editor of posts, the toasts. */
const BROWSER_ONLY = ['PDFDocument', 'eventgw', 'ProseMirror-selectednode', 'data-sonner-toast']
const isBuilt = existsSync(path.join(root, 'dist/worker/index.js'))
const GZIPPED_MAX = 3 * 1024 * 1024

test.skipIf(!isBuilt)(
  'the production bundle holds no library of browsers, and at most 3 MB gzipped',
  { tags: ['long'] },
  () => {
    const bundle = readFileSync(path.join(root, 'dist/worker/index.js'))
    expect(BROWSER_ONLY.filter((text) => bundle.includes(text))).toEqual([])
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
