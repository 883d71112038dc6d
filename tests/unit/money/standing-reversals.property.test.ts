/** @module-tag property */
// Property of all acts of a user and a provider in turn: disputed money is never spent, and the books balance.
import fc from 'fast-check'
import { beforeEach, expect, test, vi } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { reversalBooks } from '#tests/support/books/reversal-books.ts'
import { voidOrphanHolds } from '#workers/domain/consultations/billing/void-orphans.ts'
import { refundCharge } from '#workers/domain/money/index.ts'

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

const payment = fc.nat(1)
const cents = fc.integer({ min: 1, max: 3_000 })
const TOP_UP = { do: 'top-up' as const, payment: 1 }
const session = fc.nat(2)
const anyStep = fc.oneof(
  fc.record({ do: fc.constant('top-up' as const), payment }),
  fc.record({ do: fc.constant('hold' as const), session, cents }),
  fc.record({ do: fc.constant('settle' as const), session, share: fc.double({ min: 0, max: 1, noNaN: true }) }),
  fc.record({ do: fc.constant('orphan' as const), session }),
  fc.record({ do: fc.constant('refund' as const), session, cents }),
  fc.record({
    do: fc.constant('dispute' as const),
    payment,
    fact: fc.constantFrom('opened' as const, 'withdrawn' as const, 'returned' as const),
  }),
  fc.record({ do: fc.constant('provider-refund' as const), payment, cents }),
)

const PAYMENTS = [1_700, 2_500]
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0)

/** The expected amounts, kept in the plainest way. */
type Model = {
  paid: Set<number>
  held: Map<number, number>
  charged: Map<number, number>
  refunded: Map<number, number>
  facts: Map<number, Set<string>>
  takenBack: Map<number, number>
}

function spendable({ paid, held, charged, refunded, facts, takenBack }: Model): number {
  const disputed = [...paid].map((n) => {
    const reported = facts.get(n)
    const isStanding = reported && reported.size > 0 && !reported.has('returned')
    const amount = PAYMENTS[n] ?? 0
    return Math.min(amount, (isStanding ? amount : 0) + (takenBack.get(n) ?? 0))
  })
  const credited = sum([...paid].map((n) => PAYMENTS[n] ?? 0)) + sum(refunded.values())
  return Math.max(0, credited - sum(charged.values()) - sum(held.values()) - sum(disputed))
}

test('the spendable balance is the money paid in, less the spent, the held and the disputed money', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 6, maxLength: 22 }), async (steps) => {
      const { money, db, begin, settle, beginTopUp, endUnsettled, sums, assertClean } = await reversalBooks()
      for (const [n, amount] of PAYMENTS.entries()) await beginTopUp(`p${n}`, amount)
      const model: Model = {
        paid: new Set(),
        held: new Map(),
        charged: new Map(),
        refunded: new Map(),
        facts: new Map(),
        takenBack: new Map(),
      }
      const began = new Set<number>()
      for (const step of [TOP_UP, ...steps]) {
        if (step.do === 'top-up') {
          const n = step.payment
          const id = `p${n}`
          const event = { id, amountCents: PAYMENTS[n] ?? 0, currency: 'usd', eventId: `evt_${n}`, intent: `pi_${n}` }
          await money.confirmTopUp(event)
          model.paid.add(n)
        } else if (step.do === 'dispute') {
          const { payment: n, fact } = step
          const about = { id: `dp_${n}`, kind: 'dispute' as const, intent: `pi_${n}`, amountCents: PAYMENTS[n] ?? 0 }
          await money.applyReversal({ ...about, currency: 'usd', fact, paymentId: null })
          model.facts.set(n, (model.facts.get(n) ?? new Set()).add(fact))
        } else if (step.do === 'provider-refund') {
          const n = step.payment
          const amountCents = Math.min(step.cents, PAYMENTS[n] ?? 0)
          const about = { id: `ch_${n}`, kind: 'refund' as const, intent: `pi_${n}`, amountCents }
          await money.applyReversal({ ...about, currency: 'usd', fact: 'withdrawn', paymentId: null })
          model.takenBack.set(n, Math.max(model.takenBack.get(n) ?? 0, amountCents))
        } else if (step.do === 'hold' && !began.has(step.session)) {
          began.add(step.session)
          const before = spendable(model)
          const got = await begin(`s${step.session}`, step.cents)
          expect(got).toBeLessThanOrEqual(before)
          model.held.set(step.session, got)
        } else if (step.do === 'settle' && model.held.has(step.session)) {
          const heldCents = model.held.get(step.session) ?? 0
          const charge = Math.floor(heldCents * step.share)
          await settle(`s${step.session}`, charge, heldCents)
          model.held.delete(step.session)
          model.charged.set(step.session, charge)
        } else if (step.do === 'orphan' && model.held.has(step.session)) {
          await endUnsettled(`s${step.session}`)
          await voidOrphanHolds({ db, now: () => 5 })
          model.held.delete(step.session)
        } else if (step.do === 'refund') {
          const charge = model.charged.get(step.session) ?? 0
          const before = model.refunded.get(step.session) ?? 0
          const amountCents = Math.min(step.cents, charge - before)
          if (amountCents > 0) {
            const consultationId = `s${step.session}`
            await refundCharge(
              { db, now: () => 6 },
              {
                charge: {
                  consultationId,
                  userId: 'mira',
                  astrologerId: `astrologer-${consultationId}`,
                  chargeCents: charge,
                  payoutPaise: 0,
                },
                amountCents,
                reason: 'kind',
                actorId: 'admin',
                refund: { id: `r${before}`, keep: () => [] },
              },
            )
            model.refunded.set(step.session, before + amountCents)
          }
        }
        expect((await sums()).wallet).toBe(spendable(model))
      }
      await assertClean()
    }),
    { numRuns: runs(400, 30) },
  )
})
