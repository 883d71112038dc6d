// The lord of the year (varsheshvara): of five office-bearers the strongest that aspects the year's lagna. Source: Tajika
// Neelakanthi 1; B.V. Raman, Varshaphal, ch. 4. If none aspects it, the lord of the muntha.
import { type Planet, signLord } from '../zodiac.ts'
import type { Panchavargiya } from './panchavargiya.ts'
import { type TajikaAspect, tajikaAspect } from './tajika-aspects.ts'

export const OFFICES = ['day_or_night', 'birth_lagna', 'muntha', 'year_lagna', 'triraashi'] as const
export type Office = (typeof OFFICES)[number]
export type OfficeBearer = {
  office: Office
  planet: Planet
  /** Aspect to the year's lagna; a semisextile and no aspect do not count. */
  aspect: TajikaAspect | null
  bala: number
}
export type YearLord = {
  planet: Planet
  chosenBy: 'strength' | 'muntha_lord'
  offices: Office[]
  bearers: OfficeBearer[]
}

// By the sign of the year's lagna; in the last four day and night are alike.
const BY_DAY = 'sun venus saturn venus jupiter moon mercury mars saturn mars jupiter moon'.split(' ') as Planet[]
const BY_NIGHT = 'jupiter moon mercury mars sun venus saturn venus saturn mars jupiter moon'.split(' ') as Planet[]

export type YearLordInput = {
  /** Signs 0–11. */
  signs: Readonly<Record<Planet, number>>
  birthLagna: number
  muntha: number
  yearLagna: number
  day: boolean
  strengths: Readonly<Record<Planet, Panchavargiya>>
}

export function triraashiLord(sign: number, day: boolean): Planet {
  return (day ? BY_DAY : BY_NIGHT)[sign]!
}

export function yearLordOf({ signs, birthLagna, muntha, yearLagna, day, strengths }: YearLordInput): YearLord {
  const planets: Record<Office, Planet> = {
    day_or_night: signLord(day ? signs.sun : signs.moon),
    birth_lagna: signLord(birthLagna),
    muntha: signLord(muntha),
    year_lagna: signLord(yearLagna),
    triraashi: triraashiLord(yearLagna, day),
  }
  const bearers = OFFICES.map((office): OfficeBearer => {
    const planet = planets[office]
    return { office, planet, aspect: tajikaAspect(signs[planet], yearLagna), bala: strengths[planet].total }
  })
  const officesOf = (planet: Planet) => OFFICES.filter((office) => planets[office] === planet)
  const [best] = bearers
    .filter(({ aspect }) => aspect !== null && aspect !== 'semisextile')
    .sort((a, b) => b.bala - a.bala || officesOf(b.planet).length - officesOf(a.planet).length)
  const planet = best?.planet ?? planets.muntha
  return { planet, chosenBy: best ? 'strength' : 'muntha_lord', offices: officesOf(planet), bearers }
}
