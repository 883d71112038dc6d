// Directions and residences: disha shool, nakshatra shool, where Moon, Rahu, fire and Shiva dwell, whose share the
// fire offering is. Source: Muhurta Chintamani 2 and 11, as printed by day pages of drikpanchang.com.
import { GRAHAS, type Graha } from '../zodiac.ts'
import type { DayNakshatra, DayTithi, PadaStay, SignStay } from './day-elements.ts'

export type Direction = 'east' | 'south_east' | 'south' | 'south_west' | 'west' | 'north_west' | 'north' | 'north_east'

const DISHA_SHOOL: Direction[] = ['west', 'east', 'north', 'north', 'south', 'west', 'east']
const RAHU: Direction[] = ['north', 'north_west', 'west', 'south_west', 'south', 'south_east', 'east']
const NAKSHATRA_SHOOL: Readonly<Record<number, Direction>> = { 18: 'east', 25: 'south', 4: 'west', 12: 'north' }
const MOON: Direction[] = ['east', 'south', 'west', 'north']
const AGNI = ['earth', 'sky', 'netherworld', 'earth'] as const
const SHIVA = ['graveyard', 'kailasa', 'with_gauri', 'on_nandi', 'in_assembly', 'at_meal', 'at_play'] as const
const HOMA = ['sun', 'mercury', 'venus', 'saturn', 'moon', 'mars', 'jupiter', 'rahu', 'ketu'] as const

type Until<Value> = { value: Value; until: number }

export type Residences = {
  /** Direction not to travel in, for the whole day. */
  dishaShool: Direction
  rahu: Direction
  nakshatraShool: Until<Direction>[]
  moon: Until<Direction>[]
  agni: Until<(typeof AGNI)[number]>[]
  shiva: Until<(typeof SHIVA)[number]>[]
  homahuti: Until<Graha>[]
}

/** Fire: (tithi + weekday from Sunday 1 + 1) mod 4; 0 and 3 on earth, 1 in the sky, 2 below. */
export const agniVasa = (tithi: number, weekday: number) => AGNI[(tithi + weekday + 2) % 4]!

/** Shiva: (2 × tithi + 5) mod 7. */
export const shivaVasa = (tithi: number) => SHIVA[(2 * tithi + 5) % 7]!

/** Every three nakshatras from the Sun's belong to the next graha. */
export function homahutiOf(sunStar: number, moonStar: number): Graha {
  return HOMA[Math.floor(((moonStar - sunStar + 27) % 27) / 3)] ?? GRAHAS[0]
}

export function residences(
  weekday: number,
  tithis: DayTithi[],
  stars: DayNakshatra[],
  signs: SignStay[],
  suns: PadaStay[],
): Residences {
  const sunStar = suns[0]!.nakshatra
  return {
    dishaShool: DISHA_SHOOL[weekday]!,
    rahu: RAHU[weekday]!,
    nakshatraShool: stars.flatMap(({ index, end }) => {
      const value = NAKSHATRA_SHOOL[index]
      return value ? [{ value, until: end }] : []
    }),
    moon: signs.map(({ sign, end }) => ({ value: MOON[sign % 4]!, until: end })),
    agni: tithis.map(({ index, end }) => ({ value: agniVasa(index, weekday), until: end })),
    shiva: tithis.map(({ index, end }) => ({ value: shivaVasa(index), until: end })),
    homahuti: stars.map(({ index, end }) => ({ value: homahutiOf(sunStar, index), until: end })),
  }
}
