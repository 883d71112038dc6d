// The double and the product's stand-in beside it for the tests of one file: fresh for each, called by npm twilio.
import { afterAll, afterEach, beforeAll } from 'vitest'
import type { TwilioDouble } from '../../src/index.ts'
import { clientOf, type Product, PUBLIC, startBoth } from './product.ts'

export const FROM = '+12025550100'
export const ASTRO = '+919800000001'
export const USER = '+14155550123'

export type Both = {
  double: TwilioDouble
  product: Product
  client: ReturnType<typeof clientOf>
  /** Rings a telephone; the product gets every webhook of the call. */
  dial(to: string, more?: object): ReturnType<Both['client']['calls']['create']>
  /** The reports that the product got of its calls, in order. */
  statuses(): (string | undefined)[]
}

export function startedForTests(): Both {
  const both = {
    dial: (to, more = {}) =>
      both.client.calls.create({
        to,
        from: FROM,
        url: `${PUBLIC}/leg?s=1`,
        statusCallback: `${PUBLIC}/status?s=1#rc=3&rp=all`,
        statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
        ...more,
      }),
    statuses: () => both.product.at('/status').map(({ params }) => params.CallStatus),
  } as Both
  beforeAll(async () => {
    const { double, product } = await startBoth()
    Object.assign(both, { double, product, client: clientOf(double) })
  })
  afterEach(async () => {
    await both.double.reset()
    both.product.received.length = 0
    for (const path of Object.keys(both.product.answers)) delete both.product.answers[path]
  })
  afterAll(async () => {
    await both.double.close()
    await both.product.stop()
  })
  return both
}
