// An astrologer's sessions: filters, true counts, pages that hold still.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, asha, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { AstrologerConsultationsQuery } from '#workers/contract/astrologers/astrologer-consultations.ts'
import type { Db } from '#workers/db/client.ts'
import { listConsultations } from '#workers/domain/consultations/list-consultations.ts'

const HOUR = 3_600_000
const NOW = Date.UTC(2026, 4, 17, 10)
let d1: D1Database
let db: Db

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  await d1.prepare("UPDATE user SET time_zone = 'Asia/Kolkata' WHERE id = 'asha'").run()
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  await addAccount(d1, 'ravi', 'user', 'Ravi 100% Sen')
})

type Past = { id: string; at?: number; kind?: string; by?: string; began?: boolean; astrologer?: string }

function past({ id, at = NOW, kind = 'chat', by = 'mira', began = true, astrologer = 'asha' }: Past) {
  return d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, file_count)
       VALUES (?1, ?2, ?3, ?4, 'ended', 'user_ended', 180, 9000, ?5, ?6, ?5, '[]', 2)`,
    )
    .bind(id, by, astrologer, kind, at, began ? at : null)
    .run()
}

const list = (query: object = {}, viewer = asha) =>
  listConsultations({ db }, { viewer, ...AstrologerConsultationsQuery.parse(query) })
const ids = async (query: object = {}) => (await list(query)).results.map(({ session_id }) => session_id)

test('every session is reached once, with a true count, also when one begins between two pages', async () => {
  // Several in one millisecond: the id decides.
  for (let n = 0; n < 60; n += 1) await past({ id: `s${n}`, at: NOW + Math.floor(n / 3) })
  const seen: string[] = []
  let after: string | null | undefined
  do {
    const page = await list(after ? { after } : {})
    expect(page.count).toBe(60 + (seen.length > 0 ? 1 : 0))
    seen.push(...page.results.map(({ session_id }) => session_id))
    if (seen.length === 25) await past({ id: 'newer', at: NOW + HOUR })
    after = page.next
  } while (after)
  expect(seen).toHaveLength(60)
  expect(new Set(seen).size).toBe(60)
  expect(seen).not.toContain('newer')
})

test('filters: kind, status, client, a part of the name, days of the account’s zone', async () => {
  await past({ id: 'call', kind: 'web-call', at: NOW + 3 })
  await past({ id: 'phone', kind: 'phone-call', at: NOW + 2, by: 'ravi' })
  await past({ id: 'missed', began: false, at: NOW + 1 })
  // 00:30 of the next day in Kolkata.
  await past({ id: 'late', at: Date.UTC(2026, 4, 17, 19) })
  await past({ id: 'foreign', astrologer: 'lata' })
  expect(await ids({ kind: 'call' })).toEqual(['call', 'phone'])
  expect(await ids({ kind: 'phone-call' })).toEqual(['phone'])
  expect(await ids({ status: 'missed' })).toEqual(['missed'])
  expect(await ids({ status: 'live' })).toEqual([])
  expect(await ids({ client: 'ravi' })).toEqual(['phone'])
  expect(await ids({ search: 'RAO', status: 'answered' })).toEqual(['late', 'call'])
  // No pattern: a sign of LIKE is a sign.
  expect(await ids({ search: '%' })).toEqual(['phone'])
  expect(await ids({ to: '2026-05-17' })).toEqual(['call', 'phone', 'missed'])
  expect(await ids({ from: '2026-05-18', to: '2026-05-18' })).toEqual(['late'])
  expect((await list({ kind: 'call' })).results[0]).toMatchObject({
    file_count: 2,
    currency: 'INR',
    other_name: 'Mira Rao',
  })
})

test('a name is found however its letters are written, with accents too', async () => {
  await addAccount(d1, 'elise', 'user', 'Élise Łukasz-Ødegård')
  await past({ id: 'with-elise', by: 'elise' })
  for (const search of ['élise', 'ÉLISE', 'Élise', 'łukasz', 'ŁUKASZ', 'ødegård', 'DEGÅRD', 'é'])
    expect(await ids({ search }), search).toEqual(['with-elise'])
  expect(await ids({ search: 'elisa' })).toEqual([])
})

test('senseless filters are refused; clients have no such list', async () => {
  for (const query of [{ after: 'x' }, { after: "1.a'b" }, { from: '2026-13-01' }, { kind: 'fax' }, { status: 'all' }])
    expect(AstrologerConsultationsQuery.safeParse(query).success).toBe(false)
  await expect(list({}, viewerOf('mira', 'user'))).rejects.toMatchObject({ code: 'forbidden' })
})
