// The texts of push messages.

import { consultationPath } from '#workers/contract/consultation-path.ts'
import { type EndReason, KIND_NAMES, type Kind, type Side } from '#workers/contract/consultation-states.ts'
import type { Notice } from './notice.table.ts'

const OF_RINGS = 'ring:'
const tag = (consultationId: string) => `${OF_RINGS}${consultationId}`

/** True for the notice of a ring, and for the one that replaces it once the ring is over. */
export function isOfRing(noticeTag: string): boolean {
  return noticeTag.startsWith(OF_RINGS)
}

/** `userId`: of the user who rings; null for a ring that a line stored before it knew that. */
type Ringing = { ring: { session_id: string; from_user: string; type: Kind }; userId: string | null }

/** For the astrologer: a user rings. */
export function ringNotice({ ring, userId }: Ringing): Notice {
  return {
    type: 'call-ringing',
    title: ring.type === 'chat' ? 'Incoming Chat' : 'Incoming Call',
    body: `${ring.from_user} asks for a ${KIND_NAMES[ring.type].toLowerCase()}. Open to answer.`,
    tag: tag(ring.session_id),
    otherId: userId,
    url: '/dashboard/astrologer/dashboard',
  }
}

type Words = { type: string; title: (what: 'Chat' | 'Call') => string }
const OUTCOMES: Readonly<Record<string, Words>> = {
  accepted: { type: 'call-accepted', title: () => 'Answered on another device' },
  no_answer: { type: 'call-missed', title: (what) => `Missed ${what.toLowerCase()}` },
  cancelled: { type: 'call-cancelled', title: (what) => `${what} cancelled` },
  left: { type: 'call-cancelled', title: (what) => `${what} cancelled` },
}
const ENDED: Words = { type: 'call-ended', title: (what) => `${what} ended` }

/** Replaces the ring's message once the ring is over. */
export function ringOverNotice({ ring, userId }: Ringing, outcome: string): Notice {
  const { type, title: titleOf } = OUTCOMES[outcome] ?? ENDED
  const title = titleOf(ring.type === 'chat' ? 'Chat' : 'Call')
  const about = { tag: tag(ring.session_id), otherId: userId }
  return { type, title, body: ring.from_user, ...about, url: '/dashboard/astrologer/history' }
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

/** A later notice about this consultation to the same side stands for the earlier ones. */
function about({ consultationId, userId, astrologerId }: Consultation, to: Side) {
  return { tag: `session:${consultationId}`, otherId: to === 'user' ? astrologerId : userId }
}

/** For a user who left the page while it rang: the astrologer has accepted. */
export function acceptedNotice(consultation: Consultation): Notice {
  return {
    type: 'call-accepted',
    title: consultation.kind === 'chat' ? 'Chat accepted' : 'Call accepted',
    body: `${consultation.astrologerName} is waiting for you.`,
    ...about(consultation, 'user'),
    url: pathOf(consultation, 'user'),
  }
}

/** For a side without an open page of the call: it is being connected, has begun, or goes on by phone. */
export function progressNotice({
  terms: consultation,
  to,
  step,
}: {
  terms: Consultation
  to: Side
  step: 'connecting' | 'started' | 'going_on'
}): Notice {
  const { type, title, body } = PROGRESS[step]
  const name = to === 'user' ? consultation.astrologerName : consultation.userName
  return {
    type,
    title,
    body: body(name),
    ...about(consultation, to),
    url: pathOf(consultation, to),
  }
}

const PROGRESS = {
  connecting: { type: 'call-initiated', title: 'Connecting', body: (name: string) => `${name} is being connected.` },
  started: { type: 'call-joined', title: 'Call started', body: (name: string) => `The meter runs with ${name}.` },
  going_on: {
    type: 'call-ongoing',
    title: 'Call in progress',
    body: (name: string) => `The call with ${name} goes on by phone. Open to see its cost, or to end it.`,
  },
} as const

type End = { reason: EndReason | null; by: string | null; started: boolean }
type EndWords = { type: string; ended: string; body: (name: string) => string }

const FAILED: EndWords = { type: 'call-failed', ended: 'failed', body: () => 'It could not be connected.' }
// VOICE 2.5: the name of each outcome.
const ENDS: Partial<Record<EndReason, EndWords>> = {
  no_answer: { type: 'call-missed', ended: 'not answered', body: (name) => `${name} did not answer.` },
  rejected: { type: 'call-rejected', ended: 'not taken', body: (name) => `${name} could not take it just then.` },
  cancelled: { type: 'call-cancelled', ended: 'cancelled', body: (name) => `${name} had not answered yet.` },
  busy: { type: 'call-busy', ended: 'not taken', body: (name) => `${name} was busy.` },
  failed: FAILED,
  insufficient_funds: { ...FAILED, body: () => 'There was not enough money in the wallet.' },
  limit_reached: { ...FAILED, body: () => 'Your monthly spending limit was reached.' },
  connection_lost: { type: 'call-disconnected', ended: 'ended', body: () => 'The connection was lost.' },
  funds_exhausted: { type: 'call-ended', ended: 'ended', body: () => 'The money set aside was used up.' },
}
// When the user's own phone was busy or not answered, the astrologer is not to blame.
const OWN_PHONE: Partial<Record<EndReason, EndWords>> = {
  no_answer: { type: 'call-missed', ended: 'not answered', body: () => 'Your phone was not answered.' },
  busy: { ...FAILED, body: () => 'Your phone was busy.' },
}
const OVER: EndWords = { type: 'call-ended', ended: 'ended', body: (name) => `The session with ${name} is over.` }

/** For a user without an open page of the consultation: how it ended. */
export function endNotice(consultation: Consultation, { reason, by, started }: End): Notice {
  const words = reason ? (by === 'user' && OWN_PHONE[reason]) || ENDS[reason] : undefined
  // The month's limit may be reached at the start, or while they talk.
  const began = started && reason === 'limit_reached' ? { type: OVER.type, ended: OVER.ended } : {}
  const { type, ended, body } = { ...(words ?? OVER), ...began }
  return {
    type,
    title: `${consultation.kind === 'chat' ? 'Chat' : 'Call'} ${ended}`,
    body: body(consultation.astrologerName),
    ...about(consultation, 'user'),
    url: started ? `/receipts/${consultation.consultationId}` : pathOf(consultation, 'user'),
  }
}

const SHOWN_LETTERS = 140

/** For a side without an open page of the consultation. */
export function messageNotice({
  terms: consultation,
  to,
  text,
}: {
  terms: Consultation
  to: Side
  text: string
}): Notice {
  return {
    type: 'chat-message',
    title: to === 'user' ? consultation.astrologerName : consultation.userName,
    body: text.length > SHOWN_LETTERS ? `${text.slice(0, SHOWN_LETTERS - 1)}…` : text,
    ...about(consultation, to),
    url: pathOf(consultation, to),
  }
}
