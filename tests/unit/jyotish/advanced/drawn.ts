// Charts as books draw them, sign by sign from Mesha.
import { GRAHAS, type Graha } from 'drishti-jyotish/zodiac.ts'

/** '6/1' in the second place: Saturn and the Moon in Vrishabha; L is the lagna. */
export function drawn(text: string): { lons: Record<Graha, number>; signs: Record<Graha, number>; lagna: number } {
  const signs = {} as Record<Graha, number>
  let lagna = 0
  text.split(',').forEach((house, sign) => {
    for (const item of house.split('/').filter(Boolean)) {
      if (item === 'L') lagna = sign
      else signs[GRAHAS[Number(item)]!] = sign
    }
  })
  const lons = Object.fromEntries(GRAHAS.map((graha) => [graha, signs[graha] * 30 + 15])) as Record<Graha, number>
  return { lons, signs, lagna }
}
