import { beforeAll, expect, test } from 'vitest'
import { insertPastConsultation } from '#tests/support/database/insert-past.ts'
import { insertAdmin, insertAstrologer, insertUser } from '#tests/support/database/insert-people.ts'
import { chatting } from '#tests/support/pages/chats.ts'
import { state, until } from '#tests/support/pages/conversation.ts'
import type { TestServer } from '#tests/support/servers/server.ts'
import { sharedServer } from '#tests/support/servers/shared-server.ts'
import { createDb } from '#workers/db/client.ts'
import { sharePaise } from '#workers/domain/money/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

test('a refund goes to the wallet and back from the astrologer, at most what was charged, only by an admin', async () => {
  const user = await insertUser(server, { cents: 2_000 })
  const [meera, admin] = [await insertAstrologer(server), await insertAdmin(server)]
  const id = await insertPastConsultation(server, { client: user, astrologer: meera })
  const refund = (who: typeof user, amount_cents: number, session = id) =>
    who.call(
      'POST',
      `/api/consultations/${session}/refund/`,
      { amount_cents, reason: 'The line was bad.' },
      { 'idempotency-key': crypto.randomUUID() },
    )
  const before = (await user.call('GET', '/api/payments/wallet/')).body.balance_cents
  const earned = (await meera.call('GET', '/api/payments/earnings/')).body
  const receipt = (await user.call('GET', `/api/consultations/${id}/receipt/`)).body
  expect((await refund(user, 100)).status).toBe(403)
  expect((await refund(admin, 100, 'unknown')).status).toBe(404)
  expect((await refund(admin, 0)).status).toBe(422)
  expect((await refund(admin, receipt.charge_cents + 1)).body.code).toBe('refund_too_large')
  expect((await refund(admin, 500)).body).toEqual({ refunded_cents: 500 })
  expect((await refund(admin, receipt.charge_cents - 499)).body.code).toBe('refund_too_large')
  expect((await user.call('GET', '/api/payments/wallet/')).body.balance_cents).toBe(before + 500)
  const statement = (await user.call('GET', '/api/payments/transactions/')).body.results
  expect(statement[0]).toMatchObject({ kind: 'refund', amount_cents: 500, session_id: id })
  expect((await user.call('GET', `/api/consultations/${id}/receipt/`)).body.refunded_cents).toBe(500)
  const after = (await meera.call('GET', '/api/payments/earnings/')).body
  const theirs = (await meera.call('GET', `/api/consultations/${id}/receipt/`)).body
  const share = sharePaise({
    refundCents: 500,
    chargeCents: receipt.charge_cents,
    payoutPaise: theirs.payout_paise,
  })
  expect(earned.earned_paise - after.earned_paise).toBe(share)
  expect(earned.due_paise - after.due_paise).toBe(share)
  expect(theirs.taken_back_paise).toBe(share)
  expect(after.take_backs).toMatchObject([{ session_id: id, paise: share }])
  expect((await user.call('GET', `/api/consultations/${id}/receipt/`)).body.taken_back_paise).toBeNull()
  const log = await server.db
    .prepare("SELECT * FROM audit_log WHERE action = 'refund' AND object = ?")
    .bind(`session:${id}`)
    .all()
  expect(log.results).toHaveLength(1)
  expect((await checkLedger(createDb(server.db))).filter(({ count }) => count > 0)).toEqual([])
})

test('the share of a refund: rounded down, never more than the payout', () => {
  expect(sharePaise({ refundCents: 300, chargeCents: 1200, payoutPaise: 96_000 })).toBe(24_000)
  expect(sharePaise({ refundCents: 1200, chargeCents: 1200, payoutPaise: 95_999 })).toBe(95_999)
  expect(sharePaise({ refundCents: 1, chargeCents: 3, payoutPaise: 100 })).toBe(33)
})

test('an admin ends a session, and the log says who did', async () => {
  const [admin, other] = [await insertAdmin(server), await insertAdmin(server, { name: 'Om Das' })]
  const { id, mira, mine } = await chatting(server)
  expect((await admin.call('POST', `/api/calls/end/${id}/`)).status).toBe(422)
  expect((await admin.call('POST', `/api/calls/end/${id}/`, { reason: 'Abuse in the chat' })).status).toBe(200)
  await until(mine, state('ended'))
  const { body } = await mira.call('GET', `/api/consultations/${id}/`)
  expect(body).toMatchObject({ state: 'ended', end_reason: 'admin_ended', ended_by: 'admin' })
  const entry = await server.db
    .prepare("SELECT actor_id FROM audit_log WHERE action = 'end_session' AND object = ?")
    .bind(`session:${id}`)
    .first()
  expect(entry).toEqual({ actor_id: admin.id })
  // A repeat of one's own is done already; an end that somebody else was quicker with is no success.
  expect((await admin.call('POST', `/api/dashboard/live/${id}/end/`, { reason: 'Sent again' })).status).toBe(200)
  await server.db
    .prepare("INSERT INTO audit_log (at, actor_id, action, object, detail) VALUES (1, ?, 'end_session', ?, 'Abuse')")
    .bind(other.id, `session:${id}`)
    .run()
  const late = await admin.call('POST', `/api/dashboard/live/${id}/end/`, { reason: 'Too late' })
  expect([late.status, late.body.error]).toEqual([409, 'Om Das ended this session in the meantime: “Abuse”.'])
})
