// The conditions of ringing a phone: both numbers, the daily cost ceiling, a price that covers it, and few unanswered dials.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { findPractice } from '#workers/domain/astrologers/index.ts'
import type { Calls } from './calls.ts'
import { countClientsUnanswered, countUnansweredByUser } from './past-consultations.repo.ts'

/** The number of unanswered phone calls in a day: each costs the platform, and no client pays for it. */
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

/** The error that refuses a phone call between this client and astrologer now; null when it may be requested. */
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
    // A missing number is no refusal, because the form asks for it with the request.
    if (isAppError(error)) return error.code === 'phone_unverified' ? null : error
    throw error
  }
}

/**
 * False once this many clients reached no answer on the astrologer's phone within a day: it is then not rung for any kind of
 * consultation. Clients are counted instead of calls, so that one client cannot disable the phone for all. Going online by hand
 * resets it.
 */
export async function answersPhone({ db, now }: Deps, astrologerId: string): Promise<boolean> {
  const practice = await findPractice(db, astrologerId)
  const since = Math.max(now() - DAY, practice?.switchedOnAt ?? 0)
  return (await countClientsUnanswered(db, { astrologerId, since })) < FREE_DIALS
}

/** True if the astrologer may accept a web call by phone: the price covers it, and the daily ceiling is not reached. */
export async function mayTakeByPhone(calls: Calls, { number, priceCents }: { number: string; priceCents: number }) {
  const [lowestCents, mayDial] = await Promise.all([calls.lowestPrice([null, number]), calls.mayDialToday()])
  return mayDial && priceCents >= lowestCents
}
