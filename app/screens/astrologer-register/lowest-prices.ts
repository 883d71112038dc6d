// The lowest prices that the platform allows, in one sentence.
import { currentLanguage } from '#app/language/language.ts'
import { formatUsd } from '#app/ui/money.ts'
import { lowestPricesTexts } from './lowest-prices-text.ts'

/** In cents per minute. */
export function lowestPrices({ chatCents, callCents }: { chatCents: number; callCents: number }): string {
  const lowestPricesText = lowestPricesTexts[currentLanguage()]
  if (chatCents === callCents) return lowestPricesText.one(formatUsd(chatCents))
  return lowestPricesText.two(formatUsd(chatCents), formatUsd(callCents))
}
