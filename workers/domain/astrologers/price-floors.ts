// The current minimum prices of the platform. Older prices remain valid until they are changed.
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'

/** Cents per minute. */
export type PriceFloors = { chatCents: number; callCents: number }

type Prices = { priceChatCents: number; priceCallCents: number }

/** Throws invalid, with a problem at each changed price below its minimum. `before`: the current prices, if any. */
export function assertAboveFloors(floors: PriceFloors, { next, before }: { next: Prices; before?: Prices }): void {
  const tooLow = (name: keyof Prices, floor: number) => next[name] < floor && next[name] !== before?.[name]
  const fields = {
    ...(tooLow('priceChatCents', floors.chatCents) ? { price_per_min_chat: tooLowFor(floors.chatCents) } : {}),
    ...(tooLow('priceCallCents', floors.callCents) ? { price_per_min_call: tooLowFor(floors.callCents) } : {}),
  }
  if (Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
}

const tooLowFor = (cents: number) => problem('price_too_low', { least: cents / 100 })
