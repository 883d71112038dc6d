// Readings that a client keeps: the chart and the points alone, the astrologer's words within 48 hours.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, asha, NOW, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { ReadingRequest } from '#workers/contract/consultations/readings.ts'
import { READINGS_A_PAGE } from '#workers/contract/limits.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { createReadings, deleteReadingsOf } from '#workers/domain/readings/index.ts'
import { findOwnRecords } from '#workers/domain/reports/index.ts'

const mira = viewerOf('mira', 'user')
const admin = viewerOf('root', 'admin')
const BIRTH = { name: 'Mira Rao', date: '1943-06-01' }
const FORM = {
  note: 'Patience, then work.',
  remedies: 'Light a lamp.',
  dates: [{ date: '2026-08-01', text: 'Guru, moves' }],
}
let d1: D1Database
let db: Db
let now: number
let told: string[]

const area = () =>
  createReadings({
    db,
    now: () => now,
    origin: 'https://drishti.test',
    platformName: async (language: Language) => ({ en: 'Jyoti', hi: 'ज्योति' })[language],
    mail: {
      async send({ to, subject, text }) {
        told.push(`${to}: ${subject}`)
        expect(text).not.toContain('Patience')
      },
    },
    async push(id) {
      told.push(`push ${id}`)
      return 1
    },
  })

async function session(id: string, { state = 'ended', startedAt = NOW as number | null } = {}) {
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, billable_seconds)
       VALUES (?1, 'mira', 'asha', 'chat', ?3, 'user_ended', 180, 9000, ?2, ?4, ?5, '[]', 0)`,
    )
    .bind(id, NOW, state, startedAt, state === 'ended' ? NOW : null)
    .run()
  await d1
    .prepare("INSERT INTO consultation_birth (session_id, profile_id, birth) VALUES (?, 'p1', ?)")
    .bind(id, JSON.stringify(BIRTH))
    .run()
}

const archive = async () =>
  (await findOwnRecords(db, { table: 'reading', role: 'user', accountId: 'mira', after: 0, size: 10 })).rows
const of = (viewer: typeof mira) => ({ viewer, id: 's1' })
const rejected = (code: string) => expect.objectContaining({ code })

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  await addAccount(d1, 'root', 'admin')
  await session('s1')
  ;[now, told] = [NOW + HOUR, []]
})

test('the astrologer leaves it and changes it; the client reads it with the birth, and is told once', async () => {
  const { read, write } = area()
  expect(await read(of(mira))).toEqual({ reading: null, deleted: false, may_write: false, until: null })
  expect(await read(of(asha))).toMatchObject({ may_write: true, until: NOW + 48 * HOUR })
  expect(await write({ ...of(asha), form: FORM })).toMatchObject({
    reading: { ...FORM, birth: null, written_at: now },
    may_write: true,
  })
  now += 1000
  await write({ ...of(asha), form: { ...FORM, note: 'Work, then patience.' } })
  expect(await read(of(mira))).toMatchObject({
    reading: { note: 'Work, then patience.', birth: BIRTH, written_at: now - 1000, updated_at: now },
    may_write: false,
  })
  expect(told).toEqual(['push mira', 'mira@people.test: Asha Verma has left you a reading'])
})

test('the chart that was pointed at is kept without a word of the astrologer, and only once', async () => {
  const { keep, read, own } = area()
  await keep('s1')
  await d1.prepare('DELETE FROM consultation_birth').run()
  await keep('s1')
  expect(await read(of(mira))).toMatchObject({ reading: { note: '', birth: BIRTH, written_at: null } })
  expect(await read(of(asha))).toMatchObject({ reading: { birth: null } })
  expect((await own({ viewer: mira, page: 1 })).results).toMatchObject([
    { session_id: 's1', astrologer_name: 'Asha Verma', written_at: null, days: 0 },
  ])
  expect(await archive()).toMatchObject([{ session_id: 's1', birth: JSON.stringify(BIRTH) }])
})

test('the client deletes it for good: nothing of it is left, and nothing is written anew', async () => {
  const { keep, read, write, erase, own } = area()
  await write({ ...of(asha), form: FORM })
  await expect(erase(of(asha))).rejects.toEqual(rejected('forbidden'))
  await erase(of(mira))
  await keep('s1')
  await expect(write({ ...of(asha), form: FORM })).rejects.toEqual(rejected('reading_over'))
  expect(await read(of(asha))).toEqual({ reading: null, deleted: true, may_write: false, until: null })
  expect((await own({ viewer: mira, page: 1 })).results).toEqual([])
  expect(await archive()).toMatchObject([{ session_id: 's1', birth: null, note: '', remedies: '', dates: '[]' }])
  const row = await d1.prepare('SELECT * FROM reading').first()
  expect(row).toMatchObject({ birth: null, note: '', remedies: '', dates: '[]', written_at: null })
})

test('refused: late, the other side, strangers, admins, sessions that run or never began, blocked or closed clients', async () => {
  const { read, write, erase } = area()
  await expect(write({ ...of(mira), form: FORM })).rejects.toEqual(rejected('forbidden'))
  await expect(read(of(admin))).rejects.toEqual(rejected('forbidden'))
  await expect(read(of(viewerOf('eve', 'user')))).rejects.toEqual(rejected('not_found'))
  await session('runs', { state: 'active' })
  await session('never', { startedAt: null })
  await expect(write({ viewer: asha, id: 'never', form: FORM })).rejects.toEqual(rejected('reading_over'))
  await expect(write({ viewer: asha, id: 'runs', form: FORM })).rejects.toEqual(rejected('reading_over'))
  await expect(erase({ viewer: mira, id: 'runs' })).rejects.toEqual(rejected('not_found'))
  now = NOW + 48 * HOUR
  await d1.prepare("INSERT INTO blocked_client (astrologer_id, user_id, at) VALUES ('asha', 'mira', 1)").run()
  await expect(write({ ...of(asha), form: FORM })).rejects.toEqual(rejected('reading_over'))
  await d1.prepare('DELETE FROM blocked_client').run()
  await write({ ...of(asha), form: FORM })
  now += 1
  await expect(write({ ...of(asha), form: FORM })).rejects.toEqual(rejected('reading_over'))
  expect(await read(of(asha))).toMatchObject({ reading: { note: FORM.note }, may_write: false, until: null })
})

test('the days go to the client’s calendar, one or all', async () => {
  const { write, calendarFile } = area()
  const calendar = (whose: ReturnType<typeof of>, only: number | null) =>
    calendarFile({ ...whose, only, language: 'en' })
  const dates = [...FORM.dates, { date: '2026-12-31', text: 'Second' }]
  await write({ ...of(asha), form: { ...FORM, dates } })
  const all = await calendar(of(mira), null)
  expect(all.match(/BEGIN:VEVENT/g)).toHaveLength(2)
  expect(all).toContain('PRODID:-//Jyoti//Readings//EN')
  expect(all).toContain('DTSTART;VALUE=DATE:20260801\r\nDTEND;VALUE=DATE:20260802\r\nSUMMARY:Guru\\, moves')
  expect(await calendar(of(mira), 1)).toContain('DTEND;VALUE=DATE:20270101')
  await expect(calendar(of(mira), 2)).rejects.toEqual(rejected('not_found'))
  await expect(calendar(of(asha), null)).rejects.toEqual(rejected('not_found'))
  // A calendar knows an entry by its UID: the second day keeps its own when the first is removed.
  const second = await calendar(of(mira), 1)
  await write({ ...of(asha), form: { ...FORM, dates: dates.slice(1) } })
  const uidOf = (file: string) => /UID:.*/.exec(file)?.[0]
  expect(uidOf(await calendar(of(mira), 0))).toBe(uidOf(second))
  expect(await calendarFile({ ...of(mira), only: null, language: 'hi' })).toContain('PRODID:-//ज्योति//Readings//EN')
})

test('it goes with the account of the client', async () => {
  const { write } = area()
  await write({ ...of(asha), form: FORM })
  await commit(db, [deleteReadingsOf(db, 'mira')])
  expect(await d1.prepare('SELECT count(*) AS n FROM reading').first('n')).toBe(0)
})

test('words are plain, bounded, and there', () => {
  const day = { date: '2026-08-01', text: 'x' }
  const wrong = [
    {},
    { note: '  ' },
    { note: 'x'.repeat(1001) },
    { remedies: 'a\u0000b' },
    { dates: Array.from({ length: 11 }, () => day) },
    { dates: [{ ...day, text: 'x'.repeat(121) }] },
    { dates: [{ ...day, date: '2026-02-30' }] },
    { dates: [{ ...day, text: 'two\nlines' }] },
    { note: 'x', birth: {} },
  ]
  expect(wrong.filter((form) => ReadingRequest.safeParse(form).success)).toEqual([])
  expect(ReadingRequest.parse({ note: ' दो ' })).toEqual({ note: 'दो', remedies: '', dates: [] })
})

test('the list goes by pages, and counts all of them', async () => {
  const { keep, own } = area()
  const ids = Array.from({ length: READINGS_A_PAGE + 3 }, (_, n) => `many${String(n).padStart(2, '0')}`)
  for (const id of ids) {
    await session(id)
    await keep(id)
  }
  const first = await own({ viewer: mira, page: 1 })
  const second = await own({ viewer: mira, page: 2 })
  expect([first.count, second.count]).toEqual([ids.length, ids.length])
  expect([...first.results, ...second.results].map(({ session_id }) => session_id)).toEqual(ids)
  expect((await own({ viewer: mira, page: 3 })).results).toEqual([])
})
