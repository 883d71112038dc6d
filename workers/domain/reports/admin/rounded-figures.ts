// Figures that stand on more than one page are rounded here, once, from exact sums.

type Money = { grossCents: number; paise: number; voiceCents?: number; usdInrRate: number }

/** Cents that are left for the platform: never −0. */
export function leftForPlatform({ grossCents, paise, voiceCents = 0, usdInrRate }: Money): number {
  return Math.round(grossCents - (usdInrRate > 0 ? paise / usdInrRate : 0) - voiceCents) + 0
}

/** Minutes with one decimal. Example: 3 974 seconds → 66.2. */
export function minutesOf(seconds: number): number {
  return Math.round(seconds / 6) / 10
}
