// The fields of a practice that an admin edits: their values after an edit, and how they differ from those before.
import type { AstrologerPatch } from '#workers/contract/admin/admin-astrologers.ts'
import { payoutForPrice } from '#workers/contract/consultations/payout-share.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { type Practice, updatePractice } from './astrologer.repo.ts'

export type Change = { field: string; from: unknown; to: unknown }

export type Values = Pick<
  Practice,
  | ('experienceYears' | 'specializations' | 'languages' | 'bio' | 'priceCallCents' | 'priceChatCents')
  | ('payoutCallPaise' | 'payoutChatPaise' | 'isApproved' | 'isActive' | 'chatEnabled')
>

export function valuesOf(before: Practice, patch: AstrologerPatch, rate: number): Values {
  const priceCallCents = centsOf(patch.price_per_min_call) ?? before.priceCallCents
  const priceChatCents = centsOf(patch.price_per_min_chat) ?? before.priceChatCents
  const call = { priceCents: before.priceCallCents, payoutPaise: before.payoutCallPaise }
  const chat = { priceCents: before.priceChatCents, payoutPaise: before.payoutChatPaise }
  const next = {
    experienceYears: patch.experience_years ?? before.experienceYears,
    specializations: patch.specializations ?? before.specializations,
    languages: patch.languages ?? before.languages,
    bio: patch.bio ?? before.bio,
    priceCallCents,
    priceChatCents,
    payoutCallPaise:
      centsOf(patch.payout_per_min_call) ??
      payoutForPrice({ priceCents: priceCallCents, before: call, usdInrRate: rate }),
    payoutChatPaise:
      centsOf(patch.payout_per_min_chat) ??
      payoutForPrice({ priceCents: priceChatCents, before: chat, usdInrRate: rate }),
    isApproved: patch.is_approved ?? before.isApproved,
    isActive: patch.is_active ?? before.isActive,
    chatEnabled: patch.chat_enabled ?? before.chatEnabled,
  }
  // A payout agreed at an older rate may exceed its price today, so only a changed price or payout is validated.
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
      fields: { [field]: problem('payout_above_price', { most_paise: most }) },
    })
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

export function differing(before: Practice, next: Values): Change[] {
  return (Object.keys(NAMES) as (keyof Values)[])
    .filter((key) => JSON.stringify(before[key]) !== JSON.stringify(next[key]))
    .map((key) =>
      key === 'bio' ? { field: 'bio', from: null, to: null } : { field: NAMES[key], from: before[key], to: next[key] },
    )
}

export function presenceChange({ status }: Practice, patch: AstrologerPatch): Change[] {
  return patch.status && patch.status !== status ? [{ field: 'status', from: status, to: patch.status }] : []
}

/** Writes only the changed values, because another admin or the astrologer may have changed the rest meanwhile. */
export function changedOf(
  db: Db,
  { id, practice, next }: { id: string; practice: Practice; next: Values },
): Statement[] {
  const keys = (Object.keys(NAMES) as (keyof Values)[]).filter(
    (key) => JSON.stringify(practice[key]) !== JSON.stringify(next[key]),
  )
  if (keys.length === 0) return []
  return [updatePractice(db, id, Object.fromEntries(keys.map((key) => [key, next[key]])) as Partial<Values>)]
}
