// The platform's cost of legs, and the lowest price that pays for them. Pure.
import { ANY_COUNTRY } from '#workers/contract/limits.ts'
import type { Device } from './legs.ts'

/** Valid from `since` on (ms UTC). `country`: ISO, or `*` for all that are not listed. */
export type Rate = { country: string; device: Device; since: number; microUsdPerMin: number }
export type CostLeg = { country: string | null; device: Device; at: number; seconds: number }

const MICROS_PER_CENT = 10_000
/** The platform retains 20 % of a price (the first payout is 80 %), which must cover the call's cost. */
const SHARES = 5
/** The default rate of a country: above every rate of a served country. */
const UNKNOWN = 500_000

/** The rate of a leg that began at `at`: the newest of its country, otherwise that of all others. */
export function rateOf({ country, device, at }: Omit<CostLeg, 'seconds'>, rates: readonly Rate[]): number {
  const newest = (of: string) =>
    rates
      .filter((rate) => rate.country === of && rate.device === device && rate.since <= at)
      .reduce<Rate | null>((best, rate) => (best && best.since > rate.since ? best : rate), null)
  return (newest(country ?? ANY_COUNTRY) ?? newest(ANY_COUNTRY))?.microUsdPerMin ?? UNKNOWN
}

/**
 * The cost of a leg in millionths of a dollar: started minutes count, and an unanswered phone costs nothing. Example: 61 s at
 * 15 800 a minute → 31 600.
 */
export function costOf({ seconds, ...leg }: CostLeg, rates: readonly Rate[]): number {
  return Math.ceil(seconds / 60) * rateOf(leg, rates)
}

type Stretch = { from: number; to: number }

/** Periods split where a rate changes, so that all legs of a part have one rate. `n`: the index of the whole period. */
export function cutAtRates(stretches: readonly Stretch[], rates: readonly Rate[]): (Stretch & { n: number })[] {
  const cuts = [...new Set(rates.map(({ since }) => since))].sort((a, b) => a - b)
  return stretches.flatMap(({ from, to }, n) => {
    const edges = [from, ...cuts.filter((cut) => cut > from && cut < to), to]
    return edges.slice(1).map((edge, at) => ({ n, from: edges[at] ?? from, to: edge }))
  })
}

/**
 * The lowest price per minute, in cents, at which the platform's share of a call covers its legs. Example: phones in the USA
 * (15 800) and in India (51 800) → 6.76 cents a minute → 34.
 */
export function lowestPriceCents(legs: readonly Omit<CostLeg, 'seconds'>[], rates: readonly Rate[]): number {
  const micros = legs.reduce((sum, leg) => sum + rateOf(leg, rates), 0)
  return Math.ceil((micros * SHARES) / MICROS_PER_CENT)
}
