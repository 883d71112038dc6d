// The table of a kundli: each graha and the lagna with everything a chart says of it.
import { type Houses, houseOf } from '../astronomy/houses.ts'
import {
  degreeInSign,
  GRAHAS,
  type Graha,
  nakshatraLord,
  nakshatraOf,
  type Planet,
  padaOf,
  signLord,
  signOf,
} from '../zodiac.ts'
import { houseIn } from './chart.ts'
import type { ChartPositions } from './chart-positions.ts'
import { type Combustion, combustionOf, type Dignity, dignityOf } from './dignity.ts'
import type { KundliRules } from './options.ts'
import { subLordsOf } from './sub-lords.ts'
import { isVargottama } from './vargas.ts'

/** The place of a sidereal longitude. */
export type Standing = {
  lon: number
  sign: number
  degree: number
  signLord: Planet
  nakshatra: number
  pada: number
  nakshatraLord: Graha
  /** Sub lord and sub-sub lord by the Krishnamurti Paddhati. */
  subLord: Graha
  subSubLord: Graha
  vargottama: boolean
}

export type GrahaRow = Standing & {
  graha: Graha
  lat: number
  /** Degrees a day; negative is retrograde. */
  speed: number
  retrograde: boolean
  /** House by whole signs from the lagna, and by the chalit's system. */
  house: number
  chalitHouse: number
  dignity: Dignity
  /** null for the Sun and the nodes. */
  combustion: Combustion | null
}

export function standingOf(lon: number): Standing {
  const sign = signOf(lon)
  const nakshatra = nakshatraOf(lon)
  const { sub, subSub } = subLordsOf(lon)
  return {
    lon,
    sign,
    degree: degreeInSign(lon),
    signLord: signLord(sign),
    nakshatra,
    pada: padaOf(lon),
    nakshatraLord: nakshatraLord(nakshatra),
    subLord: sub,
    subSubLord: subSub,
    vargottama: isVargottama(lon),
  }
}

/** The nine rows, in the usual order. */
export function grahaRows(
  { places, chart }: Pick<ChartPositions, 'places' | 'chart'>,
  houses: Houses,
  { combustion }: Pick<KundliRules, 'combustion'>,
): GrahaRow[] {
  const { lons } = chart
  return GRAHAS.map((graha) => {
    const standing = standingOf(lons[graha])
    const { lat, speed } = places[graha]
    const retrograde = speed < 0
    return {
      graha,
      ...standing,
      lat,
      speed,
      retrograde,
      house: houseIn(chart, graha),
      chalitHouse: houseOf(houses, lons[graha]),
      dignity: dignityOf(graha, lons[graha], signOf(lons[standing.signLord])),
      combustion: combustionOf(graha, lons[graha], lons.sun, retrograde, combustion),
    }
  })
}
