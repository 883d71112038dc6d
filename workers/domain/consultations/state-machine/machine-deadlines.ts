// The deadlines of a consultation. Pure, without a clock.

import {
  ABSENCE_BEYOND_TALK,
  ABSENCE_DEADLINE,
  ABSENCE_TOTAL,
  CONNECT_DEADLINE,
} from '#workers/contract/consultations/connection-limits.ts'
import type { EndReason } from '#workers/contract/consultations/consultation-states.ts'
import { CONSULTATION_MAX, RING_DEADLINE } from '#workers/contract/limits.ts'
import type { Consultation } from './machine-state.ts'

/**
 * The allowed sum of all gaps (ms): 90 s more than the time together, five minutes at most. Otherwise two people who reconnect
 * for a moment in each minute would exchange messages for five minutes and pay for seconds.
 */
export function allowedGaps({ togetherMs = ABSENCE_TOTAL }: Consultation): number {
  return Math.min(ABSENCE_TOTAL, ABSENCE_BEYOND_TALK + togetherMs)
}

/** The next deadline that ends the consultation (ms UTC) with its reason; null without one. */
export function nextDeadline(consultation: Consultation): { at: number; reason: EndReason } | null {
  switch (consultation.state) {
    case 'requested':
      return { at: consultation.requestedAt + RING_DEADLINE, reason: 'no_answer' }
    case 'ringing':
      return { at: (consultation.ringingAt ?? consultation.requestedAt) + RING_DEADLINE, reason: 'no_answer' }
    case 'connecting':
      return {
        at: consultation.connectBy ?? (consultation.acceptedAt ?? consultation.requestedAt) + CONNECT_DEADLINE,
        reason: 'failed',
      }
    case 'active':
      // Absences that were detected only after they ended count as well.
      if (consultation.gapsMs >= allowedGaps(consultation))
        return {
          at: consultation.resumedAt ?? consultation.startedAt ?? consultation.requestedAt,
          reason: 'connection_lost',
        }
      return { at: (consultation.startedAt ?? consultation.requestedAt) + CONSULTATION_MAX, reason: 'funds_exhausted' }
    case 'paused': {
      if (consultation.question) return { at: consultation.question.until, reason: 'free_minutes_over' }
      const since = consultation.pausedAt ?? consultation.requestedAt
      const total = since + Math.max(0, allowedGaps(consultation) - consultation.gapsMs)
      return { at: Math.min((consultation.missingSince ?? since) + ABSENCE_DEADLINE, total), reason: 'connection_lost' }
    }
    case 'ending':
    case 'ended':
      return null
  }
}
