// A link to a file works in the app of an iPhone's home screen, which would show the file without a way back.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOT = new URL('../../../', import.meta.url)
const FILE_LINK = /<a\b[^>]*(?:\bdownload\b|\.ics)[^>]*>/g

const careless = (code: string) =>
  (code.match(FILE_LINK) ?? []).filter((link) => !link.includes('onClick={saveLinked}'))

test('links to files are told by `download` or by the ending of calendars', () => {
  const code = '<a href="/x.csv" download>a</a><a href="/x.ics">b</a><a href="/terms">c</a>'
  expect(careless(code)).toEqual(['<a href="/x.csv" download>', '<a href="/x.ics">'])
})

test('each link to a file is given by the share sheet where the page has no way back', () => {
  const files = globSync('app/**/*.tsx', { cwd: ROOT })
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => careless(readFileSync(new URL(file, ROOT), 'utf8')).map(() => file))).toEqual([])
})
