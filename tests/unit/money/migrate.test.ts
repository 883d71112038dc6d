// A database from before the guards, with people's money in it: migrated, nothing is lost, and everything goes on.
import { expect, test } from 'vitest'
import { end, liveConsultation, walletWith } from '#tests/support/database/ledger-rows.ts'
import { statementsAfter } from '#tests/support/database/migrated-database.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { insertReport } from '#workers/domain/consultations/reviews/review.repo.ts'
import { hold, insertReceivable, payout, resolveHold, walletBalance } from '#workers/domain/money/index.ts'
import { transfer } from '#workers/domain/money/ledger.table.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

const BEFORE = '0010_push_device.sql'

test('holds that stood before the migration are captured after it, and the guards hold', async () => {
  const d1 = sqliteD1({}, BEFORE)
  const db = createDb(d1)
  await walletWith(db, 'mira', 1000)
  const at = Date.now()
  for (const id of ['over', 'runs']) {
    await liveConsultation(db, { id, userId: 'mira' })
    await commit(db, [hold(db, { consultationId: id, n: 1, userId: 'mira', amountCents: 400, at })])
  }
  const settle = (id: string) =>
    commit(db, [
      resolveHold(db, { consultationId: id, userId: 'mira', capture: { n: 1, postCents: 150, holdCents: 400 }, at }),
      payout(db, { consultationId: id, astrologerId: `astrologer-${id}`, paise: 6000, at }),
    ])
  await settle('over')
  const facts = JSON.stringify(
    ['user', 'astrologer'].flatMap((side) => [
      { key: `j:${side}`, kind: 'join', side, connection: side, at },
      { key: `l:${side}`, kind: 'leave', side, connection: side, at: at + 60_000 },
    ]),
  )
  await d1
    .prepare(
      `UPDATE consultation SET state = 'ended', end_reason = 'user_ended', started_at = ?, ended_at = ?, facts = ?,
         billable_seconds = 60, charge_cents = 150, payout_paise = 6000 WHERE id = 'over'`,
    )
    .bind(at, at + 60_000, facts)
    .run()
  await d1.batch(statementsAfter(BEFORE).map((sql) => d1.prepare(sql)))
  expect(await walletBalance(db, 'mira')).toEqual({ balanceCents: 850, heldCents: 400, availableCents: 450 })
  expect((await checkBills(db)).count).toBe(0)
  await settle('runs')
  await expect(end(d1, 'over')).rejects.toThrow('immutable')
  expect((await walletBalance(db, 'mira')).balanceCents).toBe(700)
  const { results } = await d1.prepare("SELECT name FROM sqlite_master WHERE name LIKE 'kept_%'").all()
  expect(results).toEqual([])
  const wrong = (await checkLedger(db)).filter(({ id, count }) => count > 0 && id !== 'I5')
  expect(wrong).toEqual([])
})

test('reports of problems from before the inbox appear in it once, and a party cannot report again', async () => {
  const d1 = sqliteD1({}, '0015_books_check.sql')
  const report = (id: string, reporter: string, closedAt: number | null) =>
    d1
      .prepare(
        "INSERT INTO problem_report (id, session_id, reporter_id, reason, at, closed_at) VALUES (?, 's1', ?, 'Noise', 7, ?)",
      )
      .bind(id, reporter, closedAt)
      .run()
  await report('r1', 'mira', 9)
  for (const sql of statementsAfter('0015_books_check.sql').filter(
    (each) => !each.includes('DROP TABLE `problem_report`'),
  )) {
    await d1.prepare(sql).run()
    // Written by the version that stored both, whose entry is lost.
    if (sql.includes('CREATE TABLE `voice_rate`')) await report('r2', 'asha', null)
  }
  const { results } = await d1.prepare('SELECT id, user_id, detail, closed_at FROM inbox_entry ORDER BY id').all()
  expect(results).toEqual([
    { id: 'report:s1:asha', user_id: 'asha', detail: 'Noise', closed_at: null },
    { id: 'report:s1:mira', user_id: 'mira', detail: 'Noise', closed_at: 9 },
  ])
  const again = { consultationId: 's1', reporterId: 'mira', reason: 'Again', at: 8 }
  expect(await insertReport(createDb(d1), again)).toBe(false)
})

test('transfers of a dispute that stood before are owed after it', async () => {
  const before = '0018_voice_costs.sql'
  const d1 = sqliteD1({}, before)
  const db = createDb(d1)
  await walletWith(db, 'mira', 1000)
  await d1.prepare("UPDATE payment SET intent = 'pi_1' WHERE id = 'payment-mira'").run()
  await d1
    .prepare(
      `INSERT INTO payment_reversal (id, kind, intent, amount_cents, opened, withdrawn, returned, updated_at)
       VALUES ('dp_1', 'dispute', 'pi_1', 700, 1, 0, 0, 1), ('dp_2', 'dispute', 'pi_1', 100, 1, 0, 1, 1)`,
    )
    .run()
  await commit(db, [
    db.insert(transfer).values({
      id: 'rv:payment-mira#1',
      phase: 'single',
      dr: 'u:mira',
      cr: 'frozen:usd',
      amount: 300,
      code: 'freeze',
      ref: 'payment-mira',
      actor: 'provider',
      at: 2,
    }),
  ])
  await d1.batch(statementsAfter(before).map((sql) => d1.prepare(sql)))
  expect(await d1.prepare('SELECT owed_cents FROM payment').first('owed_cents')).toBe(400)
})

test('the table of messages goes, but not while a transcript stands there and nowhere else; shares to take back stay', async () => {
  const before = '0047_figures.sql'
  const d1 = sqliteD1({}, before)
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, ended_at, facts, billable_seconds)
       VALUES ('s1', 'mira', 'asha', 'chat', 'ended', 'user_ended', 180, 9000, 1, 2, '[]', 60)`,
    )
    .run()
  await d1
    .prepare("INSERT INTO message (session_id, seq, id, side, text, at) VALUES ('s1', 1, 'm1', 'user', 'Namaste', 7)")
    .run()
  const migrate = () => d1.batch(statementsAfter(before).map((sql) => d1.prepare(sql)))
  await expect(migrate()).rejects.toThrow('release_before_this_one_moves_them_to_r2')
  expect((await d1.prepare('SELECT text FROM message').all()).results).toEqual([{ text: 'Namaste' }])
  // It stands in R2; and nobody reads what belongs to no session.
  await d1.prepare("UPDATE consultation SET transcript_key = 'transcripts/s1'").run()
  await d1
    .prepare("INSERT INTO message (session_id, seq, id, side, text, at) VALUES ('none', 1, 'm2', 'user', 'Hm', 7)")
    .run()
  await insertReceivable(createDb(d1), { id: 'r1', astrologerId: 'asha', consultationId: 's1', paise: 700, at: 7 })
  await migrate()
  expect((await d1.prepare('SELECT id, paise, taken_at FROM payout_receivable').all()).results).toEqual([
    { id: 'r1', paise: 700, taken_at: null },
  ])
  await expect(d1.prepare('SELECT * FROM message').all()).rejects.toThrow('no such table')
})
