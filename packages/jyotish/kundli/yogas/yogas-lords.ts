// Yogas of house lords: raja, dhana, viparita, exchanges. Sources: BPHS 39–43, Phaladeepika 6–7.
import { type Graha, houseFrom, type Planet, SEVEN } from '../../zodiac.ts'
import { beneficsOf } from '../benefics.ts'
import {
  type Chart,
  DUSTHANAS,
  exchanged,
  houseIn,
  isDignified,
  joined,
  KENDRAS,
  lordOf,
  signIn,
  TRIKONAS,
} from '../chart.ts'
import type { YogaRule } from './yoga-rule.ts'

const when = (condition: boolean, ...grahas: Graha[]): Graha[][] => (condition ? [grahas] : [])
const at = (chart: Chart, planet: Planet, houses: readonly number[]) => houses.includes(houseIn(chart, planet))

/** Pairs of lords of two sets of houses that are joined; the same pair comes again where a lord rules two of them. */
function joinedLords(chart: Chart, first: readonly number[], second: readonly number[]): Graha[][] {
  const found: Graha[][] = []
  for (const a of first) {
    const x = lordOf(chart, a)
    for (const b of second) {
      const y = lordOf(chart, b)
      if (x !== y && joined(chart, x, y)) found.push([x, y])
    }
  }
  return found
}

/** Does a graha rule one of the houses from the lagna? */
function rules(chart: Chart, planet: Planet, houses: readonly number[]): boolean {
  return houses.some((house) => lordOf(chart, house) === planet)
}

function exchanges(chart: Chart, kind: (houses: readonly number[]) => boolean): Graha[][] {
  const pairs: Graha[][] = []
  SEVEN.forEach((a, i) => {
    for (const b of SEVEN.slice(i + 1)) {
      if (!exchanged(chart, a, b)) continue
      if (kind([houseIn(chart, a), houseIn(chart, b)])) pairs.push([a, b])
    }
  })
  return pairs
}

const viparita = (id: string, house: number): YogaRule => ({
  id,
  group: 'raja',
  source: 'Phaladeepika 6',
  find: (chart) => when(at(chart, lordOf(chart, house), DUSTHANAS), lordOf(chart, house)),
})

const rule = (
  id: string,
  group: YogaRule['group'],
  source: string,
  find: (chart: Chart) => readonly Graha[][],
): YogaRule => ({ id, group, source, find })

export const LORD_RULES: readonly YogaRule[] = [
  rule('raja_kendra_trikona', 'raja', 'BPHS 39', (chart) =>
    joinedLords(chart, [4, 7, 10], [5, 9]).concat(joinedLords(chart, [1], [4, 5, 7, 9, 10])),
  ),
  rule('dharma_karmadhipati', 'raja', 'BPHS 39', (chart) => joinedLords(chart, [9], [10])),
  rule('yogakaraka', 'raja', 'BPHS 34', (chart) =>
    SEVEN.filter((planet) => rules(chart, planet, [4, 7, 10]) && rules(chart, planet, [5, 9])).map((planet) => [
      planet,
    ]),
  ),
  rule('dhana', 'dhana', 'BPHS 41', (chart) =>
    joinedLords(chart, [2, 11], [5, 9]).concat(joinedLords(chart, [2], [11])),
  ),
  rule('dhana_lagna', 'dhana', 'BPHS 41', (chart) => joinedLords(chart, [1], [2, 11])),
  rule('lakshmi', 'dhana', 'Phaladeepika 6', (chart) => {
    const lord = lordOf(chart, 9)
    return when(
      isDignified(chart, lord) && (at(chart, lord, KENDRAS) || at(chart, lord, TRIKONAS)),
      lord,
      lordOf(chart, 1),
    )
  }),
  rule('shri_kantha_kahala', 'raja', 'Phaladeepika 6', (chart) => {
    const [fourth, ninth] = [lordOf(chart, 4), lordOf(chart, 9)]
    const mutual = KENDRAS.includes(houseFrom(signIn(chart, fourth), signIn(chart, ninth)))
    return when(fourth !== ninth && mutual && isDignified(chart, lordOf(chart, 1)), fourth, ninth, lordOf(chart, 1))
  }),
  rule('chamara', 'raja', 'Phaladeepika 6', (chart) => {
    const lord = lordOf(chart, 1)
    const looked = houseFrom(signIn(chart, 'jupiter'), signIn(chart, lord))
    return when(isDignified(chart, lord) && at(chart, lord, KENDRAS) && [1, 5, 7, 9].includes(looked), lord, 'jupiter')
  }),
  rule('shankha', 'raja', 'Phaladeepika 6', (chart) => {
    const [fifth, sixth] = [lordOf(chart, 5), lordOf(chart, 6)]
    return when(
      fifth !== sixth &&
        KENDRAS.includes(houseFrom(signIn(chart, fifth), signIn(chart, sixth))) &&
        isDignified(chart, lordOf(chart, 1)),
      fifth,
      sixth,
      lordOf(chart, 1),
    )
  }),
  rule('bheri', 'dhana', 'Phaladeepika 6', (chart) => {
    const lord = lordOf(chart, 9)
    const around = (['jupiter', 'venus'] as const).every((planet) =>
      KENDRAS.includes(houseFrom(signIn(chart, lordOf(chart, 1)), signIn(chart, planet))),
    )
    return when(isDignified(chart, lord) && around, lord, 'jupiter', 'venus')
  }),
  rule('akhanda_samrajya', 'raja', 'Raman 62', (chart) => {
    const strong = ([2, 9, 11] as const)
      .map((house) => lordOf(chart, house))
      .filter((lord) => {
        return KENDRAS.includes(houseFrom(signIn(chart, 'moon'), signIn(chart, lord)))
      })
    const jupiter = [2, 5, 11].some((house) => lordOf(chart, house) === 'jupiter')
    return when(strong.length > 0 && jupiter, ...strong, 'jupiter')
  }),
  rule('maha_parivartana', 'raja', 'Phaladeepika 6', (chart) =>
    exchanges(chart, (houses) => houses.every((house) => [1, 2, 4, 5, 7, 9, 10, 11].includes(house))),
  ),
  rule('khala_parivartana', 'other', 'Phaladeepika 6', (chart) =>
    exchanges(chart, (houses) => houses.includes(3) && !houses.some((house) => DUSTHANAS.includes(house))),
  ),
  rule('dainya_parivartana', 'other', 'Phaladeepika 6', (chart) =>
    exchanges(chart, (houses) => houses.some((house) => DUSTHANAS.includes(house))),
  ),
  viparita('harsha', 6),
  viparita('sarala', 8),
  viparita('vimala', 12),
  rule('lagna_lord_strong', 'other', 'BPHS 24', (chart) => {
    const lord = lordOf(chart, 1)
    return when(at(chart, lord, KENDRAS) || at(chart, lord, TRIKONAS) || isDignified(chart, lord), lord)
  }),
  rule('kendra_benefics', 'other', 'BPHS', (chart) => {
    const found = beneficsOf(chart.lons).filter((planet) => at(chart, planet, KENDRAS))
    return when(found.length >= 2, ...found)
  }),
  rule('upachaya_malefics', 'other', 'Phaladeepika', (chart) => {
    const found = (['sun', 'mars', 'saturn', 'rahu', 'ketu'] as const).filter((graha) =>
      [3, 6, 11].includes(houseIn(chart, graha)),
    )
    return when(found.length >= 3, ...found)
  }),
]
