// Installed packages are those that were checked: exact versions with fingerprints, from one registry; and no secret in the repository.
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const ROOT = path.resolve(import.meta.dirname, '../../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')
type Locked = {
  version?: string
  resolved?: string
  integrity?: string
  optional?: boolean
  inBundle?: boolean
  link?: boolean
}
const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }

test.each(['package.json', 'packages/twilio-double/package.json'])('%s names exact versions', (file) => {
  const { dependencies, devDependencies } = JSON.parse(read(file))
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !/^(npm:.+@)?\d+\.\d+\.\d+[\w.-]*$/.test(String(version)),
  )
  expect(loose).toEqual([])
})

const REGISTRY = 'https://registry.npmjs.org/'

// Builds for other platforms (scripts/lock-platforms.mjs) are locked by version alone.
test('every locked package has a fingerprint, and names no place but the registry', () => {
  // The engine and the Twilio double are packages of this repository: their folders, and links to them.
  const named = Object.entries(packages).filter(
    ([name, { inBundle, link }]) => name.startsWith('node_modules/') && !inBundle && !link,
  )
  const others = named.filter(
    ([, { resolved = REGISTRY, integrity, optional }]) =>
      !resolved.startsWith(REGISTRY) || !(integrity ? integrity.startsWith('sha512-') : optional),
  )
  expect(others.map(([name]) => name)).toEqual([])
})

// CVE-2026-53668: an open redirect that became a script.
test.each([
  ['@remix-run/router', '1.23.4'],
  ['react-router', '6.30.6'],
])('%s is %s or newer', (name, least) => {
  const parts = (version: string) => version.split('.').map(Number)
  const found = Object.entries(packages).filter(([where]) => where.endsWith(`node_modules/${name}`))
  expect(found.length).toBeGreaterThan(0)
  for (const [, { version = '' }] of found) {
    const [is, must] = [parts(version), parts(least)]
    const older = must.findIndex((part, n) => (is[n] ?? 0) !== part)
    expect(older === -1 || (is[older] ?? 0) > (must[older] ?? 0), version).toBe(true)
  }
})

test('the repository holds no secret', () => {
  const SECRET =
    'sk_live_[A-Za-z0-9]{16}|whsec_[A-Za-z0-9]{24}|-----BEGIN [A-Z ]*PRIVATE KEY|AKIA[0-9A-Z]{16}|ghp_[A-Za-z0-9]{36}|SG\\.[A-Za-z0-9_-]{22}\\.'
  const found = (() => {
    try {
      return execFileSync('git', ['grep', '-lIE', '-e', SECRET], { cwd: ROOT, encoding: 'utf8' }).trim().split('\n')
    } catch (error) {
      // git grep ends with 1 when it finds nothing.
      if ((error as { status?: number }).status === 1) return []
      throw error
    }
  })()
  expect(found).toEqual([])
})

test('npm run sbom lists every package that the product runs with', () => {
  const bill = JSON.parse(execFileSync('npm', ['run', '--silent', 'sbom'], { cwd: ROOT, encoding: 'utf8' }))
  expect(bill.bomFormat).toBe('CycloneDX')
  const listed = new Set(
    bill.components.map(({ name, version }: { name: string; version: string }) => `${name}@${version}`),
  )
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
  expect(Object.entries(dependencies).filter(([name, version]) => !listed.has(`${name}@${version}`))).toEqual([])
})

test('each test that docs/security.md names exists', () => {
  const files = readdirSync(path.join(ROOT, 'tests'), { recursive: true, encoding: 'utf8' }).map((file) =>
    file.replace('e2e/long/', 'e2e/').replace(/(\.isolated)?\.(test|spec)\.tsx?$/, ''),
  )
  const named = [
    ...read('docs/security.md')
      .replaceAll(/^[^|].*$/gm, '')
      .matchAll(/`((?:unit|workers|e2e)\/[\w/-]+)`/g),
  ].map(([, file]) => file)
  expect(named.length).toBeGreaterThan(80)
  expect(named.filter((file) => !files.includes(file ?? ''))).toEqual([])
})
