// The state machine of a consultation. Pure, without a clock or I/O.

import { ABSENCE_DEADLINE } from '#workers/contract/consultations/connection-limits.ts'
import { PAID_CONTINUATION_DEADLINE, PAID_CONTINUATION_TOP_UP_DEADLINE } from '#workers/contract/limits.ts'
import type { Together } from '#workers/domain/consultations/billing/billable-time.ts'
import type { Consultation, Event, SidesHere, Step } from './machine-state.ts'

/**
 * One step of the machine. Ended and ending ignore every later event; an event that the state does not allow is refused and
 * changes nothing.
 */
export function step({ consultation, event, now }: { consultation: Consultation; event: Event; now: number }): Step {
  if (consultation.state === 'ended') return same(consultation)
  if (event.type === 'settled') {
    return consultation.state === 'ending' ? to(consultation, { state: 'ended' }) : refuse(consultation, 'wrong_state')
  }
  if (consultation.state === 'ending') return same(consultation)
  switch (event.type) {
    case 'ring':
      return consultation.state === 'requested'
        ? to(consultation, { state: 'ringing', ringingAt: now })
        : same(consultation)
    case 'accept':
      return accept({ consultation, device: event.device, now })
    case 'dial':
      return consultation.state === 'connecting' ? to(consultation, { connectBy: event.until }) : same(consultation)
    case 'presence':
      return presence({
        consultation,
        here: event.presence,
        together: event.together ?? asActive(consultation, now),
        now,
      })
    case 'ask':
      return ask({ consultation, over: event.over, now })
    case 'wait-for-money':
      return consultation.question
        ? to(consultation, {
            question: { ...consultation.question, until: consultation.question.at + PAID_CONTINUATION_TOP_UP_DEADLINE },
          })
        : same(consultation)
    case 'go-on':
      return goOn(consultation, now)
    case 'end':
      return to(consultation, {
        state: 'ending',
        endedAt: event.at ?? now,
        endReason: event.reason,
        endedBy: event.by,
        ...(event.deniedBy ? { deniedBy: event.deniedBy } : {}),
      })
  }
}

function accept({ consultation, device, now }: { consultation: Consultation; device: string; now: number }): Step {
  if (consultation.acceptedBy === device) return same(consultation)
  if (consultation.acceptedBy !== null) return refuse(consultation, 'already_accepted')
  if (consultation.state !== 'ringing' && consultation.state !== 'requested') return refuse(consultation, 'wrong_state')
  return to(consultation, { state: 'connecting', acceptedAt: now, acceptedBy: device })
}

// The meter is paused from the end of the free minutes, even if that was detected later.
function ask({ consultation, over, now }: { consultation: Consultation; over: number; now: number }): Step {
  if (consultation.state !== 'active' || consultation.wentOnAt) return same(consultation)
  const pausedAt = Math.min(now, over)
  return to(consultation, {
    state: 'paused',
    pausedAt,
    missing: null,
    missingSince: null,
    question: { at: now, until: now + PAID_CONTINUATION_DEADLINE },
  })
}

function goOn(consultation: Consultation, now: number): Step {
  const { question, pausedAt } = consultation
  if (!question) return same(consultation)
  return to(consultation, {
    question: null,
    wentOnAt: now,
    askedMs: now - (pausedAt ?? question.at),
    // A side that is missing now gets the usual minute.
    pausedAt: now,
    resumedAt: now,
    missingSince: now,
  })
}

function presence({
  consultation,
  here,
  together: { ms, until },
  now,
}: {
  consultation: Consultation
  here: SidesHere
  together: Together
  now: number
}): Step {
  const both = here.user && here.astrologer
  if (consultation.state === 'connecting' && both) return to(consultation, { state: 'active', startedAt: now })
  if (consultation.state !== 'active' && consultation.state !== 'paused') return same(consultation)
  if (consultation.question) return same(consultation)
  const startedAt = consultation.startedAt ?? now
  // Time that is not billed counts as absence, whatever the pages report, so that spans and gaps add up to the consultation.
  const gapsUntil = (at: number) => Math.max(0, at - startedAt - ms - (consultation.askedMs ?? 0))
  const last = Math.min(now, Math.max(until, consultation.resumedAt ?? startedAt))
  if (both && consultation.state === 'paused') {
    const back = { pausedAt: null, resumedAt: now, missing: null, missingSince: null }
    return to(consultation, { state: 'active', ...back, gapsMs: gapsUntil(now), togetherMs: ms })
  }
  if (both) {
    // A silent page may be a hidden one, but a page that is silent beyond the allowed absence has left.
    const gapsMs = gapsUntil(now - last > ABSENCE_DEADLINE ? now : last)
    return gapsMs === consultation.gapsMs ? same(consultation) : to(consultation, { gapsMs, togetherMs: ms })
  }
  const missing: Consultation['missing'] = here.user ? 'astrologer' : here.astrologer ? 'user' : 'both'
  const gap = { state: 'paused' as const, pausedAt: last, gapsMs: gapsUntil(last), togetherMs: ms, missing }
  // The minute to reconnect starts when the absence was detected.
  const missingSince = consultation.state === 'active' ? now : sinceOf({ consultation, missing, now })
  const known =
    consultation.missing === missing && consultation.pausedAt === gap.pausedAt && consultation.gapsMs === gap.gapsMs
  return known ? same(consultation) : to(consultation, { ...gap, missingSince })
}

// When one side returns, the other side's minute restarts; a side that goes missing later shares the current minute.
function sinceOf({
  consultation,
  missing,
  now,
}: {
  consultation: Consultation
  missing: Consultation['missing']
  now: number
}): number | null {
  if (missing === consultation.missing) return consultation.missingSince
  return consultation.missing === 'both' || missing !== 'both' ? now : consultation.missingSince
}

function asActive({ state, startedAt, pausedAt, gapsMs }: Consultation, now: number): Together {
  const until = state === 'paused' ? (pausedAt ?? now) : now
  return { ms: until - (startedAt ?? until) - gapsMs, until }
}

function to(consultation: Consultation, change: Partial<Consultation>): Step {
  return { consultation: { ...consultation, ...change }, changed: true }
}

function same(consultation: Consultation): Step {
  return { consultation, changed: false }
}

function refuse(consultation: Consultation, refused: NonNullable<Step['refused']>): Step {
  return { consultation, changed: false, refused }
}
