// Manglik (kuja) dosha: Mars in certain houses from the lagna, the Moon and Venus, and every rule that lifts it.
// Sources: B.V. Raman, Muhurtha, on marriage (2, 4, 7, 8, 12, and what lifts it by sign, by Jupiter or the Moon, in Simha and
// Kumbha, in both charts); the further rules are those of today's almanacs. Schools differ, so each rule has its id.
import { type Graha, houseFrom, signOf } from '../../zodiac.ts'
import { type Chart, conjunct, houseIn, lagnaSign, looksAt, signIn } from '../chart.ts'
import { ownDignity } from '../dignity.ts'

/** Houses that count: `north` 1 4 7 8 12, `south` adds 2, `raman` is 2 4 7 8 12. */
export type ManglikSchool = 'north' | 'south' | 'raman'
export const MANGLIK_HOUSES: Readonly<Record<ManglikSchool, readonly number[]>> = {
  north: [1, 4, 7, 8, 12],
  south: [1, 2, 4, 7, 8, 12],
  raman: [2, 4, 7, 8, 12],
}

export const MANGLIK_EXCEPTIONS = [
  'mars_own_sign',
  'mars_exalted',
  'mars_in_simha_or_kumbha',
  'house_2_mithuna_kanya',
  'house_4_mesha_vrishchika',
  'house_7_karka_makara',
  'house_8_dhanu_mina',
  'house_12_vrishabha_tula',
  'with_jupiter',
  'seen_by_jupiter',
  'with_moon',
  'jupiter_or_venus_in_lagna',
  'lagna_karka_or_simha',
] as const
export type ManglikException = (typeof MANGLIK_EXCEPTIONS)[number]

export type ManglikFrom = {
  from: 'lagna' | 'moon' | 'venus'
  /** House of Mars counted from it, and whether that house counts. */
  house: number
  present: boolean
  exceptions: ManglikException[]
}

export type Manglik = {
  school: ManglikSchool
  views: ManglikFrom[]
  /**
   * none: from nowhere. lifted: each has exceptions. partial: from one of the three. full: from the lagna
   * and another. The views stay whatever the level says.
   */
  level: 'none' | 'lifted' | 'partial' | 'full'
}

const SIGNS_BY_HOUSE: Readonly<Record<number, readonly [ManglikException, number, number]>> = {
  2: ['house_2_mithuna_kanya', 2, 5],
  4: ['house_4_mesha_vrishchika', 0, 7],
  7: ['house_7_karka_makara', 3, 9],
  8: ['house_8_dhanu_mina', 8, 11],
  12: ['house_12_vrishabha_tula', 1, 6],
}

function exceptionsAt(chart: Chart, house: number): ManglikException[] {
  const sign = signOf(chart.lons.mars)
  const lagna = lagnaSign(chart)
  const dignity = ownDignity('mars', chart.lons.mars)
  const byHouse = SIGNS_BY_HOUSE[house]
  const found: [boolean, ManglikException][] = [
    [dignity === 'own' || dignity === 'moolatrikona', 'mars_own_sign'],
    [dignity === 'exalted', 'mars_exalted'],
    [sign === 4 || sign === 10, 'mars_in_simha_or_kumbha'],
    [conjunct(chart, 'mars', 'jupiter'), 'with_jupiter'],
    [looksAt(chart, 'jupiter', 'mars'), 'seen_by_jupiter'],
    [conjunct(chart, 'mars', 'moon'), 'with_moon'],
    [houseIn(chart, 'jupiter') === 1 || houseIn(chart, 'venus') === 1, 'jupiter_or_venus_in_lagna'],
    [lagna === 3 || lagna === 4, 'lagna_karka_or_simha'],
  ]
  if (byHouse) found.push([sign === byHouse[1] || sign === byHouse[2], byHouse[0]])
  return found.filter(([holds]) => holds).map(([, id]) => id)
}

/** The dosha counted from the lagna, the Moon and Venus. */
export function manglikOf(chart: Chart, school: ManglikSchool = 'north'): Manglik {
  const origins: [ManglikFrom['from'], number][] = [
    ['lagna', lagnaSign(chart)],
    ['moon', signIn(chart, 'moon' satisfies Graha)],
    ['venus', signIn(chart, 'venus' satisfies Graha)],
  ]
  const views = origins.map(([from, sign]) => {
    const house = houseFrom(sign, signIn(chart, 'mars'))
    const present = MANGLIK_HOUSES[school].includes(house)
    return { from, house, present, exceptions: present ? exceptionsAt(chart, house) : [] }
  })
  return { school, views, level: levelOf(views) }
}

function levelOf(views: readonly ManglikFrom[]): Manglik['level'] {
  const present = views.filter((view) => view.present)
  if (present.length === 0) return 'none'
  if (present.every((view) => view.exceptions.length > 0)) return 'lifted'
  return present.some((view) => view.from === 'lagna') && present.length > 1 ? 'full' : 'partial'
}
