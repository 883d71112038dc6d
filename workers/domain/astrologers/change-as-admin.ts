// An admin changes an astrologer: profile, prices and payouts, approval, chats, presence.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { AstrologerPatch } from '#workers/contract/admin/admin-astrologers.ts'
import type { Presence } from '#workers/contract/astrologers/astrologers.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { batchPrecondition } from '#workers/db/batch-precondition.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { auditEntry, isNewestEntry, newestEntry } from '#workers/domain/audit/index.ts'
import type { AskedChange } from '#workers/domain/contact-changes/index.ts'
import {
  type Account,
  type ContactField,
  canonicalPhone,
  changeAccount,
  deleteWaiting,
  findById,
  findWaiting,
  requirePermission,
} from '#workers/domain/identity/index.ts'
import { findLastChange } from '#workers/domain/reports/index.ts'
import { actionOf, eventsOf } from './admin-events.ts'
import { type Change, changedOf, differing, presenceChange, valuesOf } from './admin-values.ts'
import { findPractice } from './astrologer.repo.ts'
import type { Line } from './availability.ts'
import { assertAboveFloors, type PriceFloors } from './price-floors.ts'

export type ChangeDeps = {
  db: Db
  now: () => number
  line: Pick<Line, 'switchLine'> & {
    /** Busy until the astrologer toggles availability; an offline line remains offline. */
    setNotNow(astrologerId: string): Promise<Presence>
  }
  usdInrRate(): Promise<number>
  priceFloors(): Promise<PriceFloors>
  /** Stores a new address or number as pending until it is confirmed. Throws email_taken, wrong_state. */
  askContact(asked: { account: Account; field: ContactField; value: string; askedBy: string }): Promise<AskedChange>
  /** Ends the live consultation of an astrologer who may no longer work. */
  endLive(astrologerId: string): Promise<void>
}

type Asked = { viewer: Viewer; id: string; patch: AstrologerPatch }

/**
 * Changes the given fields; a repeat changes nothing and writes no second audit entry. Throws not_found, email_taken, invalid
 * for a payout above its price and a new price below the minimum, not_approved and no_way_to_ring for presence; conflict if
 * another admin changed the astrologer since the version of the patch; mail_refused once everything but a new address is
 * stored.
 */
export async function changeAsAdmin(deps: ChangeDeps, asked: Asked): Promise<void> {
  requirePermission(asked.viewer, 'manage_astrologers')
  const { version } = asked.patch
  if (version !== undefined) return changeVersion(deps, asked, version)
  // A patch without a version is a separate act, such as an approval: it applies to whatever another act has stored.
  for (let n = 1; ; n += 1)
    try {
      return await changeVersion(deps, asked, await newestEntry(deps.db, objectOf(asked.id)))
    } catch (error) {
      if (!isOvertaken(error) || n === TRIES) throw error
    }
}

const TRIES = 3

async function changeVersion(deps: ChangeDeps, { viewer, id, patch: asked }: Asked, version: number): Promise<void> {
  const { db, now } = deps
  const { version: _, ...patch } = asked
  const [practice, account, rate, floors] = await Promise.all([
    findPractice(db, id),
    findById(db, id),
    deps.usdInrRate(),
    deps.priceFloors(),
  ])
  if (!practice || !account || account.status === 'closed') throw new AppError('not_found')
  const next = valuesOf(practice, patch, rate)
  assertAboveFloors(floors, { next, before: practice })
  const ofAccount = await accountChange(deps, { account, patch, adminId: viewer.userId })
  const changes = [...ofAccount.changes, ...differing(practice, next), ...presenceChange(practice, patch)]
  // A repeat after a lost answer has no changes left.
  if (changes.length > 0) await assertNewest(db, { id, version })
  if (patch.status === 'online' && !(next.isApproved && next.isActive)) throw new AppError('not_approved')
  const works = next.isApproved && next.isActive
  // A refused presence stores nothing.
  if (works) await changePresence(deps, id, patch.status)
  if (changes.length > 0)
    await commitNewest(db, { id, version }, [
      ...ofAccount.statements,
      ...changedOf(db, { id, practice, next }),
      ...eventsOf(db, { id, adminId: viewer.userId, at: now(), changes }),
      auditEntry(db, {
        at: now(),
        actorId: viewer.userId,
        action: actionOf(changes),
        object: `astrologer:${id}`,
        detail: JSON.stringify(changes),
      }),
    ])
  if (!works) await deps.line.switchLine(id, false)
  if (!next.isActive) await deps.endLive(id)
  await ofAccount.send()
}

type Edited = { id: string; version: number }

/** Refuses an outdated edit before any part of it takes effect, such as toggling the line. */
async function assertNewest(db: Db, edited: Edited): Promise<void> {
  if (edited.version !== (await newestEntry(db, objectOf(edited.id)))) throw await overtaken(db, edited)
}

/** Stores the edit only if its version is still the newest one. */
async function commitNewest(db: Db, edited: Edited, statements: readonly Statement[]): Promise<void> {
  try {
    await commit(db, [batchPrecondition(db, isNewestEntry(db, objectOf(edited.id), edited.version)), ...statements])
  } catch (error) {
    throw isOvertaken(error) ? await overtaken(db, edited) : error
  }
}

const objectOf = (id: string) => `astrologer:${id}`
const isOvertaken = (error: unknown) => isAppError(error) && error.code === 'conflict'

/** The conflict that names the earlier admin and act. */
async function overtaken(db: Db, edited: Edited): Promise<AppError> {
  const last = await findLastChange(db, objectOf(edited.id))
  return new AppError('conflict', {
    problem: problem('astrologer_changed', { by: last?.name ?? null, fields: fieldsIn(last?.detail) }),
  })
}

function fieldsIn(detail: string | null | undefined): string[] {
  const changes: unknown = detail?.startsWith('[') ? JSON.parse(detail) : []
  return (changes as Partial<Change>[]).flatMap(({ field }) => (field ? [field.replaceAll('_', ' ')] : []))
}

/** A new address or number is pending until it is confirmed; `send` mails about them once the change is stored. */
async function accountChange(
  { db, askContact }: ChangeDeps,
  { account, patch, adminId }: { account: Account; patch: AstrologerPatch; adminId: string },
): Promise<{ statements: Statement[]; changes: Change[]; send(): Promise<void> }> {
  const waiting = await findWaiting(db, account.id)
  const present = { email: account.email, phone: canonicalPhone(account.phone) }
  const asked = new Map<string, AskedChange>()
  for (const field of ['email', 'phone'] as const) {
    const value = patch[field]
    if (value === undefined || value === (waiting[field] ?? present[field])) continue
    const takenBack = { statements: [deleteWaiting(db, { accountId: account.id, field })], send: idle, waits: true }
    asked.set(
      field,
      value === present[field] ? takenBack : await askContact({ account, field, value, askedBy: adminId }),
    )
  }
  const { full_name, phone } = patch
  const { statements, fields } = changeAccount(db, account, {
    ...(full_name === undefined ? {} : { full_name }),
    ...(phone === undefined || asked.get('phone')?.waits !== false ? {} : { phone }),
  })
  const named = new Set([...fields, ...asked.keys()])
  return {
    statements: [...statements, ...[...asked.values()].flatMap((each) => each.statements)],
    // The audit log is immutable, so it contains no personal data: only the name of the field, and the end of a number.
    changes: [...named].map((field) =>
      field === 'phone' && phone !== undefined
        ? { field, from: endOf(present.phone), to: endOf(phone) }
        : { field, from: null, to: null },
    ),
    async send() {
      for (const { send } of asked.values()) await send()
    },
  }
}

const idle = async () => undefined
const endOf = (phone: string) => `…${phone.slice(-2)}`

async function changePresence({ line }: ChangeDeps, id: string, status: AstrologerPatch['status']): Promise<void> {
  if (status === 'offline') await line.switchLine(id, false)
  if (status === 'online' && (await line.switchLine(id, true)) === 'no_way_to_ring')
    throw new AppError('no_way_to_ring', { problem: problem('nothing_rings') })
  if (status === 'busy' && (await line.setNotNow(id)) === 'offline') throw new AppError('astrologer_offline')
}
