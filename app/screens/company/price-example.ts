// Price of an example consultation by the contract's own price rule, which the meter and the receipt use.
import { parseDollars } from '#app/ui/form/parse-dollars.ts'
import { chargeForSeconds, secondsFor } from '#workers/contract/consultations/price-rule.ts'
import { HOLD_BLOCK_SECONDS, MIN_START_SECONDS } from '#workers/contract/limits.ts'

export type Typed = { price: string; minutes: string; seconds: string; wallet: string }

export type Example = {
  priceCents: number
  /** The requested length, limited to the time that the wallet can pay for. */
  countedSeconds: number
  endsEarly: boolean
  chargeCents: number
  /** Held at the accept, and the rest of it at the end. */
  heldCents: number
  releasedCents: number
  walletSeconds: number
  /** Null when the wallet is enough to ask for a consultation. */
  neededCents: number | null
}

/** The example for the typed values; null if one of them is not a price, a time or an amount. */
export function exampleOf({ price, minutes, seconds, wallet }: Typed): Example | null {
  const [priceCents, walletCents] = [parseDollars(price), parseDollars(wallet)]
  const asked = wholeOf(minutes, 360) * 60 + wholeOf(seconds, 59)
  if (priceCents === null || priceCents === 0 || walletCents === null || Number.isNaN(asked)) return null
  const walletSeconds = secondsFor(walletCents, priceCents)
  const countedSeconds = Math.min(asked, walletSeconds)
  const chargeCents = chargeForSeconds(priceCents, countedSeconds)
  const block = chargeForSeconds(priceCents, HOLD_BLOCK_SECONDS)
  const heldCents = Math.min(walletCents, block)
  const needed = chargeForSeconds(priceCents, MIN_START_SECONDS)
  return {
    priceCents,
    countedSeconds,
    chargeCents,
    heldCents,
    walletSeconds,
    endsEarly: countedSeconds < asked,
    // A longer consultation holds more on its way; money that is held and not used comes back.
    releasedCents: Math.max(0, heldCents - chargeCents),
    neededCents: walletCents < needed ? needed : null,
  }
}

function wholeOf(typed: string, most: number): number {
  const text = typed.trim() || '0'
  return /^\d{1,3}$/.test(text) && Number(text) <= most ? Number(text) : Number.NaN
}
