// Figures shown on several pages are rounded only here, from exact sums, so that the pages agree.

type Money = { grossCents: number; paise: number; voiceCents?: number; usdInrRate: number }

/** The platform's remainder in cents; never −0. */
export function leftForPlatform({ grossCents, paise, voiceCents = 0, usdInrRate }: Money): number {
  return Math.round(grossCents - (usdInrRate > 0 ? paise / usdInrRate : 0) - voiceCents) + 0
}

/** Minutes with one decimal. Example: 3 974 seconds → 66.2. */
export function minutesOf(seconds: number): number {
  return Math.round(seconds / 6) / 10
}
