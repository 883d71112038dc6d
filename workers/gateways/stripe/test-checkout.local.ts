// In local mode only: our own checkout page, which states that no money moves.
export function createTestCheckout(origin: string) {
  return {
    provider: 'test' as const,
    async open({ id }: { id: string }) {
      return { providerId: null, url: `${origin}/dev/pay/${id}` }
    },
  }
}

/** The amount whose refund the test payment refuses, for trying that case. */
const REFUSED_CENTS = 666

export function createTestRefunder() {
  return async ({ id, amountCents }: { id: string; amountCents: number }) =>
    amountCents === REFUSED_CENTS ? { refused: 'The test payment takes no $6.66.' } : { refundId: `test-refund:${id}` }
}
