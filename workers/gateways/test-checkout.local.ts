// Local mode only: a checkout page of our own, which says that no money moves.
export function createTestCheckout(origin: string) {
  return {
    provider: 'test' as const,
    async open({ id }: { id: string }) {
      return { providerId: null, url: `${origin}/dev/pay/${id}` }
    },
  }
}
