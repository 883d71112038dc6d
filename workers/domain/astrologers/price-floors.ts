// The lowest prices that the platform allows now (PRODUCT 7). A price from before a rise stays until it is changed.
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'

/** Cents a minute. */
export type PriceFloors = { chatCents: number; callCents: number }

type Prices = { priceChatCents: number; priceCallCents: number }

/** Throws invalid, with a problem at each price that is new and too low. `before`: the prices in force, if there are any. */
export function assertAboveFloors(floors: PriceFloors, { next, before }: { next: Prices; before?: Prices }): void {
  const tooLow = (name: keyof Prices, floor: number) => next[name] < floor && next[name] !== before?.[name]
  const fields = {
    ...(tooLow('priceChatCents', floors.chatCents) ? { price_per_min_chat: tooLowFor(floors.chatCents) } : {}),
    ...(tooLow('priceCallCents', floors.callCents) ? { price_per_min_call: tooLowFor(floors.callCents) } : {}),
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
}

const tooLowFor = (cents: number) => problem('price_too_low', { least: cents / 100 })
