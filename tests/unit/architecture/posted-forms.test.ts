// Without a network a form whose answer was lost stays: its route and those above it ask for no data.
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const app = path.resolve(import.meta.dirname, '../../../app')

test('a route with a client action says when its data is asked for anew', () => {
  const routes = readdirSync(app, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => ({ file, code: readFileSync(path.join(app, file), 'utf8') }))
    .filter(({ code }) => /export (const|async function|function) clientAction\b/.test(code))
  expect(routes.length).toBeGreaterThan(4)
  const silent = routes.filter(({ code }) => !/export (const|function) shouldRevalidate\b/.test(code))
  expect(silent.map(({ file }) => file)).toEqual([])
})
