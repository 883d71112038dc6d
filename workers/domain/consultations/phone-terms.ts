// Whether a phone call is rung at all: both numbers, the day's ceiling, a price that pays for it, and few free dials.
import { AppError } from '#workers/contract/errors.ts'
import { DAY } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import type { Calls } from './calls.ts'
import { countUnanswered } from './consultation.repo.ts'

/** Calls a day that rang phones and that this person's own phone let go unanswered: each costs the platform, and nobody pays. */
const FREE_DIALS = 5

type Deps = { db: Db; now: () => number; calls: Calls }
type Asked = { userId: string; astrologerId: string; priceCents: number }

/** Throws phone_unverified, no_phone_calls, no_phone_calls_today or rate_limited. */
export async function assertPhoneCall(deps: Deps, { userId, astrologerId, priceCents }: Asked): Promise<void> {
  const { db, now, calls } = deps
  const [own, theirs] = await Promise.all([calls.numberOf(userId), calls.numberOf(astrologerId)])
  if (!own) throw new AppError('phone_unverified')
  if (!theirs) throw new AppError('no_phone_calls')
  const since = now() - DAY
  const [lowest, today, mine, hers] = await Promise.all([
    calls.lowestPrice([own, theirs]),
    calls.mayDialToday(),
    countUnanswered(db, { who: { userId }, since }),
    countUnanswered(db, { who: { astrologerId }, since }),
  ])
  if (!today) throw new AppError('no_phone_calls_today')
  if (priceCents < lowest) throw new AppError('no_phone_calls', { message: sentence(lowest) })
  if (mine >= FREE_DIALS)
    throw new AppError('rate_limited', {
      message: `Your phone was not answered ${FREE_DIALS} times today. Please ask for a web call.`,
    })
  if (hers >= FREE_DIALS) throw new AppError('no_phone_calls')
}

/** Whether the astrologer of a web call may take it on a phone: the price pays for it, and phones are rung today. */
export async function mayTakeByPhone(calls: Calls, { number, priceCents }: { number: string; priceCents: number }) {
  const [lowest, today] = await Promise.all([calls.lowestPrice([null, number]), calls.mayDialToday()])
  return today && priceCents >= lowest
}

function sentence(lowestCents: number): string {
  const price = `$${(lowestCents / 100).toFixed(2)}`
  return `Between these two phones, calls start at ${price} a minute. Please ask for a web call: it has no lowest price.`
}
