// Connection overrides ride in the fragment of a webhook's address and are never part of the signed address.
export type Overrides = { retries: number; policies: Set<string>; totalMs: number; readMs: number }

export function readOverrides(url: string): { address: string; overrides: Overrides } {
  const hash = url.indexOf('#')
  const address = hash < 0 ? url : url.slice(0, hash)
  const given = new URLSearchParams(hash < 0 ? '' : url.slice(hash + 1))
  const number = (key: string, fallback: number, max: number) => {
    const value = Number(given.get(key) ?? fallback)
    return Number.isFinite(value) ? Math.min(Math.max(0, value), max) : fallback
  }
  return {
    address,
    overrides: {
      retries: number('rc', 1, 5),
      policies: new Set((given.get('rp') ?? 'ct').split(',')),
      totalMs: number('tt', 15_000, 15_000),
      readMs: number('rt', 15_000, 15_000),
    },
  }
}

/** Default policy: only a connection that failed is tried again; a 5xx or a slow answer is not. */
export function shouldRetry(overrides: Overrides, outcome: number | 'unreachable' | 'timeout'): boolean {
  const has = (policy: string) => overrides.policies.has('all') || overrides.policies.has(policy)
  if (outcome === 'unreachable') return has('ct')
  if (outcome === 'timeout') return has('rt')
  if (outcome >= 500) return has('5xx')
  return outcome >= 400 && has('4xx')
}
