// Reports: written in parts by cron, taken up again after a run that died, kept for a month, deleted with their files.
import { beforeEach, expect, test, vi } from 'vitest'
import { addAccount, NOW, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { ReportRequest } from '#workers/contract/admin/admin-reports.ts'
import { DAY, HOUR, MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { createReportFiles } from '#workers/domain/report-files/index.ts'
import { readReportRows, reportHead } from '#workers/domain/reports/index.ts'

const nisha = viewerOf('nisha', 'admin')
const MAY = { type: 'users', from: '2026-05-01', to: '2026-05-17' } as const
const FIRST = Date.UTC(2026, 4, 2)

let d1: D1Database
let db: Db
let ids = 0
let clock: { now: number }
let stored: Map<string, string>
/** Result of putting a file: success, a failure, or the end of the server. */
let put: 'works' | 'fails' | 'dies'

/** `chunk`: rows that one query reads; a part has two of them here. */
function reports(chunk = 2) {
  return createReportFiles({
    db,
    now: () => clock.now,
    newId: () => `id-${++ids}`,
    timeZone: async () => 'Asia/Kolkata',
    headOf: reportHead,
    rowsOfPart: chunk * 2,
    rowsOf: (asked) =>
      readReportRows(
        {
          db,
          now: () => clock.now,
          voiceCost: async (days) => days.map(() => 0),
          settings: async () => ({ timezone: 'Asia/Kolkata', usdInrRate: 88 }),
        },
        { ...asked, size: chunk },
      ),
    async putFile(key, text) {
      if (put === 'fails') throw new Error('R2 is away')
      stored.set(key, text)
      if (put === 'dies') await new Promise(() => undefined)
      return text.length
    },
    readFile: async (key) => {
      const text = stored.get(key)
      return text === undefined ? null : { body: new Response(text).body as ReadableStream }
    },
    deleteFile: async (key) => void stored.delete(key),
  })
}

async function addClients(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) {
    await addAccount(d1, `user-${n}`, 'user', n === 0 ? '=HYPERLINK("evil")' : `Client ${n}`)
    // Two at each instant: a chunk may end between them.
    await d1
      .prepare('UPDATE user SET created_at = ? WHERE id = ?')
      .bind(FIRST + Math.floor(n / 2), `user-${n}`)
      .run()
  }
}

async function fileOf(id: string): Promise<string[]> {
  const { body } = await reports().open({ viewer: nisha, id })
  return (await new Response(body).text()).trimEnd().split('\r\n')
}

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  ;[clock, stored, put] = [{ now: NOW }, new Map(), 'works']
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

test('a long report is written in parts, one a run, and holds each row once; a formula in a name is text', async () => {
  await addClients(9)
  const { id } = await reports().request({ viewer: nisha, asked: MAY })
  const statuses: string[] = []
  for (let run = 0; run < 3; run += 1) {
    statuses.push((await reports().list(nisha))[0]?.status ?? '')
    await reports().make()
  }
  expect(statuses).toEqual(['queued', 'running', 'running'])
  const [report] = await reports().list(nisha)
  expect(report).toMatchObject({ status: 'ready', generated_on: NOW, rows: 9, requested_by: '' })
  expect(report?.bytes).toBe([...stored.values()].join('').length)
  expect(stored.size).toBe(3)
  const [head, ...lines] = await fileOf(id)
  expect(head).toMatch(/^Client,Name,E-mail/)
  expect(lines.map((line) => line.split(',')[0]).sort()).toEqual(Array.from({ length: 9 }, (_, n) => `user-${n}`))
  expect(lines.find((line) => line.startsWith('user-0,'))).toContain(`,"'=HYPERLINK(""evil"")",`)
  expect(lines[1]).toContain(`,'+919812345678,`)
  const { results } = await d1.prepare('SELECT actor_id, action FROM audit_log ORDER BY id').all()
  expect(results).toEqual([
    { actor_id: 'nisha', action: 'ask_for_report' },
    { actor_id: 'nisha', action: 'download_report' },
  ])
})

test('a run that died is taken up again after ten minutes, where the last part ended, and leaves no file behind', async () => {
  await addClients(9)
  const { id } = await reports().request({ viewer: nisha, asked: MAY })
  await reports().make()
  put = 'dies'
  void reports().make()
  await vi.waitFor(() => expect(stored.size).toBe(2), { timeout: 15_000 })
  put = 'works'
  clock.now += 9 * MINUTE
  await reports().make()
  expect(stored.size).toBe(2)
  clock.now += 2 * MINUTE
  await reports().make()
  await reports().make()
  expect((await reports().list(nisha))[0]?.status).toBe('ready')
  expect(stored.size).toBe(3)
  expect(await fileOf(id)).toHaveLength(10)
})

test('a run that comes to its end after it was taken for lost changes nothing', async () => {
  await addClients(3)
  const { id } = await reports().request({ viewer: nisha, asked: MAY })
  let goOn: () => void = () => undefined
  const slow = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const files = reports()
  const late = createLate(slow)
  const running = late.make()
  await vi.waitFor(() => expect(late.reading()).toBe(true), { timeout: 15_000 })
  clock.now += 11 * MINUTE
  await files.make()
  goOn()
  await running
  expect(stored.size).toBe(1)
  expect(await fileOf(id)).toHaveLength(4)
})

/** A run that reads its rows only after `slow`. */
function createLate(slow: Promise<void>) {
  let reading = false
  const files = createReportFiles({
    db,
    now: () => NOW,
    newId: () => 'late',
    timeZone: async () => 'UTC',
    headOf: reportHead,
    rowsOfPart: 10,
    async rowsOf() {
      reading = true
      await slow
      return { rows: [['a row of the late run']], next: null }
    },
    putFile: async (key, text) => stored.set(key, text) && text.length,
    readFile: async () => null,
    deleteFile: async (key) => void stored.delete(key),
  })
  return { make: files.make, reading: () => reading }
}

test('three runs in vain fail the report; an admin has it made once more', async () => {
  await addClients(9)
  const { id } = await reports().request({ viewer: nisha, asked: MAY })
  await reports().make()
  put = 'fails'
  for (let run = 0; run < 3; run += 1) await reports().make()
  const [report] = await reports().list(nisha)
  expect(report).toMatchObject({ status: 'failed', url: null, generated_on: null })
  expect(stored.size).toBe(0)
  await reports().make()
  put = 'works'
  await reports().repeat({ viewer: nisha, id })
  for (let run = 0; run < 3; run += 1) await reports().make()
  expect(await fileOf(id)).toHaveLength(10)
  await expect(reports().repeat({ viewer: nisha, id })).rejects.toMatchObject({ code: 'wrong_state' })
})

test('two crons at once write one file', async () => {
  await addClients(3)
  const { id } = await reports().request({ viewer: nisha, asked: MAY })
  await Promise.all([reports().make(), reports().make()])
  expect(stored.size).toBe(1)
  expect(await fileOf(id)).toHaveLength(4)
})

test('a report is deleted with its file, by an admin or after 30 days; both acts of an admin are audited', async () => {
  await addClients(3)
  const { id } = await reports().request({ viewer: nisha, asked: MAY })
  await reports().make()
  await reports().delete({ viewer: nisha, id })
  expect([stored.size, (await reports().list(nisha)).length]).toEqual([0, 0])
  await expect(reports().open({ viewer: nisha, id })).rejects.toMatchObject({ code: 'not_found' })
  const { results } = await d1.prepare('SELECT actor_id, action, object FROM audit_log ORDER BY id').all()
  expect(results).toEqual([
    { actor_id: 'nisha', action: 'ask_for_report', object: `report:${id}` },
    { actor_id: 'nisha', action: 'delete_report', object: `report:${id}` },
  ])
  await reports().request({ viewer: nisha, asked: MAY, id: 'old' })
  await reports().make()
  clock.now += 31 * DAY
  await reports().deleteOld()
  expect([stored.size, (await reports().list(nisha)).length]).toEqual([0, 0])
})

test('payouts of today are in the report of today, at any hour of it that they bear', async () => {
  // Another hour of the 17th in Kolkata, and the midnight after it.
  for (const [id, at] of [
    ['later', NOW + 5 * HOUR],
    ['tomorrow', Date.UTC(2026, 4, 17, 18, 30)],
  ] as const)
    await d1
      .prepare(
        "INSERT INTO payout_period (id, astrologer_id, paise, reference, at, from_at, to_at) VALUES (?1, 'asha', 1, 'R', ?2, 0, ?2)",
      )
      .bind(id, at)
      .run()
  const { id } = await reports().request({ viewer: nisha, asked: { ...MAY, type: 'payouts' } })
  await reports().make()
  expect((await fileOf(id)).slice(1).map((line) => line.split(',')[0])).toEqual(['later'])
})

test('refused: a day to come, days in the wrong order, an eleventh report, and anybody but an admin', async () => {
  const ask = (asked: Partial<ReportRequest>, viewer = nisha, id?: string) =>
    reports().request({ viewer, asked: { ...MAY, ...asked }, ...(id ? { id } : {}) })
  await expect(ask({ to: '2026-05-18' })).rejects.toMatchObject({ code: 'invalid' })
  expect(ReportRequest.safeParse({ ...MAY, from: '2026-05-18' }).error?.issues[0]).toMatchObject({ path: ['to'] })
  expect(ReportRequest.safeParse({ ...MAY, from: '2026-02-30' }).success).toBe(false)
  await expect(ask({}, viewerOf('asha', 'astrologer'))).rejects.toMatchObject({ code: 'forbidden' })
  await ask({}, nisha, 'one')
  // A repeated request is one report.
  await ask({}, nisha, 'one')
  for (let n = 1; n < 10; n += 1) await ask({}, nisha, `more-${n}`)
  await expect(ask({}, nisha, 'eleventh')).rejects.toMatchObject({ code: 'too_many_reports' })
})
