// The strip of the live consultation: its text, link, time and money.

import { currentLanguage } from '#app/language/language.ts'
import { formatRecord, formatRunning } from '#app/ui/duration.ts'
import type { MoreIconName } from '#app/ui/icons/more-icon.tsx'
import { formatInr, formatUsd } from '#app/ui/money.ts'
import { consultationPath } from '#workers/contract/consultations/consultation-path.ts'
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { WireConsultation } from '#workers/contract/consultations/consultations.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { endTexts } from './end-text.ts'
import { isRinging, type Watched } from './live-consultation.ts'
import { stripTexts } from './live-strip-text.ts'
import type { MeterReading } from './room-model.ts'

type Shown = Pick<
  WireConsultation,
  | 'session_id'
  | 'kind'
  | 'state'
  | 'user'
  | 'astrologer'
  | 'started_at'
  | 'end_reason'
  | 'ended_by'
  | 'billable_seconds'
  | 'charge_cents'
  | 'payout_paise'
>
/** `entered`: opened as a new document, because call pages have a CSP of their own. */
export type Strip = { words: string; link: string; to: string; icon: MoreIconName; entered: boolean; over: boolean }

/** Null without a consultation, on its own page, and while the dialog for the request is open. */
export function stripOf(consultation: Shown | null, side: Side, pathname: string): Strip | null {
  const stripText = stripTexts[currentLanguage()]
  if (!consultation) return null
  const { session_id: id, kind, state, user, astrologer } = consultation
  if (pathname.includes(id)) return null
  const name = isolatedName((side === 'user' ? astrologer : user).full_name)
  if (state === 'ended') return stripOfEnd(consultation, side, name)
  const rings = isRinging(consultation)
  if (state === 'ending' || (rings && side === 'astrologer')) return null
  return {
    words: rings ? stripText.ringing(name) : stripText.running(kind, name),
    link: stripText.back[kind],
    to: consultationPath({ kind, id, astrologerId: astrologer.id }, side),
    icon: kind === 'chat' ? 'message-circle' : 'phone',
    entered: kind !== 'chat',
    over: false,
  }
}

function stripOfEnd({ session_id, kind, started_at, end_reason, ended_by }: Shown, side: Side, name: string) {
  const stripText = stripTexts[currentLanguage()]
  if (started_at === null && side !== 'user') return null
  const left = end_reason === 'connection_lost' && ended_by === side
  return {
    words: left ? stripText.away(kind, name) : stripText.ended(endTexts[currentLanguage()](end_reason, kind), name),
    link: stripText.receipt,
    to: `/receipts/${session_id}`,
    icon: kind === 'chat' ? ('message-circle' as const) : ('phone-off' as const),
    entered: false,
    over: true,
  }
}

/** Time and money so far; after the end, the bill. Null before the start. */
export function figuresOf({ consultation, meter }: Watched, side: Side, reading: MeterReading | null): string | null {
  const stripText = stripTexts[currentLanguage()]
  if (consultation.state === 'ended') return consultation.started_at === null ? null : billOf(consultation, side)
  if (meter?.state === 'connecting') return stripText.connecting
  if (!reading) return null
  if (reading.freeSecondsLeft !== null) return stripText.freeFor(formatRunning(reading.freeSecondsLeft))
  const money = side === 'user' ? formatUsd(reading.costCents) : formatInr(reading.earnedPaise ?? 0)
  return stripText.figures(formatRunning(reading.seconds), money)
}

function billOf({ billable_seconds, charge_cents, payout_paise }: Shown, side: Side): string {
  const stripText = stripTexts[currentLanguage()]
  const amount = side === 'user' ? charge_cents : (payout_paise ?? 0)
  if (amount === 0) return stripText.free
  return stripText.figures(formatRecord(billable_seconds), side === 'user' ? formatUsd(amount) : formatInr(amount))
}

/** The text about the stopped meter, and when the pause ends the consultation. */
export function pauseOf({ meter }: Watched, secondsLeft: number | null): string | null {
  const stripText = stripTexts[currentLanguage()]
  if (meter?.state !== 'paused') return null
  if (secondsLeft === null) return stripText.paused
  if (meter.free?.question_until) return stripText.asks(formatRunning(secondsLeft))
  const time = `${Math.floor(secondsLeft / 60)}:${String(secondsLeft % 60).padStart(2, '0')}`
  return stripText.pausedUntil(time)
}
