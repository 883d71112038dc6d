// An admin changes an astrologer: profile, prices and payouts, approval, chats, presence (SPEC 7, PRODUCT 5 and 7).

import type { FieldChange } from '#workers/contract/account-events.ts'
import type { AstrologerPatch } from '#workers/contract/admin-astrologers.ts'
import type { Presence } from '#workers/contract/astrologers.ts'
import { AppError, isAppError } from '#workers/contract/errors.ts'
import { payoutForPrice } from '#workers/contract/pricing.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { expectThat } from '#workers/db/expect.ts'
import { recordEvent } from '#workers/domain/account-events/index.ts'
import { auditEntry, isNewestEntry, newestEntry } from '#workers/domain/audit/index.ts'
import {
  type Account,
  changeAccount,
  findByEmail,
  findById,
  requirePermission,
  updateAccount,
} from '#workers/domain/identity/index.ts'
import { findLastChange } from '#workers/domain/reports/index.ts'
import { findPractice, type Practice, updatePractice } from './astrologer.repo.ts'
import type { Line } from './availability.ts'
import { assertAboveFloors, type PriceFloors } from './price-floors.ts'

export type ChangeDeps = {
  db: Db
  now: () => number
  line: Pick<Line, 'switchLine'> & {
    /** Busy until the astrologer switches; an offline line stays offline. */
    setNotNow(astrologerId: string): Promise<Presence>
  }
  usdInrRate(): Promise<number>
  priceFloors(): Promise<PriceFloors>
  /** Ends the live consultation of an astrologer who may no longer work. */
  endLive(astrologerId: string): Promise<void>
}

type Asked = { viewer: Viewer; id: string; patch: AstrologerPatch }
type Change = { field: string; from: unknown; to: unknown }

/**
 * Changes what is named; a repeat changes nothing and writes no second audit entry. Throws not_found, email_taken, invalid
 * for a payout above its price and a new price below the lowest, not_approved and no_way_to_ring for presence; conflict with what another admin changed since
 * the version of the patch.
 */
export async function changeAsAdmin(deps: ChangeDeps, { viewer, id, patch: asked }: Asked): Promise<void> {
  requirePermission(viewer, 'manage_astrologers')
  const { db, now } = deps
  const { version, ...patch } = asked
  const [practice, account, rate, floors] = await Promise.all([
    findPractice(db, id),
    findById(db, id),
    deps.usdInrRate(),
    deps.priceFloors(),
  ])
  if (!practice || !account || account.status === 'closed') throw new AppError('not_found')
  const next = valuesOf(practice, patch, rate)
  assertAboveFloors(floors, { next, before: practice })
  const ofAccount = await accountChange(db, account, patch)
  const changes = [...ofAccount.changes, ...differing(practice, next), ...presenceChange(practice, patch)]
  // A repeat whose first answer was lost finds its own change, and nothing to do.
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
        ...{ at: now(), actorId: viewer.userId, action: actionOf(changes), object: `astrologer:${id}` },
        detail: JSON.stringify(changes),
      }),
    ])
  if (works) return
  await deps.line.switchLine(id, false)
  if (!next.isActive) await deps.endLive(id)
}

/** A patch without a version is an act of its own, such as an approval. */
type Edited = { id: string; version: number | undefined }

/** Refuses an old edit before anything of it is done, such as the switch of the line. */
async function assertNewest(db: Db, edited: Edited): Promise<void> {
  if (edited.version === undefined || edited.version === (await newestEntry(db, objectOf(edited)))) return
  throw await overtaken(db, edited)
}

/** Stores the edit only while its version is still the newest one. */
async function commitNewest(db: Db, edited: Edited, statements: readonly Statement[]): Promise<void> {
  const { version } = edited
  const newest = version === undefined ? [] : [expectThat(db, isNewestEntry(db, objectOf(edited), version))]
  try {
    await commit(db, [...newest, ...statements])
  } catch (error) {
    throw isAppError(error) && error.code === 'conflict' ? await overtaken(db, edited) : error
  }
}

const objectOf = ({ id }: Edited) => `astrologer:${id}`

/** Tells who was first, and with what. */
async function overtaken(db: Db, edited: Edited): Promise<AppError> {
  const last = await findLastChange(db, objectOf(edited))
  return new AppError('conflict', {
    message: `${last?.name ?? 'Another admin'} changed ${fieldsIn(last?.detail)} in the meantime. Your own changes still stand in the form: close it, look at the astrologer anew, and edit again.`,
  })
}

function fieldsIn(detail: string | null | undefined): string {
  const changes: unknown = detail?.startsWith('[') ? JSON.parse(detail) : []
  const names = (changes as Partial<Change>[]).flatMap(({ field }) => (field ? [field.replaceAll('_', ' ')] : []))
  return names.join(', ') || 'this astrologer'
}

type Values = Pick<
  Practice,
  | ('experienceYears' | 'specializations' | 'languages' | 'bio' | 'priceCallCents' | 'priceChatCents')
  | ('payoutCallPaise' | 'payoutChatPaise' | 'isApproved' | 'isActive' | 'chatEnabled')
>

function valuesOf(before: Practice, patch: AstrologerPatch, rate: number): Values {
  const priceCallCents = centsOf(patch.price_per_min_call) ?? before.priceCallCents
  const priceChatCents = centsOf(patch.price_per_min_chat) ?? before.priceChatCents
  const call = { priceCents: before.priceCallCents, payoutPaise: before.payoutCallPaise }
  const chat = { priceCents: before.priceChatCents, payoutPaise: before.payoutChatPaise }
  const next = {
    experienceYears: patch.experience_years ?? before.experienceYears,
    specializations: patch.specializations ?? before.specializations,
    languages: patch.languages ?? before.languages,
    bio: patch.bio ?? before.bio,
    ...{ priceCallCents, priceChatCents },
    payoutCallPaise: centsOf(patch.payout_per_min_call) ?? payoutForPrice(priceCallCents, call, rate),
    payoutChatPaise: centsOf(patch.payout_per_min_chat) ?? payoutForPrice(priceChatCents, chat, rate),
    isApproved: patch.is_approved ?? before.isApproved,
    isActive: patch.is_active ?? before.isActive,
    chatEnabled: patch.chat_enabled ?? before.chatEnabled,
  }
  // A fall of the rate leaves agreed payouts as they are: only what is changed now is looked at.
  if (patch.price_per_min_call !== undefined || patch.payout_per_min_call !== undefined)
    assertBelowPrice('payout_per_min_call', { cents: priceCallCents, paise: next.payoutCallPaise, rate })
  if (patch.price_per_min_chat !== undefined || patch.payout_per_min_chat !== undefined)
    assertBelowPrice('payout_per_min_chat', { cents: priceChatCents, paise: next.payoutChatPaise, rate })
  return next
}

/** Cents of dollars, and paise of rupees. */
function centsOf(amount: number | undefined): number | undefined {
  return amount === undefined ? undefined : Math.round(amount * 100)
}

function assertBelowPrice(field: string, { cents, paise, rate }: { cents: number; paise: number; rate: number }): void {
  const most = Math.floor((cents * Math.round(rate * 100)) / 100)
  if (paise > most)
    throw new AppError('invalid', {
      fields: { [field]: `At most ₹${(most / 100).toFixed(2)}: a payout is never above the price.` },
    })
}

async function accountChange(
  db: Db,
  account: Account,
  patch: AstrologerPatch,
): Promise<{ statements: Statement[]; changes: Change[] }> {
  const { full_name, phone, email } = patch
  const { statements, fields } = changeAccount(db, account, {
    ...(full_name === undefined ? {} : { full_name }),
    ...(phone === undefined ? {} : { phone }),
  })
  // Personal data stay out of the audit log, which nobody may change: it names the field.
  const changes = fields.map((field) => ({ field, from: null, to: null }))
  if (email === undefined || email === account.email) return { statements, changes }
  if (await findByEmail(db, email)) throw new AppError('email_taken')
  return {
    statements: [...statements, updateAccount(db, account.id, { email })],
    changes: [...changes, { field: 'email', from: null, to: null }],
  }
}

const NAMES: Readonly<Record<keyof Values, string>> = {
  experienceYears: 'experience_years',
  specializations: 'specializations',
  languages: 'languages',
  bio: 'bio',
  priceCallCents: 'price_call_cents',
  priceChatCents: 'price_chat_cents',
  payoutCallPaise: 'payout_call_paise',
  payoutChatPaise: 'payout_chat_paise',
  isApproved: 'is_approved',
  isActive: 'is_active',
  chatEnabled: 'chat_enabled',
}

function differing(before: Practice, next: Values): Change[] {
  return (Object.keys(NAMES) as (keyof Values)[])
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(next[key]))
    .map((key) =>
      key === 'bio' ? { field: 'bio', from: null, to: null } : { field: NAMES[key], from: before[key], to: next[key] },
    )
}

/** The astrologer reads the changes in the own history; an approval alone stands there out of the audit log. */
function eventsOf(
  db: Db,
  { id, adminId, at, changes }: { id: string; adminId: string; at: number; changes: readonly Change[] },
): Statement[] {
  const prices = changes.filter(({ field }) => /^(price|payout)_/.test(field))
  const profile = changes.filter(
    ({ field }) => !prices.some((each) => each.field === field) && !/^(is_|chat_|status)/.test(field),
  )
  const alone = actionOf(changes) !== 'change_astrologer'
  const byAdmin = alone ? [] : changes.filter(({ field }) => /^(is_|chat_|status)/.test(field))
  const event = (what: 'prices' | 'profile' | 'by_admin', of: readonly Change[]) =>
    of.length === 0
      ? []
      : [recordEvent(db, { accountId: id, otherId: adminId, at, what, changes: of.map(fieldChange) })]
  return [...event('profile', profile), ...event('prices', prices), ...event('by_admin', byAdmin)]
}

function fieldChange({ field, from, to }: Change): FieldChange {
  if (typeof from === 'boolean') return { field, from: Number(from), to: Number(to) }
  if (field === 'status') return { field, to: [String(to)] }
  return typeof from === 'number' && typeof to === 'number' ? { field, from, to } : { field }
}

/** An approval alone has its own name in the histories. */
function actionOf(changes: readonly Change[]): string {
  const [only] = changes
  if (changes.length === 1 && only?.field === 'is_approved') return only.to ? 'approve' : 'disapprove'
  return 'change_astrologer'
}

async function changePresence({ line }: ChangeDeps, id: string, status: AstrologerPatch['status']): Promise<void> {
  if (status === 'offline') await line.switchLine(id, false)
  if (status === 'online' && (await line.switchLine(id, true)) === 'no_way_to_ring')
    throw new AppError('no_way_to_ring', {
      message: 'Nothing can ring this astrologer: no open page, device or phone.',
    })
  if (status === 'busy' && (await line.setNotNow(id)) === 'offline') throw new AppError('astrologer_offline')
}

function presenceChange({ status }: Practice, patch: AstrologerPatch): Change[] {
  return patch.status && patch.status !== status ? [{ field: 'status', from: status, to: patch.status }] : []
}

/** Writes what differs only: another admin, or the astrologer, may have changed the rest meanwhile. */
function changedOf(db: Db, { id, practice, next }: { id: string; practice: Practice; next: Values }): Statement[] {
  const keys = (Object.keys(NAMES) as (keyof Values)[]).filter(
    (key) => JSON.stringify(practice[key]) !== JSON.stringify(next[key]),
  )
  if (keys.length === 0) return []
  return [updatePractice(db, id, Object.fromEntries(keys.map((key) => [key, next[key]])) as Partial<Values>)]
}
