// The astrologer's own practice: the data that clients see, and the prices of new consultations.
import type { FieldChange } from '#workers/contract/accounts/account-events.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { PracticeAnswer, PracticeUpdate } from '#workers/contract/astrologers/practice.ts'
import { payoutForPrice } from '#workers/contract/consultations/payout-share.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { recordEvent } from '#workers/domain/account-events/index.ts'
import {
  changeOwn,
  findById,
  type ProfileDeps,
  readProfile,
  requirePermission,
} from '#workers/domain/identity/index.ts'
import { findPractice, type Practice, updatePractice } from './astrologer.repo.ts'
import { assertAboveFloors, type PriceFloors } from './price-floors.ts'

type Deps = { db: Db; now: () => number; usdInrRate(): Promise<number>; priceFloors(): Promise<PriceFloors> }
type SaveDeps = Deps & ProfileDeps

/** Throws not_found without a practice. */
export async function readPractice(
  { db, usdInrRate, priceFloors }: Omit<Deps, 'now'>,
  viewer: Viewer,
): Promise<PracticeAnswer> {
  requirePermission(viewer, 'read_practice')
  const [practice, rate, floors] = await Promise.all([findPractice(db, viewer.userId), usdInrRate(), priceFloors()])
  if (!practice) throw new AppError('not_found')
  const { wallet_balance: _, ...account } = await readProfile({ db }, viewer)
  return {
    ...account,
    experience_years: practice.experienceYears,
    specializations: practice.specializations,
    languages: practice.languages,
    bio: practice.bio,
    price_per_min_call: practice.priceCallCents / 100,
    price_per_min_chat: practice.priceChatCents / 100,
    payout_per_min_call: practice.payoutCallPaise / 100,
    payout_per_min_chat: practice.payoutChatPaise / 100,
    usd_inr_rate: rate,
    price_floor_chat_usd: floors.chatCents / 100,
    price_floor_call_usd: floors.callCents / 100,
    is_approved: practice.isApproved,
  }
}

/**
 * Changes the given fields, with their events in the account's history in one batch. Throws invalid for a new price below the
 * platform's minimum, and for a new number as `changeOwn` does.
 */
export async function savePractice(deps: SaveDeps, viewer: Viewer, change: PracticeUpdate): Promise<PracticeAnswer> {
  requirePermission(viewer, 'edit_practice')
  const { db, now } = deps
  const [practice, account, rate, floors] = await Promise.all([
    findPractice(db, viewer.userId),
    findById(db, viewer.userId),
    deps.usdInrRate(),
    deps.priceFloors(),
  ])
  if (!practice || !account) throw new AppError('not_found')
  const ofAccount = await changeOwn(deps, account, change)
  const next = valuesOf(practice, change, rate)
  assertAboveFloors(floors, { next, before: practice })
  const profile = [...ofAccount.fields.map((field) => ({ field })), ...profileChanges(practice, next)]
  const prices = priceChanges(practice, next)
  const event = (what: 'profile' | 'prices', changes: FieldChange[]): Statement[] =>
    changes.length > 0 ? [recordEvent(db, { accountId: account.id, at: now(), what, changes })] : []
  await commit(db, [
    ...ofAccount.statements,
    ...(profile.length + prices.length > 0 ? [updatePractice(db, practice.id, next)] : []),
    ...event('profile', profile),
    ...event('prices', prices),
  ])
  await ofAccount.tell()
  return readPractice(deps, viewer)
}

type Values = Pick<
  Practice,
  | ('experienceYears' | 'specializations' | 'languages' | 'bio')
  | ('priceCallCents' | 'priceChatCents' | 'payoutCallPaise' | 'payoutChatPaise')
>

function valuesOf(before: Practice, change: PracticeUpdate, rate: number): Values {
  const cents = (dollars: number | undefined, now: number) => (dollars === undefined ? now : Math.round(dollars * 100))
  const priceCallCents = cents(change.price_per_min_call, before.priceCallCents)
  const priceChatCents = cents(change.price_per_min_chat, before.priceChatCents)
  const call = { priceCents: before.priceCallCents, payoutPaise: before.payoutCallPaise }
  const chat = { priceCents: before.priceChatCents, payoutPaise: before.payoutChatPaise }
  return {
    experienceYears: change.experience_years ?? before.experienceYears,
    specializations: change.specializations ?? before.specializations,
    languages: change.languages ?? before.languages,
    bio: change.bio ?? before.bio,
    priceCallCents,
    priceChatCents,
    payoutCallPaise: payoutForPrice({ priceCents: priceCallCents, before: call, usdInrRate: rate }),
    payoutChatPaise: payoutForPrice({ priceCents: priceChatCents, before: chat, usdInrRate: rate }),
  }
}

function profileChanges(before: Values, next: Values): FieldChange[] {
  return [
    ...differing('experience_years', before.experienceYears, next.experienceYears),
    ...differing('specializations', before.specializations, next.specializations),
    ...differing('languages', before.languages, next.languages),
    // The event contains no biography, because the text is personal data that is deleted with the account.
    ...(before.bio === next.bio ? [] : [{ field: 'bio' }]),
  ]
}

function priceChanges(before: Values, next: Values): FieldChange[] {
  return [
    ...differing('price_chat_cents', before.priceChatCents, next.priceChatCents),
    ...differing('price_call_cents', before.priceCallCents, next.priceCallCents),
    ...differing('payout_chat_paise', before.payoutChatPaise, next.payoutChatPaise),
    ...differing('payout_call_paise', before.payoutCallPaise, next.payoutCallPaise),
  ]
}

function differing<T extends number | string[]>(field: string, from: T, to: T): FieldChange[] {
  return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }]
}
