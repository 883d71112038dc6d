/** @module-tag long */
// The oldest browsers of package.json read each built file: es-check reads syntax and built-in functions, of libraries as well.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
/** Names of methods alone, which regular expressions (`group`) and pdfkit (`toHex`) have as well. */
const OTHER_METHODS = 'ArrayPrototypeGroup,Uint8ArrayToHex'

test('the oldest browsers have all that the built files use', () => {
  const options = ['--checkFeatures', '--module', `--ignore=${OTHER_METHODS}`, '--noColor']
  const printed = execFileSync('npx', ['es-check', 'checkBrowser', './build/client/**/*.js', ...options], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  expect(printed).toMatch(/checking \d{3} files/)
})
