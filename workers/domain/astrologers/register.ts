// An astrologer's registration: the account, and a practice whose approval is pending.
import type { AstrologerRegisterRequest, RegisterRequest } from '#workers/contract/accounts/identity.ts'
import { firstPayoutPaise } from '#workers/contract/consultations/payout-share.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { type Caller, type IdentityDeps, register } from '#workers/domain/identity/index.ts'
import { insertPractice } from './astrologer.repo.ts'
import { assertAboveFloors, type PriceFloors } from './price-floors.ts'

export type PracticeForm = Omit<AstrologerRegisterRequest, keyof RegisterRequest>

/**
 * Stores the registration with the data of the practice. Returns its secret. Throws invalid for a price below the platform's
 * minimum.
 */
export async function registerAstrologer(
  deps: IdentityDeps & { priceFloors(): Promise<PriceFloors> },
  form: AstrologerRegisterRequest,
  caller: Caller,
): Promise<string> {
  const { full_name, email, phone, gender, password, ...practice } = form
  assertAboveFloors(await deps.priceFloors(), { next: pricesOf(practice) })
  const account = { full_name, email, phone, gender, password }
  return register(deps, { role: 'astrologer', form: account, practice: practice satisfies PracticeForm, caller })
}

/** Statement that inserts the practice with its confirmed account, with the payout at the current exchange rate. */
export function confirmPractice(db: Db, id: string, practice: PracticeForm, usdInrRate: number): Statement {
  const { priceCallCents, priceChatCents } = pricesOf(practice)
  return insertPractice(db, {
    id,
    experienceYears: practice.experience_years,
    specializations: practice.specializations,
    languages: practice.languages,
    bio: practice.bio,
    priceCallCents,
    priceChatCents,
    payoutCallPaise: firstPayoutPaise(priceCallCents, usdInrRate),
    payoutChatPaise: firstPayoutPaise(priceChatCents, usdInrRate),
  })
}

function pricesOf({ price_per_min_call, price_per_min_chat }: PracticeForm) {
  return {
    priceCallCents: Math.round(price_per_min_call * 100),
    priceChatCents: Math.round(price_per_min_chat * 100),
  }
}
