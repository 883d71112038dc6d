// The lowest prices that the platform allows, in one sentence.
import { formatUsd } from '#app/ui/money.ts'
import { lowestPricesText } from './lowest-prices-text.ts'

/** Cents a minute. */
export function lowestPrices({ chatCents, callCents }: { chatCents: number; callCents: number }): string {
  if (chatCents === callCents) return lowestPricesText.one(formatUsd(chatCents))
  return lowestPricesText.two(formatUsd(chatCents), formatUsd(callCents))
}
