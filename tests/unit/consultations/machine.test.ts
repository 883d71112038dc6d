/** @module-tag property */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { END_REASONS, STATES } from '#workers/contract/consultations/consultation-states.ts'
import { step } from '#workers/domain/consultations/state-machine/machine.ts'
import { allowedGaps, nextDeadline } from '#workers/domain/consultations/state-machine/machine-deadlines.ts'
import {
  type Consultation,
  type Event,
  newConsultation,
} from '#workers/domain/consultations/state-machine/machine-state.ts'

const T = 1_760_000_000_000
const both = { user: true, astrologer: true }
const onlyUser = { user: true, astrologer: false }

function play(events: [Event, number][], from: Consultation = newConsultation(T)): Consultation {
  return events.reduce((consultation, [event, at]) => step({ consultation, event, now: at }).consultation, from)
}

test('a consultation goes from the ring to the end', () => {
  const consultation = play([
    [{ type: 'ring' }, T + 100],
    [{ type: 'accept', device: 'tab-1' }, T + 5_000],
    [{ type: 'presence', presence: both }, T + 6_000],
    [{ type: 'presence', presence: onlyUser }, T + 20_000],
    [{ type: 'presence', presence: both }, T + 29_000],
    [{ type: 'end', reason: 'user_ended', by: 'user' }, T + 60_000],
  ])
  expect(consultation).toMatchObject({ state: 'ending', startedAt: T + 6_000, gapsMs: 9_000, endReason: 'user_ended' })
  expect(step({ consultation, event: { type: 'settled' }, now: T + 60_100 }).consultation.state).toBe('ended')
})

test('the first accept wins; its repeat is no error, another device is refused', () => {
  const accepted = play([
    [{ type: 'ring' }, T],
    [{ type: 'accept', device: 'tab-1' }, T + 1],
  ])
  expect(step({ consultation: accepted, event: { type: 'accept', device: 'tab-1' }, now: T + 2 })).toEqual({
    consultation: accepted,
    changed: false,
  })
  expect(step({ consultation: accepted, event: { type: 'accept', device: 'tab-2' }, now: T + 2 }).refused).toBe(
    'already_accepted',
  )
})

test('an accept after a cancel changes nothing', () => {
  const cancelled = play([
    [{ type: 'ring' }, T],
    [{ type: 'end', reason: 'cancelled', by: 'user' }, T + 1],
  ])
  expect(step({ consultation: cancelled, event: { type: 'accept', device: 'tab-1' }, now: T + 2 })).toMatchObject({
    changed: false,
    consultation: cancelled,
  })
})

test('deadlines: 45 s of ringing, 60 s to connect, 60 s of absence, 5 minutes of gaps in all', () => {
  const ringing = play([[{ type: 'ring' }, T + 10]])
  expect(nextDeadline(ringing)).toEqual({ at: T + 10 + 45_000, reason: 'no_answer' })
  const connecting = play([[{ type: 'accept', device: 'a' }, T + 20]], ringing)
  expect(nextDeadline(connecting)).toEqual({ at: T + 20 + 60_000, reason: 'failed' })
  const paused: Consultation = { ...connecting, state: 'paused', startedAt: T + 30, pausedAt: T + 40 }
  expect(nextDeadline(paused)).toEqual({ at: T + 40 + 60_000, reason: 'connection_lost' })
  expect(nextDeadline({ ...paused, gapsMs: 290_000 })?.at).toBe(T + 40 + 10_000)
})

test('gaps may last a minute and a half longer than the talk, five minutes at most', () => {
  const pausedAfter = (talk: number) =>
    play([
      [{ type: 'accept', device: 'a' }, T],
      [{ type: 'presence', presence: both }, T],
      [{ type: 'presence', presence: onlyUser }, T + talk],
      [{ type: 'presence', presence: both }, T + talk + 50_000],
      [{ type: 'presence', presence: onlyUser }, T + 2 * talk + 50_000],
    ])
  expect(nextDeadline(pausedAfter(300))?.at).toBe(T + 600 + 50_000 + 40_600)
  expect(nextDeadline(pausedAfter(60_000))?.at).toBe(T + 120_000 + 50_000 + 60_000)
  expect(allowedGaps(pausedAfter(200_000))).toBe(300_000)
})

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  fc.constant<Event>({ type: 'ring' }),
  fc.constant<Event>({ type: 'settled' }),
  fc.constantFrom('a', 'b').map((device): Event => ({ type: 'accept', device })),
  fc
    .record({ user: fc.boolean(), astrologer: fc.boolean() })
    .map((presence): Event => ({ type: 'presence', presence })),
  fc.constantFrom(...END_REASONS).map((reason): Event => ({ type: 'end', reason, by: 'user' })),
)

test('for events in any order, states only go forward, the end is final, and the start needs an accept', () => {
  const rank = { requested: 0, ringing: 1, connecting: 2, active: 3, paused: 3, ending: 4, ended: 5 }
  fc.assert(
    fc.property(fc.array(fc.tuple(anyEvent, fc.nat(90_000)), { maxLength: 40 }), (events) => {
      let consultation = newConsultation(T)
      let now = T
      for (const [event, wait] of events) {
        now += wait
        const next = step({ consultation, event, now }).consultation
        expect(STATES).toContain(next.state)
        expect(rank[next.state]).toBeGreaterThanOrEqual(rank[consultation.state])
        if (consultation.endReason) expect(next.endReason).toBe(consultation.endReason)
        if (next.startedAt) expect(next.acceptedAt).not.toBeNull()
        if (next.state !== 'ended' && next.state !== 'ending') expect(nextDeadline(next)).not.toBeNull()
        expect(next.gapsMs).toBeLessThanOrEqual(now - T)
        consultation = next
      }
    }),
    { numRuns: runs(2000) },
  )
})

test('the minute of an absence is that of the side that is missing now', () => {
  const here = (user: boolean, astrologer: boolean, consultation: Consultation, at: number) =>
    step({ consultation, event: { type: 'presence', presence: { user, astrologer } }, now: at }).consultation
  const active: Consultation = {
    ...newConsultation(T),
    state: 'active',
    acceptedAt: T,
    acceptedBy: 'tab',
    startedAt: T,
  }
  const left = here(false, true, active, T + 1_000)
  expect([left.missing, nextDeadline(left)?.at]).toEqual(['user', T + 61_000])
  const both = here(false, false, left, T + 3_000)
  expect([both.missing, nextDeadline(both)?.at]).toEqual(['both', T + 61_000])
  // The user is back and waits: from here on the astrologer has a minute.
  const back = here(true, false, both, T + 6_000)
  expect([back.missing, nextDeadline(back)?.at]).toEqual(['astrologer', T + 66_000])
  expect(back.pausedAt).toBe(T + 1_000)
  const again = here(true, true, back, T + 10_000)
  expect([again.state, again.missing, again.gapsMs]).toEqual(['active', null, 9_000])
})

test('a gap begins where both were last together, however late that was noticed', () => {
  const look = (both: boolean, consultation: Consultation, at: number, ms: number, until: number) =>
    step({
      consultation,
      event: { type: 'presence', presence: { user: both, astrologer: true }, together: { ms, until } },
      now: at,
    }).consultation
  const active: Consultation = {
    ...newConsultation(T),
    state: 'active',
    acceptedAt: T,
    acceptedBy: 'tab',
    startedAt: T,
  }
  const left = look(false, active, T + 30_000, 20_000, T + 20_000)
  // The bill stops at 20 s; the minute to come back begins when it was seen.
  expect([left.pausedAt, nextDeadline(left)?.at]).toEqual([T + 20_000, T + 90_000])
  const back = look(true, left, T + 31_000, 20_000, T + 20_000)
  expect([back.gapsMs, back.resumedAt]).toEqual([11_000, T + 31_000])
  // Nobody is away in a time that was counted as absence before.
  expect(look(false, back, T + 33_000, 20_000, T + 20_000).pausedAt).toBe(T + 31_000)
})

test('absences that end as soon as they are reported add up to the allowed sum of gaps', () => {
  let consultation: Consultation = {
    ...newConsultation(T),
    state: 'active',
    acceptedAt: T,
    acceptedBy: 'tab',
    startedAt: T,
  }
  let now = T
  const together = { ms: 0, until: T }
  while (nextDeadline(consultation)?.reason === 'funds_exhausted') {
    now += 5_000
    for (const user of [false, true])
      consultation = step({
        consultation,
        event: { type: 'presence', presence: { user, astrologer: true }, together },
        now,
      }).consultation
  }
  expect(nextDeadline(consultation)).toEqual({ at: now, reason: 'connection_lost' })
  expect(now - T).toBe(90_000)
})

test('two sides that seem present without billable time count as absent', () => {
  const active: Consultation = {
    ...newConsultation(T),
    state: 'active',
    acceptedAt: T,
    acceptedBy: 'tab',
    startedAt: T,
  }
  const look = (at: number) =>
    step({
      consultation: active,
      event: { type: 'presence', presence: both, together: { ms: 8_000, until: T + 10_000 } },
      now: at,
    }).consultation
  // For a minute it may be a hidden page; the 2 s before it are known.
  expect(look(T + 70_000).gapsMs).toBe(2_000)
  expect(look(T + 71_000).gapsMs).toBe(63_000)
  expect(nextDeadline(look(T + 308_000))?.reason).toBe('connection_lost')
})
