/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { liveConsultation } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { chargeForSeconds, secondsFor } from '#workers/contract/consultations/price-rule.ts'
import { isAppError } from '#workers/contract/errors/errors.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import * as money from '#workers/domain/money/index.ts'
import { payment } from '#workers/domain/money/payment.table.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

type Op =
  | { op: 'top-up'; user: number; cents: number; payment: number }
  | { op: 'hold'; user: number; session: number; n: number; cents: number }
  | { op: 'settle'; session: number; seconds: number }

const PRICE = 150
const USERS = ['ana', 'ben']

const anyOp: fc.Arbitrary<Op> = fc.oneof(
  fc.record({
    op: fc.constant('top-up' as const),
    user: fc.nat(1),
    cents: fc.integer({ min: 1, max: 5000 }),
    payment: fc.nat(6),
  }),
  fc.record({
    op: fc.constant('hold' as const),
    user: fc.nat(1),
    session: fc.nat(3),
    n: fc.integer({ min: 1, max: 3 }),
    cents: fc.integer({ min: 1, max: 4000 }),
  }),
  fc.record({ op: fc.constant('settle' as const), session: fc.nat(3), seconds: fc.nat(4000) }),
)

test('for any sequence of transfers the invariants hold and no money appears or is lost', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyOp, { maxLength: 25 }), async (ops) => {
      const db = createDb(sqliteD1())
      await commit(
        db,
        USERS.map((user) => money.openWallet(db, user)),
      )
      const model = new Model()
      for (const op of ops) await apply(db, model, op)
      for (const user of USERS) {
        const wallet = await money.walletBalance(db, user)
        expect(wallet.availableCents).toBeGreaterThanOrEqual(0)
        expect(wallet).toEqual(model.wallet(user))
      }
      for (const violation of await checkLedger(db)) expect(violation).toMatchObject({ count: 0 })
    }),
    { numRuns: runs(400, 20) },
  )
})

type ModelSession = { user: string; holds: Map<number, number>; settled: boolean; charged: number }

// The expected ledger, kept in the plainest way.
class Model {
  readonly paid = new Map<string, { user: string; cents: number }>()
  readonly sessions = new Map<string, ModelSession>()

  wallet(user: string): money.WalletBalance {
    const mine = [...this.sessions.values()].filter((session) => session.user === user)
    const paid = [...this.paid.values()].filter((each) => each.user === user).reduce((sum, each) => sum + each.cents, 0)
    const balanceCents = paid - mine.reduce((sum, session) => sum + session.charged, 0)
    const open = mine.filter((session) => !session.settled).flatMap((session) => [...session.holds.values()])
    const heldCents = open.reduce((sum, cents) => sum + cents, 0)
    return { balanceCents, heldCents, availableCents: balanceCents - heldCents }
  }
}

async function apply(db: ReturnType<typeof createDb>, model: Model, op: Op): Promise<void> {
  if (op.op === 'top-up') return topUp(db, model, `pay${op.payment}`, USERS[op.user] ?? '', op.cents)
  const id = `s${op.session}`
  if (op.op === 'hold') return hold(db, model, id, op.n, USERS[op.user] ?? '', op.cents)
  const session = model.sessions.get(id)
  if (!session || session.settled) return
  const holds = [...session.holds].map(([n, cents]) => ({ n, cents }))
  const held = holds.reduce((sum, each) => sum + each.cents, 0)
  const seconds = Math.min(op.seconds, secondsFor(held, PRICE))
  const { captures, capturedCents } = money.splitCharge(chargeForSeconds(PRICE, seconds), holds)
  const statements = captures.map((capture) =>
    money.resolveHold(db, { consultationId: id, userId: session.user, capture, at: 9 }),
  )
  if (capturedCents > 0)
    statements.push(
      money.payout(db, { consultationId: id, astrologerId: `astrologer-${id}`, paise: capturedCents * 40, at: 9 }),
    )
  if (statements.length === 0) return
  expect((await commit(db, statements)).fresh.every(Boolean)).toBe(true)
  // A repeat after a crash finds everything done.
  expect((await commit(db, statements)).fresh.some(Boolean)).toBe(false)
  session.settled = true
  session.charged = capturedCents
}

async function topUp(
  db: ReturnType<typeof createDb>,
  model: Model,
  id: string,
  user: string,
  cents: number,
): Promise<void> {
  const known = model.paid.get(id)
  const row = db
    .insert(payment)
    .values({ id, userId: user, amountCents: cents, provider: 'test', status: 'succeeded', createdAt: 1, updatedAt: 1 })
    .onConflictDoNothing()
  const credited = money.topUp(db, { paymentId: id, userId: user, amountCents: cents, at: 1 })
  const code = await codeOf(commit(db, [row, credited]))
  if (known) expect(code).toBe(known.user === user && known.cents === cents ? null : 'idempotency_mismatch')
  else {
    expect(code).toBeNull()
    model.paid.set(id, { user, cents })
  }
}

async function hold(db: ReturnType<typeof createDb>, model: Model, id: string, n: number, user: string, cents: number) {
  const session = model.sessions.get(id) ?? { user, holds: new Map<number, number>(), settled: false, charged: 0 }
  if (session.user !== user || session.settled) return
  if (!model.sessions.has(id)) await liveConsultation(db, { id, userId: user })
  model.sessions.set(id, session)
  const known = session.holds.get(n)
  const { availableCents } = model.wallet(user)
  const code = await codeOf(
    commit(db, [money.hold(db, { consultationId: id, n, userId: user, amountCents: cents, at: 2 })]),
  )
  if (known !== undefined) expect(code).toBe(known === cents ? null : 'idempotency_mismatch')
  else if (cents > availableCents) expect(code).toBe('insufficient_funds')
  else {
    expect(code).toBeNull()
    session.holds.set(n, cents)
  }
}

async function codeOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    if (isAppError(error)) return error.code
    throw error
  }
}
