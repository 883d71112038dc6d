// Local mode only: a checkout page of our own, which says that no money moves.
export function createTestCheckout(origin: string) {
  return {
    provider: 'test' as const,
    async open({ id }: { id: string }) {
      return { providerId: null, url: `${origin}/dev/pay/${id}` }
    },
  }
}

/** The amount that the test payment refuses to take back, for trying what happens then. */
const REFUSED_CENTS = 666

export function createTestRefunder() {
  return async ({ id, amountCents }: { id: string; amountCents: number }) =>
    amountCents === REFUSED_CENTS ? { refused: 'The test payment takes no $6.66.' } : { refundId: `test-refund:${id}` }
}
