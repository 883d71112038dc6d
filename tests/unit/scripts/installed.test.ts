import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { isInstalled } from '../../../scripts/lib/installed.mjs'

type Packages = Record<string, { version: string; optional?: boolean }>

/** A project with this lockfile; `there`: what npm says is installed. */
function projectOf(wanted: Packages, there?: Packages): string {
  const root = mkdtempSync(path.join(tmpdir(), 'drishti-installed-'))
  const write = (file: string, packages: object) => writeFileSync(path.join(root, file), JSON.stringify({ packages }))
  write('package-lock.json', { '': { name: 'drishti' }, ...wanted })
  mkdirSync(path.join(root, 'node_modules'))
  if (there) write('node_modules/.package-lock.json', there)
  return root
}

const A = { 'node_modules/a': { version: '1.0.0' } }
const OTHER_SYSTEM = { 'node_modules/b': { version: '2.0.0', optional: true } }

test.each([
  ['what the lockfile names, without packages for other systems', { ...A, ...OTHER_SYSTEM }, A, true],
  ['nothing', A, undefined, false],
  ['too little', { ...A, 'node_modules/c': { version: '1.0.0' } }, A, false],
  ['another version', A, { 'node_modules/a': { version: '1.0.1' } }, false],
  ['a package too many', A, { ...A, ...OTHER_SYSTEM }, false],
])('with %s in node_modules', (_, wanted, there, right) => {
  expect(isInstalled(projectOf(wanted, there))).toBe(right)
})
