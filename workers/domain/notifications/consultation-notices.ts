// Notices about rings and consultations.

import { consultationPath } from '#workers/contract/consultations/consultation-path.ts'
import type { EndReason, Kind, Side } from '#workers/contract/consultations/consultation-states.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { byLanguage } from '#workers/contract/text/language.ts'
import type { Notice } from './notice.table.ts'
import type { ChatOrCall, noticeEnglish } from './notice-text.ts'
import { inNoticeWords } from './notice-words.ts'

const OF_RINGS = 'ring:'
const tag = (consultationId: string) => `${OF_RINGS}${consultationId}`
const whatOf = (kind: Kind): ChatOrCall => (kind === 'chat' ? 'chat' : 'call')

/** True for the notice of a ring, and for the one that replaces it once the ring is over. */
export function isOfRing(noticeTag: string): boolean {
  return noticeTag.startsWith(OF_RINGS)
}

/** `userId`: of the user who rings; null for a ring that an older line stored. */
type Ringing = { ring: { session_id: string; from_user: string; type: Kind }; userId: string | null }

/** For the astrologer: a user rings. */
export function ringNotice({ ring, userId }: Ringing): Notice {
  return {
    type: 'call-ringing',
    words: inNoticeWords(({ incoming, asks }) => ({
      title: incoming[whatOf(ring.type)],
      body: asks(isolatedName(ring.from_user), ring.type),
    })),
    tag: tag(ring.session_id),
    otherId: userId,
    url: '/dashboard/astrologer/dashboard',
  }
}

type Outcome = { type: string; over: keyof typeof noticeEnglish.ringOver }
const OUTCOMES: Readonly<Record<string, Outcome>> = {
  accepted: { type: 'call-accepted', over: 'accepted' },
  no_answer: { type: 'call-missed', over: 'missed' },
  cancelled: { type: 'call-cancelled', over: 'cancelled' },
  left: { type: 'call-cancelled', over: 'cancelled' },
}
const ENDED: Outcome = { type: 'call-ended', over: 'ended' }

/** Replaces the ring's notice once the ring is over. */
export function ringOverNotice({ ring, userId }: Ringing, outcome: string): Notice {
  const { type, over } = OUTCOMES[outcome] ?? ENDED
  const words = inNoticeWords(({ ringOver }) => ({ title: ringOver[over][whatOf(ring.type)], body: ring.from_user }))
  return { type, words, tag: tag(ring.session_id), otherId: userId, url: '/dashboard/astrologer/history' }
}

type Consultation = {
  consultationId: string
  userId: string
  astrologerId: string
  kind: Kind
  astrologerName: string
  userName: string
}

const pathOf = ({ consultationId: id, astrologerId, kind }: Consultation, side: Side) =>
  consultationPath({ kind, id, astrologerId }, side)

/** A later notice about this consultation to the same side replaces the earlier ones. */
function about({ consultationId, userId, astrologerId }: Consultation, to: Side) {
  return { tag: `session:${consultationId}`, otherId: to === 'user' ? astrologerId : userId }
}

/** For a user who left the page during the ring: the astrologer has accepted. */
export function acceptedNotice(consultation: Consultation): Notice {
  const { kind, astrologerName } = consultation
  return {
    type: 'call-accepted',
    words: inNoticeWords(({ accepted, waits }) => ({
      title: accepted[whatOf(kind)],
      body: waits(isolatedName(astrologerName)),
    })),
    ...about(consultation, 'user'),
    url: pathOf(consultation, 'user'),
  }
}

const PROGRESS = { connecting: 'call-initiated', started: 'call-joined', going_on: 'call-ongoing' } as const

/** For a side without an open page of the call: it is connecting, has begun, or continues by phone. */
export function progressNotice({
  terms: consultation,
  to,
  step,
}: {
  terms: Consultation
  to: Side
  step: keyof typeof PROGRESS
}): Notice {
  const name = to === 'user' ? consultation.astrologerName : consultation.userName
  return {
    type: PROGRESS[step],
    words: inNoticeWords(({ progress }) => progress[step](isolatedName(name))),
    ...about(consultation, to),
    url: pathOf(consultation, to),
  }
}

type End = { reason: EndReason | null; by: string | null; started: boolean }
type EndWords = { type: string; ended: keyof typeof noticeEnglish.ends; why: keyof typeof noticeEnglish.why }

const FAILED: EndWords = { type: 'call-failed', ended: 'failed', why: 'failed' }
// The name of each outcome in a notice.
const ENDS: Partial<Record<EndReason, EndWords>> = {
  no_answer: { type: 'call-missed', ended: 'unanswered', why: 'no_answer' },
  rejected: { type: 'call-rejected', ended: 'untaken', why: 'rejected' },
  cancelled: { type: 'call-cancelled', ended: 'cancelled', why: 'cancelled' },
  busy: { type: 'call-busy', ended: 'untaken', why: 'busy' },
  failed: FAILED,
  insufficient_funds: { ...FAILED, why: 'insufficient_funds' },
  limit_reached: { ...FAILED, why: 'limit_reached' },
  connection_lost: { type: 'call-disconnected', ended: 'ended', why: 'connection_lost' },
  funds_exhausted: { type: 'call-ended', ended: 'ended', why: 'funds_exhausted' },
}
// If the user's own phone was busy or unanswered, the text must not name the astrologer as the cause.
const OWN_PHONE: Partial<Record<EndReason, EndWords>> = {
  no_answer: { type: 'call-missed', ended: 'unanswered', why: 'own_phone_unanswered' },
  busy: { ...FAILED, why: 'own_phone_busy' },
}
const OVER: EndWords = { type: 'call-ended', ended: 'ended', why: 'over' }

/** For a user without an open page of the consultation: its end. */
export function endNotice(consultation: Consultation, { reason, by, started }: End): Notice {
  const known = reason ? (by === 'user' && OWN_PHONE[reason]) || ENDS[reason] : undefined
  // The monthly limit may be reached at the start, or during the consultation.
  const began = started && reason === 'limit_reached' ? { type: OVER.type, ended: OVER.ended } : {}
  const { type, ended, why: because } = { ...(known ?? OVER), ...began }
  const { kind, astrologerName, consultationId } = consultation
  return {
    type,
    words: inNoticeWords(({ ends, why }) => ({
      title: ends[ended][whatOf(kind)],
      body: why[because](isolatedName(astrologerName)),
    })),
    ...about(consultation, 'user'),
    url: started ? `/receipts/${consultationId}` : pathOf(consultation, 'user'),
  }
}

const SHOWN_LETTERS = 140

/** For a side without an open page of the consultation, with the writer's text. */
export function messageNotice({
  terms: consultation,
  to,
  text,
}: {
  terms: Consultation
  to: Side
  text: string
}): Notice {
  const title = to === 'user' ? consultation.astrologerName : consultation.userName
  const body = text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS - 1)}…` : text
  return {
    type: 'chat-message',
    words: byLanguage(() => ({ title, body })),
    ...about(consultation, to),
    url: pathOf(consultation, to),
  }
}
