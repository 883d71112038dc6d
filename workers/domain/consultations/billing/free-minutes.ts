// Free minutes for a new client: an astrologer's offer once for each client, the platform's once for each person
// (docs/decisions/free-minutes.md).

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { KINDS, type Kind } from '#workers/contract/consultations/consultation-states.ts'
import type { FreeMinutes } from '#workers/contract/consultations/free-minutes.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { FREE_MINUTES_MAX, PLATFORM_MINUTES_PRICE_MAX } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { findPractice, type Practice, selectPractice } from '#workers/domain/astrologers/index.ts'
import type { Calls } from '#workers/domain/consultations/request/calls.ts'
import { type Account, allows, findById, selectAccount } from '#workers/domain/identity/index.ts'
import { claimFreeMinutes, findFreeMinuteGrants, selectTalkedTo } from './free-claim.repo.ts'
import type { FreeTerms } from './frozen-terms.ts'

export type FreeMinutesDeps = {
  db: Db
  calls: Pick<Calls, 'provider'>
  /** The free minutes that the platform gives; 0 for none. */
  platformMinutes(): Promise<number>
  /** The fingerprints of a verified phone, newest first; empty without one. */
  phoneHashesOf(account: Account | null): Promise<string[]>
}

/** The longer offer. Of two equal ones the platform's, because it pays the astrologer. */
export function betterOffer(minutes: {
  astrologer: number
  platform: number
}): Pick<FreeMinutes, 'minutes' | 'by'> | null {
  const [own, platform] = [minutes.astrologer, minutes.platform].map((each) =>
    Math.min(FREE_MINUTES_MAX, Math.max(0, Math.floor(each))),
  ) as [number, number]
  if (own === 0 && platform === 0) return null
  return own > platform ? { minutes: own, by: 'astrologer' } : { minutes: platform, by: 'platform' }
}

/** The free minutes that the viewer would get with this astrologer now. Visitors see the offer for new clients. */
export async function freeMinutesFor(
  deps: FreeMinutesDeps,
  { viewer, astrologerId }: { viewer: Viewer | null; astrologerId: string },
): Promise<FreeMinutes | null> {
  const client = viewer && allows(viewer.role, 'request_consultation') ? viewer : null
  const [{ practice, known }, platform] = await Promise.all([
    client ? factsOf(deps, client.userId, astrologerId) : visitorFacts(deps, astrologerId),
    deps.platformMinutes(),
  ])
  if (!practice?.isApproved) return null
  const kinds = KINDS.filter((kind) => mayBeFree(deps, kind))
  const paidKinds = kinds.filter((kind) => isPaidByPlatform(priceOf(practice, kind)))
  const offered = (minutes: { astrologer: number; platform: number }) => {
    const offer = betterOffer(paidKinds.length > 0 ? minutes : { ...minutes, platform: 0 })
    return offer && { ...offer, kinds: offer.by === 'platform' ? paidKinds : kinds }
  }
  if (!viewer) {
    const offer = offered({ astrologer: practice.freeMinutes, platform })
    return offer && { ...offer, needs_phone: true }
  }
  if (!client || !known || (practice.freeMinutes === 0 && platform === 0)) return null
  const { phoneHashes, theirHash, talkedTo } = known
  // An astrologer's second account is no new client, and the platform would pay for it.
  if (theirHash !== undefined && phoneHashes.includes(theirHash)) return null
  const had = await findFreeMinuteGrants(deps.db, { userId: client.userId, phoneHashes })
  const isNewHere = !had.astrologers.includes(astrologerId) && !talkedTo.includes(astrologerId)
  const isNewAtAll = !had.platform && talkedTo.length === 0
  const offer = offered({
    astrologer: isNewHere ? practice.freeMinutes : 0,
    platform: isNewAtAll ? platform : 0,
  })
  return offer && { ...offer, needs_phone: phoneHashes.length === 0 }
}

/** Reads the practice, the phone fingerprints of client and astrologer, and the astrologers of the client's consultations. */
async function factsOf({ db, phoneHashesOf }: FreeMinutesDeps, userId: string, astrologerId: string) {
  const [[practice], talked, [own], [theirs]] = await db.batch([
    selectPractice(db, astrologerId),
    selectTalkedTo(db, userId),
    selectAccount(db, userId),
    selectAccount(db, astrologerId),
  ])
  const [theirHash] = await phoneHashesOf(theirs ?? null)
  const talkedTo = talked.map((each) => each.astrologerId)
  return { practice, known: { phoneHashes: await phoneHashesOf(own ?? null), theirHash, talkedTo } }
}

async function visitorFacts({ db }: FreeMinutesDeps, astrologerId: string) {
  return { practice: await findPractice(db, astrologerId), known: null }
}

function isPaidByPlatform(priceCents: number): boolean {
  return priceCents <= PLATFORM_MINUTES_PRICE_MAX
}

function priceOf({ priceChatCents, priceCallCents }: Practice, kind: Kind): number {
  return kind === 'chat' ? priceChatCents : priceCallCents
}

/**
 * Twilio calls have no free minutes: each minute costs the platform, and the audio cannot be muted while the question to the
 * client is open.
 */
export function mayBeFree({ calls }: Pick<FreeMinutesDeps, 'calls'>, kind: Kind): boolean {
  return kind === 'chat' || (kind === 'web-call' && calls.provider === 'embedded')
}

export type FreeStart = { free: FreeTerms; statements: Statement[] }

type FreeAsked = {
  viewer: Viewer
  astrologerId: string
  kind: Kind
  minutes: number
  consultationId: string
  /** The price frozen at the request, which may differ from the offer that the client saw. */
  priceCents: number
  at: number
}

/** Takes the free minutes for a request. Throws free_minutes_gone unless they equal those that the client was shown. */
export async function takeFreeMinutes(deps: FreeMinutesDeps, asked: FreeAsked): Promise<FreeStart> {
  const { viewer, astrologerId, kind, minutes, consultationId, at } = asked
  const [offer, account] = await Promise.all([freeMinutesFor(deps, asked), findById(deps.db, viewer.userId)])
  const phoneHashes = await deps.phoneHashesOf(account)
  if (offer?.needs_phone) throw new AppError('phone_unverified')
  if (!offer?.kinds.includes(kind) || offer.minutes !== minutes || phoneHashes.length === 0)
    throw new AppError('free_minutes_gone')
  if (offer.by === 'platform' && !isPaidByPlatform(asked.priceCents)) throw new AppError('free_minutes_gone')
  const giver = offer.by === 'astrologer' ? astrologerId : null
  return {
    free: { seconds: minutes * 60, by: offer.by },
    statements: claimFreeMinutes(deps.db, {
      consultationId,
      userId: viewer.userId,
      phoneHashes,
      astrologerId: giver,
      at,
    }),
  }
}
