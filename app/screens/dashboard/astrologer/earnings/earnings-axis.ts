/**
 * The end of an axis, in paise: a round number of rupees (1, 2 or 5 times a power of ten) above all days; at least
 * ₹100.
 */
export function axisTop(most: number): number {
  let power = 10_000
  for (;;) {
    for (const step of [1, 2, 5]) if (most <= power * step) return power * step
    power *= 10
  }
}

/** Rounded to rupees and abbreviated: ₹850, ₹1.5K, ₹2L. */
export function inShort(paise: number): string {
  const rupees = Math.round(paise / 100)
  if (rupees >= 100_000) return `₹${short(rupees / 100_000)}L`
  return rupees >= 1_000 ? `₹${short(rupees / 1_000)}K` : `₹${rupees}`
}

function short(value: number): string {
  return value.toFixed(1).replace(/\.0$/, '')
}
