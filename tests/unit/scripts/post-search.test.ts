// The search of posts is dropped for a copy of the database, and made again from the posts.
import { expect, test } from 'vitest'
import { blogRig } from '#tests/support/blog-rig.ts'
import { DROP_SEARCH, makeSearch } from '../../../scripts/lib/post-search.mjs'

test('without the search the database has no virtual table; made again, it finds what was written meanwhile', async () => {
  const { d1, publish, titles } = await blogRig()
  await publish({ title: 'Venus dasha' })
  const run = async (statements: readonly string[]) => {
    for (const sql of statements) await d1.prepare(sql).run()
  }
  // Twice: a run may have ended in between.
  for (const _ of [1, 2]) await run(DROP_SEARCH)
  const left = await d1
    .prepare("SELECT name FROM sqlite_master WHERE name LIKE 'b%s%' AND sql LIKE '%blog_search%'")
    .all()
  expect(left.results).toEqual([])
  await publish({ title: 'शुक्र दशा' })
  await run(makeSearch())
  expect(await titles(null, { search: 'venus' })).toEqual(['Venus dasha'])
  expect(await titles(null, { search: 'शुक्र' })).toEqual(['शुक्र दशा'])
  await publish({ title: 'Saturn dasha' })
  expect(await titles(null, { search: 'saturn' })).toEqual(['Saturn dasha'])
})
