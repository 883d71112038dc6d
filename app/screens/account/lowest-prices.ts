// The lowest prices that the platform allows, in one sentence.
import { formatUsd } from '#app/ui/money.ts'

/** Cents a minute. */
export function lowestPrices({ chatCents, callCents }: { chatCents: number; callCents: number }): string {
  if (chatCents === callCents) return `The lowest price is ${formatUsd(chatCents)} a minute.`
  return `The lowest price is ${formatUsd(chatCents)} a minute for chats and ${formatUsd(callCents)} for calls.`
}
