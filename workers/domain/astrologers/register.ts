// An astrologer's registration: the account, and a practice that waits for approval.
import type { AstrologerRegisterRequest } from '#workers/contract/identity.ts'
import { type IdentityDeps, register } from '#workers/domain/identity/index.ts'
import { readSettings } from '#workers/domain/settings/index.ts'
import { insertPractice } from './astrologer.repo.ts'

/** The platform keeps 20 % (SPEC 9); admins change payouts by astrologer. */
const SHARE_PERCENT = 80

/** Payout in paise for a price in cents: 80 % at the set rate. Example: 180 cents at 88.00 → 12 672 paise. */
export function firstPayoutPaise(priceCents: number, usdInrRate: number): number {
  return Math.floor((priceCents * Math.round(usdInrRate * 100) * SHARE_PERCENT) / 10_000)
}

export async function registerAstrologer(deps: IdentityDeps, form: AstrologerRegisterRequest): Promise<void> {
  const { experience_years, specializations, languages, bio, price_per_min_call, price_per_min_chat, ...account } = form
  const { usdInrRate } = await readSettings(deps.db)
  const [priceCallCents, priceChatCents] = [Math.round(price_per_min_call * 100), Math.round(price_per_min_chat * 100)]
  await register(deps, 'astrologer', account, (id) => {
    const { sql, params } = insertPractice(deps.db, {
      id,
      experienceYears: experience_years,
      specializations,
      languages,
      bio,
      priceCallCents,
      priceChatCents,
      payoutCallPaise: firstPayoutPaise(priceCallCents, usdInrRate),
      payoutChatPaise: firstPayoutPaise(priceChatCents, usdInrRate),
    }).toSQL()
    return [deps.db.$client.prepare(sql).bind(...params)]
  })
}
