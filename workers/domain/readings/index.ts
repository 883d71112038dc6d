// A reading: the client's record of a consultation. Chart and points are stored automatically; within 48 hours the astrologer
// may add a note, dates and remedies.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { ReadingAnswer, ReadingRequest } from '#workers/contract/consultations/readings.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Mailer } from '#workers/contract/ports.ts'
import { isolatedName } from '#workers/contract/text/isolated-name.ts'
import { byLanguage, type Language, pathIn } from '#workers/contract/text/language.ts'
import { DAY, HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { findAttached } from '#workers/domain/birth-profiles/index.ts'
import { isBlocked, openConsultation } from '#workers/domain/consultations/index.ts'
import { findById, may, requirePermission } from '#workers/domain/identity/index.ts'
import type { Notice } from '#workers/domain/notifications/index.ts'
import { findConsultation, findReadings } from '#workers/domain/reports/index.ts'
import { logFailure } from '#workers/log.ts'
import { bindDeps } from '../bind-deps.ts'
import { calendarFile } from './calendar-file.ts'
import { eraseReading, findReading, insertKept, type Reading, writeReading } from './reading.repo.ts'
import { readingMailTexts } from './reading-mail-text.ts'

export { deleteReadingsOf } from './reading.repo.ts'

export type ReadingDeps = {
  db: Db
  now: () => number
  mail: Mailer
  /** The origin of links, without a trailing slash. */
  origin: string
  platformName(language: Language): Promise<string>
  push(userId: string, notice: Notice, ttlSeconds: number): Promise<number>
}
type ViewerAndId = { viewer: Viewer; id: string }

const OPEN_FOR = 48 * HOUR
const PUSH_KEPT_SECONDS = DAY / 1000

export function createReadings(deps: ReadingDeps) {
  return bindDeps(deps, {
    keep: ({ db }, id: string) => keepReading(db, id),
    read: readReading,
    write: leaveReading,
    erase: deleteReading,
    own: ({ db }, { viewer, page }: { viewer: Viewer; page: number }) =>
      findReadings(db, { userId: viewer.userId, page }),
    calendarFile: ({ db, now, platformName }, asked: ViewerAndId & { only: number | null; language: Language }) =>
      calendarFile({ find: () => ownReading(db, asked), now, platformName }, asked),
  })
}

/** Stores a reading for a consultation with points. Called with the transcript, possibly twice. */
export async function keepReading(db: Db, consultationId: string): Promise<void> {
  const row = await findConsultation(db, consultationId)
  if (!row || (await findById(db, row.userId))?.status === 'closed') return
  const { userId, astrologerId } = row
  await insertKept(db, { consultationId, userId, astrologerId, birth: await findAttached(db, consultationId) })
}

/** Throws not_found for strangers, forbidden for admins, because a reading is private to the two sides. */
async function readReading(deps: ReadingDeps, asked: ViewerAndId): Promise<ReadingAnswer> {
  return toWire(await open(deps, asked), deps.now())
}

/**
 * Throws forbidden for all but its astrologer, reading_over after the deadline, or if the client has deleted it or closed the
 * account.
 */
async function leaveReading(deps: ReadingDeps, { form, ...asked }: ViewerAndId & { form: ReadingRequest }) {
  const { db, now } = deps
  requirePermission(asked.viewer, 'write_readings')
  const known = await open(deps, asked)
  if (known.side !== 'astrologer') throw new AppError('forbidden')
  if (!mayWrite(known, now())) throw new AppError('reading_over')
  const { userId, astrologerId, astrologer } = known.row
  const parties = { consultationId: asked.id, userId, astrologerId }
  const birth = known.stored ? known.stored.birth : await findAttached(db, asked.id)
  const written = await writeReading(db, { ...parties, birth, form, at: now() })
  if (!written) throw new AppError('reading_over')
  if (written.first) await tell(deps, { to: userId, from: { id: astrologerId, name: astrologer.name }, id: asked.id })
  return toWire({ ...known, stored: await findReading(db, asked.id) }, now())
}

/** Throws forbidden for all but its client, not_found during the consultation. */
async function deleteReading(deps: ReadingDeps, asked: ViewerAndId): Promise<void> {
  const known = await open(deps, asked)
  if (known.side !== 'user') throw new AppError('forbidden')
  if (!isOver(known)) throw new AppError('not_found')
  const { userId, astrologerId } = known.row
  await eraseReading(deps.db, { consultationId: asked.id, userId, astrologerId, at: deps.now() })
}

/** The client's own reading. Throws not_found for others, and once it is deleted. */
async function ownReading(db: Db, { viewer, id }: ViewerAndId): Promise<Reading> {
  const found = await findReading(db, id)
  if (!found || found.userId !== viewer.userId || found.deletedAt !== null) throw new AppError('not_found')
  return found
}

type Known = Awaited<ReturnType<typeof openConsultation>> & {
  stored: Reading | null
  /** True if the client's account is open, and the astrologer has not blocked it. */
  clientHere: boolean
  /** True for an astrologer who may work. */
  mayLeave: boolean
}

async function open({ db }: ReadingDeps, asked: ViewerAndId): Promise<Known> {
  const { row, side } = await openConsultation(db, asked)
  if (side === 'admin') throw new AppError('forbidden')
  const [stored, client, blocked] = await Promise.all([
    findReading(db, row.id),
    findById(db, row.userId),
    isBlocked(db, row),
  ])
  const mayLeave = may(asked.viewer, 'write_readings')
  return { row, side, stored, clientHere: client?.status === 'active' && !blocked, mayLeave }
}

function isOver({ row }: Known): boolean {
  return row.state === 'ending' || row.state === 'ended'
}

function mayWrite(known: Known, now: number): boolean {
  const { row, stored, clientHere } = known
  const inTime = row.endedAt === null || now <= row.endedAt + OPEN_FOR
  return clientHere && isOver(known) && row.startedAt !== null && inTime && (stored?.deletedAt ?? null) === null
}

function toWire(known: Known, now: number): ReadingAnswer {
  const { row, side, stored, mayLeave } = known
  const writes = side === 'astrologer' && mayLeave && mayWrite(known, now)
  const deleted = (stored?.deletedAt ?? null) !== null
  return {
    reading: stored && !deleted ? shown(stored, side === 'user') : null,
    deleted,
    may_write: writes,
    until: writes ? (row.endedAt ?? now) + OPEN_FOR : null,
  }
}

function shown({ note, remedies, dates, birth, writtenAt, updatedAt }: Reading, toClient: boolean) {
  return { note, remedies, dates, written_at: writtenAt, updated_at: updatedAt, birth: toClient ? birth : null }
}

/** Sends push and mail once; the reading remains stored if they fail. They do not contain its content. */
async function tell(
  { db, mail, origin, push }: ReadingDeps,
  { to, from, id }: { to: string; from: { id: string; name: string }; id: string },
): Promise<void> {
  const account = await findById(db, to)
  if (account?.status !== 'active') return
  const path = `/dashboard/user/readings/${id}`
  const words = byLanguage((language) => ({
    title: readingMailTexts[language].title(isolatedName(from.name)),
    body: readingMailTexts[language].body,
  }))
  const notice = { type: 'chat-message', words, tag: `reading:${id}`, otherId: from.id, url: path }
  const language = account.language ?? 'en'
  const { title: subject, body: text } = words[language]
  const links = [{ label: readingMailTexts[language].open, url: origin + pathIn(language, path) }]
  const mailed = { to: account.email, language, occasion: 'messages' as const, subject, text, links }
  const [pushed, sent] = await Promise.allSettled([push(to, notice, PUSH_KEPT_SECONDS), mail.send(mailed)])
  if (pushed.status === 'rejected') logFailure({ event: 'push.failed' }, pushed.reason)
  if (sent.status === 'rejected') logFailure({ event: 'mail.failed' }, sent.reason)
}
