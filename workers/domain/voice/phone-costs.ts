// The daily ceiling of phone costs, the lowest price of a phone call, and the cost of a call, so that the telephone bill never
// exceeds the income.
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { auditOnce } from '#workers/domain/audit/index.ts'
import { countryOf } from '#workers/domain/identity/index.ts'
import { logAlert } from '#workers/log.ts'
import { findRates, legsOf, minutesIn, RUNS_AT_MOST, writeSeconds } from './cost.repo.ts'
import { costOf, cutAtRates, lowestPriceCents, rateOf } from './cost.ts'

export type CostDeps = {
  db: Db
  now: () => number
  /** The ceiling of the costs of calls on one day (UTC), in cents. */
  dayCeilingCents: () => Promise<number>
  tellAdmins: (notice: { subject: string; text: string }) => Promise<void>
}

/** The platform's cost of a call so far; `seconds` is null while a leg runs. */
export type CallCost = {
  microUsd: number
  legs: { side: 'user' | 'astrologer'; device: 'web' | 'phone'; country: string | null; seconds: number | null }[]
}

/** The lowest price per minute in cents; a page is null, a phone its number. */
export async function lowestPrice(
  { db, now }: Pick<CostDeps, 'db' | 'now'>,
  legs: readonly (string | null)[],
): Promise<number> {
  const at = now()
  const rates = await findRates(db)
  return lowestPriceCents(
    legs.map((number) =>
      number === null ? { country: null, device: 'web', at } : { country: countryOf(number), device: 'phone', at },
    ),
    rates,
  )
}

/** The default country of astrologers' phones, for those without a verified number. */
const ASTROLOGERS_AT_HOME = 'IN'

/** For an astrologer's phone: the lowest price per minute of a call with a client in each served country, cheapest first. */
export async function lowestByCountry(
  { db, now, countries }: Pick<CostDeps, 'db' | 'now'> & { countries: readonly string[] },
  number: string | null,
): Promise<{ country: string; cents: number }[]> {
  const at = now()
  const rates = await findRates(db)
  const phoneIn = (country: string | null) => ({ country, device: 'phone' as const, at })
  const own = phoneIn(number === null ? ASTROLOGERS_AT_HOME : countryOf(number))
  return countries
    .filter((country) => !country.startsWith('+'))
    .map((country) => ({ country, cents: lowestPriceCents([own, phoneIn(country)], rates) }))
    .sort((a, b) => a.cents - b.cents || a.country.localeCompare(b.country))
}

/** False once the calls of this day (UTC) have reached the ceiling; admins are notified once a day. */
export async function mayDialToday({ db, now, dayCeilingCents, tellAdmins }: CostDeps): Promise<boolean> {
  const at = now()
  const from = Math.floor(at / DAY) * DAY
  const [ceiling, [spent = 0]] = await Promise.all([
    dayCeilingCents(),
    costIn({ db }, [{ from, to: from + DAY }], { runningUntil: at }),
  ])
  if (spent < ceiling) return true
  const day = new Date(at).toISOString().slice(0, 10)
  const entry = { at, actorId: 'system', action: 'voice-ceiling', object: `day:${day}`, detail: `${spent} cents` }
  if (await auditOnce(db, entry)) {
    logAlert({ event: 'voice.ceiling', day, spentCents: spent, ceilingCents: ceiling })
    const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`
    await tellAdmins({
      subject: 'Phone calls are off for today',
      text: `Calls have cost about ${dollars(spent)} on ${day} (UTC); ${dollars(ceiling)} a day are allowed. Phone calls are not available until midnight UTC.`,
    })
  }
  return false
}

/** Cost of the legs that began in each period, in cents. Running legs count until `runningUntil`, or not at all. */
export async function costIn(
  { db }: Pick<CostDeps, 'db'>,
  stretches: readonly { from: number; to: number }[],
  { runningUntil = null }: { runningUntil?: number | null } = {},
): Promise<number[]> {
  const rates = await findRates(db)
  const parts = cutAtRates(stretches, rates)
  const micros = stretches.map(() => 0)
  for (const { n, minutes, ...leg } of await minutesIn(db, parts, runningUntil)) {
    const whole = parts[n]?.n ?? 0
    micros[whole] = (micros[whole] ?? 0) + minutes * rateOf(leg, rates)
  }
  return micros.map((sum) => Math.ceil(sum / 10_000))
}

/** The cost of a consultation's call; null without legs at the provider. */
export async function costOfCall(
  { db, now }: Pick<CostDeps, 'db' | 'now'>,
  consultationId: string,
): Promise<CallCost | null> {
  const [legs, rates] = await Promise.all([legsOf(db, consultationId), findRates(db)])
  if (legs.length === 0) return null
  const soFar = (leg: (typeof legs)[number]) =>
    leg.seconds ?? Math.min(RUNS_AT_MOST * 60, Math.max(0, Math.ceil((now() - leg.at) / 1000)))
  return {
    microUsd: legs.reduce((sum, leg) => sum + costOf({ ...leg, seconds: soFar(leg) }, rates), 0),
    legs: legs.map(({ side, device, country, seconds }) => ({ side, device, country, seconds })),
  }
}

/** Durations of an ended call's legs, reported by its room; the nightly comparison adds the provider's own figures. */
export function keepSeconds(
  { db }: Pick<CostDeps, 'db'>,
  legs: readonly { id: string; seconds: number }[],
): Promise<void> {
  return writeSeconds(db, legs)
}
