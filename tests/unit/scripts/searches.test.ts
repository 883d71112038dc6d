// The searches are dropped for a copy of the database, and made again from what they search.
import { expect, test } from 'vitest'
import { blogRig } from '#tests/support/blog-rig.ts'
import { DROP_SEARCHES, MAKE_SEARCHES } from '../../../scripts/lib/searches.mjs'

test('without the searches the database has no virtual table; made again, they find what was written meanwhile', async () => {
  const { d1, publish, titles } = await blogRig()
  await publish({ title: 'Venus dasha' })
  const run = async (statements: readonly string[]) => {
    for (const sql of statements) await d1.prepare(sql).run()
  }
  const names = async (where: string) =>
    (
      await d1.prepare(`SELECT name FROM sqlite_master WHERE ${where} ORDER BY name`).all<{ name: string }>()
    ).results.map(({ name }) => name)
  const searches = "sql LIKE '%\\_search%' ESCAPE '\\'"
  const before = await names(searches)
  expect(before).toContain('user_search')
  // Twice: a run may have ended in between.
  for (const _ of [1, 2]) await run(DROP_SEARCHES)
  expect(await names("sql LIKE 'CREATE VIRTUAL%'")).toEqual([])
  expect(await names(searches)).toEqual([])
  await publish({ title: 'शुक्र दशा' })
  await d1.prepare("UPDATE user SET full_name = 'Zarathustra Patel' WHERE rowid = 1").run()
  await run(MAKE_SEARCHES)
  expect(await names(searches)).toEqual(before)
  expect(await titles(null, { search: 'venus' })).toEqual(['Venus dasha'])
  expect(await titles(null, { search: 'शुक्र' })).toEqual(['शुक्र दशा'])
  await publish({ title: 'Saturn dasha' })
  expect(await titles(null, { search: 'saturn' })).toEqual(['Saturn dasha'])
  const found = await d1.prepare("SELECT rowid FROM user_search WHERE user_search MATCH 'Zarathustra'").all()
  expect(found.results).toEqual([{ rowid: 1 }])
})
