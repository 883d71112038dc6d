/** @module-tag property */
// Every moment of a consultation is either billed or a gap, however its pages come and go, and whatever they report late.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { type Fact, togetherOf } from '#workers/domain/consultations/billing/billable-time.ts'
import { step } from '#workers/domain/consultations/state-machine/machine.ts'
import { type Consultation, newConsultation } from '#workers/domain/consultations/state-machine/machine-state.ts'

const T = 1_760_000_000_000
const SIDES = ['user', 'astrologer'] as const
type Side = (typeof SIDES)[number]
type Turn = { side: Side; silent: number; wait: number }

// A page says that it hears the other side, or no longer does since `silent` ms; never since before it began to.
function play(turns: Turn[]) {
  const stored: Fact[] = []
  const hears: Record<Side, { connection: string; since: number } | null> = { user: null, astrologer: null }
  let [consultation, now]: [Consultation, number] = [{ ...newConsultation(T), state: 'connecting', acceptedAt: T }, T]
  const evidence = () =>
    SIDES.flatMap((side): Fact[] => {
      const connection = hears[side]?.connection
      return connection ? [{ key: `a:${connection}`, kind: 'alive', side, connection, at: now }] : []
    })
  const together = () => togetherOf([...stored, ...evidence()], { startedAt: consultation.startedAt ?? now })
  turns.forEach(({ side, silent, wait }, n) => {
    now += wait
    const before = hears[side]
    const connection = before?.connection ?? `${side}${n}`
    const at = before ? Math.max(now - silent, before.since) : now
    stored.push({ key: `${n}`, kind: before ? 'leave' : 'join', side, connection, at })
    hears[side] = before ? null : { connection, since: now }
    const presence = { user: hears.user !== null, astrologer: hears.astrologer !== null }
    consultation = step({ consultation, event: { type: 'presence', presence, together: together() }, now }).consultation
  })
  const gapsMs = consultation.gapsMs + (consultation.pausedAt === null ? 0 : now - consultation.pausedAt)
  return { consultation, billedMs: together().ms, gapsMs, lengthMs: now - (consultation.startedAt ?? now) }
}

// Waits and silences of nothing, of less, and of more than each other.
const turns = fc.array(
  fc.record({
    side: fc.constantFrom(...SIDES),
    silent: fc.oneof(fc.constant(0), fc.nat(5_000)),
    wait: fc.oneof(fc.constant(0), fc.nat(9_000)),
  }),
  { maxLength: 40 },
)

test('spans and gaps add up to the consultation', () => {
  fc.assert(
    fc.property(turns, (list) => {
      const { billedMs, gapsMs, lengthMs } = play(list)
      expect(billedMs + gapsMs).toBe(lengthMs)
    }),
    { numRuns: runs(3000) },
  )
})

test('a page that takes every stretch of its hearing back is away all the time', () => {
  const flips = Array.from({ length: 10 }, (): Turn[] => [
    { side: 'user', silent: 5_000, wait: 4_500 },
    { side: 'user', silent: 0, wait: 0 },
  ]).flat()
  const first: Turn[] = SIDES.map((side) => ({ side, silent: 0, wait: 0 }))
  const { consultation, billedMs } = play([...first, ...flips])
  expect([consultation.state, consultation.gapsMs, billedMs]).toEqual(['active', 45_000, 0])
})
