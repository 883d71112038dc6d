// The inline script that tells of a page that does not start runs in browsers that are too old for our modules.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { trustedTypesScript } from '#app/framework-workarounds.ts'
import { editedScript } from '#app/shell/errors/busy-page.ts'
import { installScript } from '#app/shell/install.ts'
import { themeScript } from '#app/shell/navigation/theme.ts'

const script = readFileSync(
  path.resolve(import.meta.dirname, '../../../../app/shell/errors/start-failure-script.js'),
  'utf8',
)

/** esbuild changes only what the target does not know. */
const isOf2019 = (code: string) => transformSync(code, { target: 'es2019' }).code === transformSync(code).code

test('it is written in the language of 2019, like those that share its element', () => {
  expect(isOf2019('window.__startFailed?.()')).toBe(false)
  const others = [trustedTypesScript, themeScript, editedScript, installScript]
  expect([script, ...others].filter((code) => !isOf2019(code))).toEqual([])
})

test('it holds no element, which the policy of Trusted Types would refuse', () => {
  expect(script).not.toContain('<')
})
