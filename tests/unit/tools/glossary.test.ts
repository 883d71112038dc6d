import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { glossaryGroups } from '#app/screens/glossary/glossary-groups.ts'

const ids = glossaryGroups().flatMap(({ terms }) => terms.map(({ id }) => id))

test('each term has an id of its own and one or two sentences', () => {
  expect(new Set(ids).size).toBe(ids.length)
  for (const { terms } of glossaryGroups()) {
    for (const { text } of terms) expect(text.match(/[.!?](\s|$)/g)?.length, text).toBeLessThanOrEqual(3)
  }
})

test('every term that a page links to is in the glossary', () => {
  const marks = `BlockHelp term="[a-z-]+"|term: '[a-z-]+'`
  const used = execFileSync('grep', ['-rhoE', marks, 'app/screens', 'app/charts'], { encoding: 'utf8' })
  const wanted = [...new Set([...used.matchAll(/["']([a-z-]+)["']/g)].map(([, id]) => id))]
  expect(wanted.length).toBeGreaterThan(8)
  expect(wanted.filter((id) => !ids.includes(id ?? ''))).toEqual([])
})
