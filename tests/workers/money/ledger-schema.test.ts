import { afterAll, beforeAll, expect, test } from 'vitest'
import { end, liveConsultation, walletWith } from '#tests/support/database/ledger-rows.ts'
import { startTestServer, type TestServer } from '#tests/support/servers/server.ts'
import { newId } from '#workers/contract/ports.ts'
import { createDb } from '#workers/db/client.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

type Phase = 'single' | 'pending' | 'post' | 'void'
type Row = {
  id: string
  phase: Phase
  dr: string
  cr: string
  amount: number
  code: string
  ref?: string
  pending?: string
}

function insert({ id, phase, dr, cr, amount, code, ref, pending }: Row): D1PreparedStatement {
  return server.db
    .prepare(
      'INSERT INTO transfer (id, phase, pending_id, dr, cr, amount, code, ref, actor, at) VALUES (?,?,?,?,?,?,?,?,?,?) ON CONFLICT (id) DO NOTHING RETURNING id',
    )
    .bind(id, phase, pending ?? null, dr, cr, amount, code, ref ?? null, 'test', 1)
}

/** A wallet with money, and consultations of its user that live. */
async function wallet(cents: number, consultations: string[] = []): Promise<string> {
  const [db, name] = [createDb(server.db), newId()]
  await walletWith(db, name, cents)
  for (const id of consultations) await liveConsultation(db, { id, userId: name })
  return `u:${name}`
}

async function available(id: string): Promise<number> {
  const row = await server.db
    .prepare('SELECT cr_posted - dr_posted - dr_pending AS cents FROM account WHERE id = ?')
    .bind(id)
    .first<{ cents: number }>()
  return row?.cents ?? Number.NaN
}

test('a hold blocks money, a post takes its part and releases the rest', async () => {
  const s1 = newId()
  const user = await wallet(1000, [s1])
  await insert({ id: `h:${s1}#1`, phase: 'pending', dr: user, cr: 'rev:usd', amount: 900, code: 'hold', ref: s1 }).run()
  expect(await available(user)).toBe(100)
  const post: Row = {
    id: `p:${s1}#1`,
    phase: 'post',
    dr: user,
    cr: 'rev:usd',
    amount: 250,
    code: 'usage',
    ref: s1,
    pending: `h:${s1}#1`,
  }
  expect((await insert(post).all()).results).toHaveLength(1)
  expect(await available(user)).toBe(750)
  // A replay changes nothing; the same id with another sum is refused; the hold is used up.
  expect((await insert(post).all()).results).toHaveLength(0)
  await expect(insert({ ...post, amount: 251 }).run()).rejects.toThrow('idempotency_mismatch')
  await expect(insert({ ...post, id: `v:${s1}#1`, phase: 'void', amount: 900, code: 'release' }).run()).rejects.toThrow(
    'hold_resolved',
  )
  expect(await available(user)).toBe(750)
})

test('no overdraft: of 40 parallel holds of 100, a balance of 550 pays for exactly five', async () => {
  const sessions = Array.from({ length: 40 }, () => newId())
  const user = await wallet(550, sessions)
  const holds = sessions.map((ref) =>
    insert({ id: `h:${ref}#1`, phase: 'pending', dr: user, cr: 'rev:usd', amount: 100, code: 'hold', ref }).run(),
  )
  const settled = await Promise.allSettled(holds)
  expect(settled.filter((each) => each.status === 'fulfilled')).toHaveLength(5)
  expect(await available(user)).toBe(50)
})

test('a batch that fails in the middle leaves nothing behind', async () => {
  const [b1, b2] = [newId(), newId()]
  const user = await wallet(100, [b1, b2])
  const good = insert({ id: `h:${b1}#1`, phase: 'pending', dr: user, cr: 'rev:usd', amount: 60, code: 'hold', ref: b1 })
  const bad = insert({ id: `h:${b2}#1`, phase: 'pending', dr: user, cr: 'rev:usd', amount: 60, code: 'hold', ref: b2 })
  await expect(server.db.batch([good, bad])).rejects.toThrow('no_overdraft')
  expect(await available(user)).toBe(100)
})

test('the database refuses impossible rows', async () => {
  const s9 = newId()
  const user = await wallet(1000, [s9])
  const base: Row = { id: 'x', phase: 'single', dr: user, cr: 'rev:usd', amount: 10, code: 'usage', ref: s9 }
  await insert({ ...base, id: `h:${s9}#1`, phase: 'pending', amount: 500, code: 'hold' }).run()
  await expect(
    insert({ ...base, id: `p:${s9}#1`, phase: 'post', pending: `h:${s9}#1`, amount: 501 }).run(),
  ).rejects.toThrow('bad_pending')
  await expect(
    insert({ ...base, id: `v:${s9}#1`, phase: 'void', pending: `h:${s9}#1`, amount: 499, code: 'release' }).run(),
  ).rejects.toThrow('bad_pending')
  await expect(insert({ ...base, id: 'p:none', phase: 'post', pending: 'h:none' }).run()).rejects.toThrow('bad_pending')
  await expect(insert({ ...base, id: 'mix', cr: 'exp:inr' }).run()).rejects.toThrow(/currency_mismatch|bad_transfer/)
  await expect(insert({ ...base, id: 'self', cr: user }).run()).rejects.toThrow()
  const hold: Row = { ...base, id: `h:${s9}#2`, phase: 'pending', code: 'hold' }
  await expect(insert({ ...hold, amount: 0 }).run()).rejects.toThrow('CHECK')
  await expect(insert({ ...hold, amount: 0.5 }).run()).rejects.toThrow('cannot store')
  await expect(insert({ ...base, id: 'lost', dr: 'u:nobody' }).run()).rejects.toThrow()
  for (const change of [
    'UPDATE transfer SET amount = 1',
    'DELETE FROM transfer',
    'DELETE FROM account',
    `UPDATE account SET may_neg = 1 WHERE id = '${user}'`,
  ]) {
    await expect(server.db.prepare(change).run(), change).rejects.toThrow('immutable')
  }
})

test('refunds of a session stop at what was charged for it', async () => {
  const s2 = newId()
  const user = await wallet(1000, [s2])
  await insert({ id: `h:${s2}#1`, phase: 'pending', dr: user, cr: 'rev:usd', amount: 400, code: 'hold', ref: s2 }).run()
  await insert({
    id: `p:${s2}#1`,
    phase: 'post',
    dr: user,
    cr: 'rev:usd',
    amount: 300,
    code: 'usage',
    ref: s2,
    pending: `h:${s2}#1`,
  }).run()
  const refund: Row = {
    id: `rf:${s2}:1`,
    phase: 'single',
    dr: 'rev:usd',
    cr: user,
    amount: 200,
    code: 'refund',
    ref: s2,
  }
  await end(server.db, s2)
  await insert(refund).run()
  await insert(refund).run()
  await expect(insert({ ...refund, id: `rf:${s2}:2`, amount: 101 }).run()).rejects.toThrow('over_refund')
  await insert({ ...refund, id: `rf:${s2}:3`, amount: 100 }).run()
  expect(await available(user)).toBe(1000)
})

test('the books balance: entries add up to zero, accounts equal their transfers', async () => {
  const sums = await server.db.prepare('SELECT sum(amount) AS total FROM entry').first<{ total: number }>()
  expect(sums?.total).toBe(0)
  const drift = await server.db
    .prepare(
      `SELECT a.id FROM account a LEFT JOIN (SELECT account_id, sum(amount) AS total FROM entry GROUP BY 1) e
       ON e.account_id = a.id WHERE a.cr_posted - a.dr_posted <> coalesce(e.total, 0)`,
    )
    .all()
  expect(drift.results).toEqual([])
})
