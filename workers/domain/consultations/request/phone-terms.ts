// The conditions for ringing a phone: both numbers, the day's ceiling, a price that pays for it, and few free dials.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { findPractice } from '#workers/domain/astrologers/index.ts'
import type { Calls } from './calls.ts'
import { countClientsUnanswered, countUnansweredByUser } from './past-consultations.repo.ts'

/** Calls a day that rang phones and were not answered: each costs the platform, and nobody pays. */
const FREE_DIALS = 5

type Deps = { db: Db; now: () => number }
type PhoneCallRequest = { userId: string; astrologerId: string; priceCents: number }

/** Throws phone_unverified, no_phone_calls, no_phone_calls_today or rate_limited. */
export async function assertPhoneCall(
  deps: Deps & { calls: Calls },
  { userId, astrologerId, priceCents }: PhoneCallRequest,
): Promise<void> {
  const { db, now, calls } = deps
  const [userNumber, astrologerNumber] = await Promise.all([calls.numberOf(userId), calls.numberOf(astrologerId)])
  if (!userNumber) throw new AppError('phone_unverified')
  if (!astrologerNumber) throw new AppError('no_phone_calls')
  const [lowestCents, mayDial, unansweredByUser, astrologerAnswers] = await Promise.all([
    calls.lowestPrice([userNumber, astrologerNumber]),
    calls.mayDialToday(),
    countUnansweredByUser(db, { userId, since: now() - DAY }),
    answersPhone(deps, astrologerId),
  ])
  if (!mayDial) throw new AppError('no_phone_calls_today')
  if (priceCents < lowestCents)
    throw new AppError('no_phone_calls', { problem: problem('phone_price_low', { least_cents: lowestCents }) })
  if (unansweredByUser >= FREE_DIALS)
    throw new AppError('rate_limited', { problem: problem('phone_unanswered', { times: FREE_DIALS }) })
  if (!astrologerAnswers) throw new AppError('no_phone_calls')
}

/** The error that refuses a phone call of this client with this astrologer now; null when one may be asked for. */
export async function phoneRefusal(
  deps: Deps & { calls: Calls },
  { viewer, astrologerId }: { viewer: Viewer; astrologerId: string },
): Promise<AppError | null> {
  const practice = await findPractice(deps.db, astrologerId)
  if (!practice) throw new AppError('not_found')
  try {
    await assertPhoneCall(deps, { userId: viewer.userId, astrologerId, priceCents: practice.priceCallCents })
    return null
  } catch (error) {
    // The form asks for the client's number when the call is asked for.
    if (isAppError(error)) return error.code === 'phone_unverified' ? null : error
    throw error
  }
}

/**
 * False once the astrologer's phone let this many clients go unanswered within a day: it is not rung any more, for whatever
 * kind of consultation. Clients are counted, so that one of them cannot turn it off for all. Going online by hand forgets it.
 */
export async function answersPhone({ db, now }: Deps, astrologerId: string): Promise<boolean> {
  const practice = await findPractice(db, astrologerId)
  const since = Math.max(now() - DAY, practice?.switchedOnAt ?? 0)
  return (await countClientsUnanswered(db, { astrologerId, since })) < FREE_DIALS
}

/** True if the astrologer may take a web call on a phone: the price pays for it, and phones are rung today. */
export async function mayTakeByPhone(calls: Calls, { number, priceCents }: { number: string; priceCents: number }) {
  const [lowestCents, mayDial] = await Promise.all([calls.lowestPrice([null, number]), calls.mayDialToday()])
  return mayDial && priceCents >= lowestCents
}
