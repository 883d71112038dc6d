// Request bodies for the wallet's forms.
import type { Values } from '#app/form/form-answer.ts'
import { parseDollars } from '#app/ui/form/parse-dollars.ts'
import { TOP_UP_MAX_CENTS, TOP_UP_MIN_CENTS } from '#workers/contract/limits.ts'

export type TopUpDone = { checkout_url: string }

export type LimitDone = {
  /** When the limit takes effect, UTC ms. */
  at: number
  /** True if that is in the future. */
  later: boolean
}

/** Cents of the selected pack or of the typed amount; null if it cannot be paid. */
export function topUpCents(values: Values): number | null {
  const cents = typedCents(values)
  return cents !== null && cents >= TOP_UP_MIN_CENTS && cents <= TOP_UP_MAX_CENTS ? cents : null
}

/** An invalid amount is omitted, so that the schema reports it as missing. */
export const topUpBody = (values: Values) => ({ amount_cents: typedCents(values) ?? undefined })

/** An empty field means no limit. */
export function limitBody({ limit = '' }: Values) {
  return { monthly_limit_cents: limit.trim() === '' ? null : (parseDollars(limit) ?? undefined) }
}

function typedCents({ pack, amount = '' }: Values): number | null {
  return pack === 'own' ? parseDollars(amount) : Number(pack)
}
