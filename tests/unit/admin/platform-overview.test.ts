// The admins' overview: its trends, and the decisions that wait.
import { beforeEach, expect, test } from 'vitest'
import { type FiguresBooks, figuresBooks, MIDNIGHT, NOW } from '#tests/support/books/figures-books.ts'
import { addPractice } from '#tests/support/pages/practices.ts'
import { DAY, HOUR } from '#workers/contract/time/durations.ts'
import { countActive, findDecisions, readOverview, rollUpFigures } from '#workers/domain/reports/index.ts'

let books: FiguresBooks

beforeEach(async () => {
  books = await figuresBooks()
})

test('the overview compares with as many days before, and shows each day of 30', async () => {
  await books.session({ id: 'a', at: MIDNIGHT + 1, seconds: 60, cents: 180, paise: 9000 })
  await books.session({ id: 'b', at: MIDNIGHT - 8 * DAY, seconds: 60, cents: 500, paise: 9000 })
  const { figures, before, days } = await readOverview(books.deps, 'week')
  expect([figures.capturedCents, before?.capturedCents]).toEqual([180, 500])
  expect(days).toHaveLength(30)
  const none = { cents: 0, sessions: 0, active: null }
  expect(days.at(-1)).toEqual({ day: '2026-05-17', figures: { cents: 180, sessions: 1, active: 0 }, before: none })
  expect(days.reduce((sum, { figures: each }) => sum + each.cents, 0)).toBe(680)
  expect(days.reduce((sum, { figures: each }) => sum + each.sessions, 0)).toBe(2)
})

test('the trends are the same figures before and after they are added up', async () => {
  await books.session({ id: 'a', at: MIDNIGHT - 2 * DAY, seconds: 60, cents: 180, paise: 9000 })
  await books.session({ id: 'b', at: MIDNIGHT - 2 * DAY + 1, kind: 'web-call', reason: 'no_answer' })
  await books.session({ id: 'c', at: MIDNIGHT - 31 * DAY, seconds: 60, cents: 90, paise: 9000 })
  const before = (await readOverview(books.deps, 'week')).days
  await rollUpFigures(books.deps)
  expect((await readOverview(books.deps, 'week')).days).toEqual(before)
  expect(before.filter(({ figures }) => figures.sessions > 0)).toMatchObject([
    { day: '2026-05-15', figures: { cents: 180, sessions: 2 } },
  ])
  expect(before.filter((each) => each.before.sessions > 0)).toMatchObject([{ before: { cents: 90, sessions: 1 } }])
})

test('active on a day: who was online in it, each once; days that are over are counted by the hourly job', async () => {
  await addPractice(books.d1, 'ravi', 'Ravi Iyer')
  const span = (id: string, from: number, to: number | null) =>
    books.d1
      .prepare('INSERT INTO online_span (astrologer_id, from_at, to_at) VALUES (?, ?, ?)')
      .bind(id, from, to)
      .run()
  await span('asha', MIDNIGHT - DAY + HOUR, MIDNIGHT - DAY + 2 * HOUR)
  await span('asha', MIDNIGHT - DAY + 3 * HOUR, MIDNIGHT - DAY + 4 * HOUR)
  // Over midnight, and still online.
  await span('ravi', MIDNIGHT - HOUR, MIDNIGHT + HOUR)
  await span('asha', MIDNIGHT + 2 * HOUR, null)
  const active = async () =>
    (await readOverview(books.deps, 'week')).days.slice(-3).map(({ figures }) => figures.active)
  // No day shows a zero that nobody counted.
  expect(await active()).toEqual([null, 2, 2])
  for (let n = 0; n < 6; n += 1) await countActive(books.deps)
  expect(await active()).toEqual([0, 2, 2])
  expect(await books.d1.prepare('SELECT count(*) AS n FROM active_day').first('n')).toBe(59)
  // A number that was counted stays: an account that is closed takes its spans along.
  await books.d1.prepare("DELETE FROM online_span WHERE astrologer_id = 'ravi'").run()
  expect(await active()).toEqual([0, 2, 1])
})

test('decisions that wait for an admin: posts, astrologers, the check of the books', async () => {
  expect(await findDecisions(books.db)).toEqual({
    postsToReview: 0,
    astrologersPending: 0,
    booksCheckedAt: null,
    booksWrong: 0,
  })
  await addPractice(books.d1, 'ravi', 'Ravi Iyer')
  await books.d1.prepare("UPDATE astrologer SET is_approved = 0 WHERE id = 'ravi'").run()
  for (const [id, status] of [
    ['p1', 'published'],
    ['p2', 'draft'],
  ])
    await books.d1
      .prepare(
        `INSERT INTO blog_post (id, author_id, title, content, status, created_at, updated_at)
         VALUES (?, 'asha', 'A title', 'x', ?, 1, 1)`,
      )
      .bind(id, status)
      .run()
  await books.d1.prepare("INSERT INTO job_run (job, done_for) VALUES ('books', ?)").bind(NOW).run()
  await books.d1
    .prepare(
      `INSERT INTO inbox_entry (id, kind, object, detail, at) VALUES ('a', 'alert', 'alert:books.wrong', 'x', 1)`,
    )
    .run()
  expect(await findDecisions(books.db)).toEqual({
    postsToReview: 1,
    astrologersPending: 1,
    booksCheckedAt: NOW,
    booksWrong: 1,
  })
})

test('added up, the figures of every stretch are those of the books, and what comes late is counted by the next run', async () => {
  const at = (days: number) => NOW - days * DAY
  for (const [n, days] of [0, 0.01, 0.5, 1, 2, 6.9, 7.1, 29, 31, 59, 61, 200].entries())
    await books.session({
      id: `s${n}`,
      at: at(days),
      kind: n % 2 ? 'web-call' : 'chat',
      seconds: 60 + n,
      cents: 100 + n,
      paise: 5000 + n,
    })
  const all = async () => {
    const found = []
    for (const period of ['today', 'week', 'month', 'all'] as const) {
      const { stats, figures, before, days } = await readOverview(books.deps, period)
      found.push({ stats, figures, before, days })
    }
    return found
  }
  const fromBooks = await all()
  for (let n = 0; n < 3; n += 1) await rollUpFigures(books.deps)
  expect((await books.d1.prepare('SELECT count(*) AS n FROM figures_slot').first<{ n: number }>())?.n).toBeGreaterThan(
    10,
  )
  expect(await all()).toEqual(fromBooks)
  // A session of yesterday that was settled only now, and one of this moment.
  await books.session({ id: 'late', at: at(1.2), seconds: 60, cents: 777, paise: 1 })
  await books.session({ id: 'new', at: NOW, seconds: 60, cents: 3, paise: 1 })
  await rollUpFigures(books.deps)
  const [added] = await all()
  await books.d1.prepare('DELETE FROM figures_slot').run()
  await books.d1.prepare("DELETE FROM books_mark WHERE name = 'figures'").run()
  expect(added).toEqual((await all())[0])
})
