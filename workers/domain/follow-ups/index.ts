// After a consultation of five billed minutes the client may write one free message within 48 hours, and the astrologer may
// answer once. It has no other effects.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { FollowUpAnswer } from '#workers/contract/consultations/follow-ups.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Mailer } from '#workers/contract/ports.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { byLanguage, pathIn } from '#workers/contract/text/language.ts'
import { HOUR, MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { isBlocked, openConsultation } from '#workers/domain/consultations/index.ts'
import { findById, may, requirePermission } from '#workers/domain/identity/index.ts'
import type { Notice } from '#workers/domain/notifications/index.ts'
import { logFailure } from '#workers/log.ts'
import { bindDeps } from '../bind-deps.ts'
import { type FollowUp, findFollowUp, insertFollowUp, storeReply } from './follow-up.repo.ts'
import { followUpMailTexts } from './follow-up-mail-text.ts'

type Deps = {
  db: Db
  now: () => number
  mail: Mailer
  /** The origin of links, without a trailing slash. */
  origin: string
  push(userId: string, notice: Notice, ttlSeconds: number): Promise<number>
}
type ViewerAndId = { viewer: Viewer; id: string }
type Asked = ViewerAndId & { text: string }

const SHORTEST_SECONDS = (5 * MINUTE) / 1000
const OPEN_FOR = 48 * HOUR
const PUSH_KEPT_SECONDS = (24 * HOUR) / 1000

export function createFollowUps(deps: Deps) {
  return bindDeps(deps, { read: readFollowUp, send: sendFollowUp, reply: answerFollowUp })
}

/** Throws not_found for strangers. Admins may read it like the receipt. */
async function readFollowUp(deps: Deps, asked: ViewerAndId): Promise<FollowUpAnswer> {
  const known = await open(deps, asked)
  return toWire(known, deps.now())
}

/**
 * A repeat changes nothing. Throws follow_up_over after the deadline, for a short consultation or a closed account;
 * already_sent for another text.
 */
async function sendFollowUp(deps: Deps, { text, ...asked }: Asked): Promise<FollowUpAnswer> {
  const { db, now } = deps
  const known = await open(deps, asked)
  if (known.side !== 'user') throw new AppError('forbidden')
  if (known.stored?.text === text) return toWire(known, now())
  if (known.stored) throw new AppError('already_sent')
  if (!mayWrite(known, now())) throw new AppError('follow_up_over')
  const at = now()
  const { userId, astrologerId, user } = known.row
  const written = { consultationId: asked.id, text, at }
  if (!(await insertFollowUp(db, { ...written, astrologerId }))) throw new AppError('already_sent')
  await tell(deps, { to: astrologerId, from: { id: userId, name: user.name }, id: asked.id, text })
  return toWire({ ...known, stored: { ...written, astrologerId, reply: null, repliedAt: null } }, at)
}

/** A repeat changes nothing. Throws not_found before the client's message; already_answered for another text. */
async function answerFollowUp(deps: Deps, { text, ...asked }: Asked): Promise<FollowUpAnswer> {
  const { db, now } = deps
  requirePermission(asked.viewer, 'write_follow_ups')
  const known = await open(deps, asked)
  if (known.side !== 'astrologer') throw new AppError('forbidden')
  if (!known.stored) throw new AppError('not_found')
  const at = now()
  if (known.stored.reply === text) return toWire(known, at)
  if (!known.othersHere) throw new AppError('follow_up_over')
  if (!(await storeReply(db, { consultationId: asked.id, text, at }))) throw new AppError('already_answered')
  const { userId, astrologerId, astrologer } = known.row
  await tell(deps, { to: userId, from: { id: astrologerId, name: astrologer.name }, id: asked.id, text })
  return toWire({ ...known, stored: { ...known.stored, reply: text, repliedAt: at } }, at)
}

type Known = Awaited<ReturnType<typeof openConsultation>> & {
  stored: FollowUp | null
  /** True if the other side's account is open, and the astrologer has not blocked the client. */
  othersHere: boolean
  /** False for an astrologer who may not work at the moment. */
  mayAct: boolean
}

async function open({ db }: Deps, asked: ViewerAndId): Promise<Known> {
  const { row, side } = await openConsultation(db, asked)
  const [stored, other, blocked] = await Promise.all([
    findFollowUp(db, row.id),
    findById(db, side === 'user' ? row.astrologerId : row.userId),
    isBlocked(db, row),
  ])
  const mayAct = may(asked.viewer, 'write_follow_ups')
  return { row, side, stored, othersHere: other?.status === 'active' && !blocked, mayAct }
}

function mayWrite({ row, othersHere }: Known, now: number): boolean {
  const { state, billableSeconds, endedAt } = row
  return (
    othersHere &&
    state === 'ended' &&
    billableSeconds >= SHORTEST_SECONDS &&
    endedAt !== null &&
    now <= endedAt + OPEN_FOR
  )
}

function toWire(known: Known, now: number): FollowUpAnswer {
  const { row, side, stored, othersHere, mayAct } = known
  const writes = side === 'user' && stored === null && mayWrite(known, now)
  const replies = side === 'astrologer' && stored !== null && stored.reply === null && othersHere && mayAct
  return {
    message: stored && { text: stored.text, at: stored.at },
    reply: stored?.reply ? { text: stored.reply, at: stored.repliedAt ?? 0 } : null,
    act: writes ? 'write' : replies ? 'reply' : null,
    until: writes && row.endedAt !== null ? row.endedAt + OPEN_FOR : null,
  }
}

/** Sends push and mail; the message remains stored if they fail. */
async function tell(
  { db, mail, origin, push }: Deps,
  { to, from, id, text }: { to: string; from: { id: string; name: string }; id: string; text: string },
): Promise<void> {
  const account = await findById(db, to)
  if (account?.status !== 'active') return
  const path = `/receipts/${id}#follow-up`
  const about = { tag: `follow-up:${id}`, otherId: from.id, url: path }
  const words = byLanguage(() => ({ title: from.name, body: text.slice(0, 120) }))
  const notice = { type: 'chat-message', words, ...about }
  const language = account.language ?? 'en'
  const mailed = {
    to: account.email,
    language,
    occasion: 'messages' as const,
    subject: followUpMailTexts[language].subject(isolatedName(from.name)),
    text,
    links: [{ label: followUpMailTexts[language].open, url: origin + pathIn(language, path) }],
  }
  await Promise.all([
    push(to, notice, PUSH_KEPT_SECONDS).catch((error: unknown) => logFailure({ event: 'push.failed' }, error)),
    mail.send(mailed).catch((error: unknown) => logFailure({ event: 'mail.failed' }, error)),
  ])
}
