/** @module-tag long */
// A page's files bring parts in later, by `import()`. The bundler may put code that two pages share into the file of one of
// them, and then the other page loads the whole first one for it: the home page loaded the astrologer's profile form.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { importedBy, importedLaterBy } from '#tests/support/page-scripts.ts'

const folder = path.resolve(import.meta.dirname, '../../build/client/assets')
type Manifest = { routes: Record<string, { id: string; module: string }> }

/** The files of each route, by the manifests of both languages. */
function filesOfRoutes(): Map<string, string> {
  const manifests = readdirSync(folder).filter((name) => /^manifest-\w+\.js$/.test(name))
  expect(manifests).toHaveLength(2)
  const routes = manifests.flatMap((name) => {
    const json = readFileSync(path.join(folder, name), 'utf8').replace(/^window\.__remixManifest=/, '')
    return Object.values((JSON.parse(json.replace(/;$/, '')) as Manifest).routes)
  })
  return new Map(routes.map(({ id, module }) => [path.basename(module), id]))
}

/** All that a file may ever load, at once or later. */
function loadedBy(file: string): Set<string> {
  const found = new Set<string>([file])
  for (const each of found) {
    const code = readFileSync(path.join(folder, each), 'utf8')
    for (const next of [...importedBy(code), ...importedLaterBy(code)]) found.add(next)
  }
  return found
}

test('no page ever loads the file of another page', () => {
  const routes = filesOfRoutes()
  const home = [...routes].find(([, id]) => id === 'screens/home/home')?.[0] ?? 'no home'
  expect([...loadedBy(home)].some((each) => each.startsWith('find-top-astrologers-'))).toBe(true)
  const foreign = [...routes].flatMap(([file, id]) =>
    [...loadedBy(file)]
      .filter((each) => each !== file && routes.has(each))
      .map((each) => `${id} loads ${routes.get(each)} (${each})`),
  )
  expect(foreign).toEqual([])
})

test('no file imports the one that starts a page: it would start before its routes are there', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'))
  const entries = files.filter((name) => name.startsWith('entry.client-'))
  expect(entries).toHaveLength(2)
  const code = (name: string) => readFileSync(path.join(folder, name), 'utf8')
  for (const entry of entries) expect(code(entry)).toContain('hydrateRoot')
  const importing = files.filter((name) => importedBy(code(name)).some((each) => entries.includes(each)))
  expect(importing).toEqual([])
})
