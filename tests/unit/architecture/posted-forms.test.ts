// Without a network a form whose answer was lost stays: its route and those above it ask for no data.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { RouteConfigEntry } from '@remix-run/route-config'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'

const app = path.resolve(import.meta.dirname, '../../../app')

type Found = { file: string; above: readonly string[] }

const filesOf = (entries: readonly RouteConfigEntry[], above: readonly string[]): Found[] =>
  entries.flatMap(({ file, children = [] }) => [{ file, above }, ...filesOf(children, [...above, file])])

const exportsOf = (file: string, name: string) =>
  new RegExp(`export (const|async function|function) ${name}\\b`).test(readFileSync(path.join(app, file), 'utf8'))

test('a route with a client action, and each route above it, says when its data is asked for anew', () => {
  const posted = filesOf(routes, ['root.tsx']).filter(({ file }) => exportsOf(file, 'clientAction'))
  expect(posted.length).toBeGreaterThan(7)
  const asked = new Set(posted.flatMap(({ file, above }) => [file, ...above]))
  expect([...asked]).toContain('screens/dashboard/layout.tsx')
  expect([...asked].filter((file) => !exportsOf(file, 'shouldRevalidate'))).toEqual([])
})
