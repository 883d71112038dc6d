// Yogas counted from the Moon, the Sun and single grahas. Sources: BPHS 36–37 and 75, Phaladeepika 6, B.V. Raman's
// Three Hundred Important Combinations.
import { GRAHAS, type Graha, houseFrom, type Planet, SEVEN } from '../../zodiac.ts'
import { beneficsOf } from '../benefics.ts'
import {
  type Chart,
  conjunct,
  houseIn,
  isDignified,
  KENDRAS,
  lagnaSign,
  looksAt,
  signIn,
  THREE_BENEFICS,
} from '../chart.ts'
import { ownDignity } from '../dignity.ts'
import type { YogaRule } from './yoga-rule.ts'

const when = (condition: boolean, ...grahas: Graha[]): Graha[][] => (condition ? [grahas] : [])
const fromMoon = (chart: Chart, graha: Graha) => houseFrom(signIn(chart, 'moon'), signIn(chart, graha))
const fromSun = (chart: Chart, graha: Graha) => houseFrom(signIn(chart, 'sun'), signIn(chart, graha))
/** Planets that count beside a luminary: the five. */
const FIVE: readonly Planet[] = ['mars', 'mercury', 'jupiter', 'venus', 'saturn']
const beside = (chart: Chart, house: number, count: (chart: Chart, graha: Graha) => number) =>
  FIVE.filter((planet) => count(chart, planet) === house)

function mahapurusha(id: string, planet: Planet): YogaRule {
  return {
    id,
    group: 'mahapurusha',
    source: 'BPHS 75',
    find: (chart) => when(isDignified(chart, planet) && KENDRAS.includes(houseIn(chart, planet)), planet),
  }
}

/** Sunapha, anapha, durudhara, kemadruma: the grahas in the second and twelfth from the Moon. */
function sides(chart: Chart): { second: Planet[]; twelfth: Planet[] } {
  return { second: beside(chart, 2, fromMoon), twelfth: beside(chart, 12, fromMoon) }
}

const rule = (
  id: string,
  group: YogaRule['group'],
  source: string,
  find: (chart: Chart) => readonly Graha[][],
): YogaRule => ({ id, group, source, find })

export const LUMINARY_RULES: readonly YogaRule[] = [
  mahapurusha('ruchaka', 'mars'),
  mahapurusha('bhadra', 'mercury'),
  mahapurusha('hamsa', 'jupiter'),
  mahapurusha('malavya', 'venus'),
  mahapurusha('shasha', 'saturn'),
  rule('gajakesari', 'moon', 'BPHS 36', (chart) =>
    when(
      KENDRAS.includes(fromMoon(chart, 'jupiter')) && ownDignity('jupiter', chart.lons.jupiter) !== 'debilitated',
      'jupiter',
      'moon',
    ),
  ),
  rule('sunapha', 'moon', 'BPHS 37', (chart) => {
    const { second, twelfth } = sides(chart)
    return when(second.length > 0 && twelfth.length === 0, ...second, 'moon')
  }),
  rule('anapha', 'moon', 'BPHS 37', (chart) => {
    const { second, twelfth } = sides(chart)
    return when(twelfth.length > 0 && second.length === 0, ...twelfth, 'moon')
  }),
  rule('durudhara', 'moon', 'BPHS 37', (chart) => {
    const { second, twelfth } = sides(chart)
    return when(second.length > 0 && twelfth.length > 0, ...second, ...twelfth, 'moon')
  }),
  rule('kemadruma', 'moon', 'BPHS 37', (chart) => {
    const { second, twelfth } = sides(chart)
    // Cancelled if a graha is with the Moon, or in a kendra from the lagna or the Moon.
    const company = FIVE.some(
      (planet) =>
        conjunct(chart, planet, 'moon') ||
        KENDRAS.includes(houseIn(chart, planet)) ||
        KENDRAS.includes(fromMoon(chart, planet)),
    )
    return when(second.length === 0 && twelfth.length === 0 && !company, 'moon')
  }),
  rule('chandra_mangala', 'moon', 'Raman 15', (chart) =>
    when(conjunct(chart, 'moon', 'mars') || fromMoon(chart, 'mars') === 7, 'moon', 'mars'),
  ),
  rule('chandra_adhi', 'moon', 'BPHS 37', (chart) =>
    when(
      THREE_BENEFICS.every((planet) => [6, 7, 8].includes(fromMoon(chart, planet))),
      ...THREE_BENEFICS,
      'moon',
    ),
  ),
  rule('lagna_adhi', 'other', 'Phaladeepika 6', (chart) =>
    when(
      THREE_BENEFICS.every((planet) => [6, 7, 8].includes(houseIn(chart, planet))),
      ...THREE_BENEFICS,
    ),
  ),
  rule('shakata', 'moon', 'Raman 13', (chart) =>
    when(
      [6, 8, 12].includes(houseFrom(signIn(chart, 'jupiter'), signIn(chart, 'moon'))) &&
        !KENDRAS.includes(houseIn(chart, 'moon')),
      'moon',
      'jupiter',
    ),
  ),
  rule('amala', 'moon', 'Phaladeepika 6', (chart) =>
    beneficsOf(chart.lons)
      .filter((planet) => fromMoon(chart, planet) === 10 || houseIn(chart, planet) === 10)
      .map((planet) => [planet]),
  ),
  rule('vasumati', 'dhana', 'Phaladeepika 6', (chart) =>
    when(
      THREE_BENEFICS.every((planet) => [3, 6, 10, 11].includes(fromMoon(chart, planet))),
      ...THREE_BENEFICS,
      'moon',
    ),
  ),
  rule('pushkala', 'moon', 'Phaladeepika 6', (chart) =>
    when(KENDRAS.includes(houseIn(chart, 'moon')) && looksAt(chart, 'jupiter', 'moon'), 'moon', 'jupiter'),
  ),
  rule('vesi', 'sun', 'BPHS 38', (chart) => {
    const [next, before] = [beside(chart, 2, fromSun), beside(chart, 12, fromSun)]
    return when(next.length > 0 && before.length === 0, ...next, 'sun')
  }),
  rule('vosi', 'sun', 'BPHS 38', (chart) => {
    const [next, before] = [beside(chart, 2, fromSun), beside(chart, 12, fromSun)]
    return when(before.length > 0 && next.length === 0, ...before, 'sun')
  }),
  rule('ubhayachari', 'sun', 'BPHS 38', (chart) => {
    const [next, before] = [beside(chart, 2, fromSun), beside(chart, 12, fromSun)]
    return when(next.length > 0 && before.length > 0, ...next, ...before, 'sun')
  }),
  rule('budha_aditya', 'sun', 'Raman 19', (chart) => when(conjunct(chart, 'sun', 'mercury'), 'sun', 'mercury')),
  rule('guru_mangala', 'other', 'Raman', (chart) =>
    when(
      conjunct(chart, 'jupiter', 'mars') || houseFrom(signIn(chart, 'mars'), signIn(chart, 'jupiter')) === 7,
      'jupiter',
      'mars',
    ),
  ),
  rule('saraswati', 'other', 'Phaladeepika 6', (chart) =>
    when(
      (['mercury', 'jupiter', 'venus'] as const).every((planet) =>
        [1, 2, 4, 5, 7, 9, 10].includes(houseIn(chart, planet)),
      ) && isDignified(chart, 'jupiter'),
      'jupiter',
      'mercury',
      'venus',
    ),
  ),
  rule('kalanidhi', 'other', 'Raman 64', (chart) =>
    when(
      [2, 5].includes(houseIn(chart, 'jupiter')) &&
        (['mercury', 'venus'] as const).every(
          (planet) => conjunct(chart, planet, 'jupiter') || looksAt(chart, planet, 'jupiter'),
        ),
      'jupiter',
      'mercury',
      'venus',
    ),
  ),
  rule('chatussagara', 'other', 'Raman 14', (chart) =>
    when(
      KENDRAS.every((house) => SEVEN.some((planet) => houseIn(chart, planet) === house)),
      ...GRAHAS.filter((graha) => KENDRAS.includes(houseIn(chart, graha))),
    ),
  ),
  rule('graha_malika', 'other', 'Raman 34', (chart) => {
    const signs = new Set(SEVEN.map((planet) => signIn(chart, planet)))
    const isRun = (from: number) =>
      Array.from({ length: 7 }, (_, i) => (from + i) % 12).every((sign) => signs.has(sign))
    return when(signs.size === 7 && [...signs].some(isRun), ...SEVEN)
  }),
  rule('neecha_bhanga', 'raja', 'Phaladeepika 7', (chart) => neechaBhanga(chart)),
  rule('uccha_graha', 'other', 'Phaladeepika 6', (chart) =>
    SEVEN.filter((planet) => ownDignity(planet, chart.lons[planet]) === 'exalted').map((planet) => [planet]),
  ),
  rule('parvata', 'raja', 'Phaladeepika 6', (chart) => {
    const empty = [6, 8].every((house) => GRAHAS.every((graha) => houseIn(chart, graha) !== house))
    const benefics = beneficsOf(chart.lons).filter((planet) => KENDRAS.includes(houseIn(chart, planet)))
    return when(empty && benefics.length > 0, ...benefics)
  }),
  rule('lagna_shubha_kartari', 'other', 'Raman', (chart) => {
    const before = beneficsOf(chart.lons).filter((planet) => houseIn(chart, planet) === 12)
    const after = beneficsOf(chart.lons).filter((planet) => houseIn(chart, planet) === 2)
    return when(before.length > 0 && after.length > 0, ...before, ...after)
  }),
  rule('lagna_papa_kartari', 'other', 'Raman', (chart) => {
    const bad = (['sun', 'mars', 'saturn', 'rahu', 'ketu'] as const).filter((graha) =>
      [2, 12].includes(houseIn(chart, graha)),
    )
    return when(bad.some((g) => houseIn(chart, g) === 2) && bad.some((g) => houseIn(chart, g) === 12), ...bad)
  }),
]

/** A debilitated graha is lifted by the lord of its sign or of its exaltation sign in a kendra from lagna or Moon. */
function neechaBhanga(chart: Chart): Graha[][] {
  return SEVEN.flatMap((planet) => {
    if (ownDignity(planet, chart.lons[planet]) !== 'debilitated') return []
    const helpers = LIFTERS[planet].filter(
      (lord) =>
        lord !== planet &&
        (KENDRAS.includes(houseFrom(lagnaSign(chart), signIn(chart, lord))) || KENDRAS.includes(fromMoon(chart, lord))),
    )
    return helpers.length > 0 ? [[planet, ...helpers]] : []
  })
}

/** Lord of the debilitation sign, then lord of the exaltation sign. */
const LIFTERS: Readonly<Record<Planet, readonly Planet[]>> = {
  sun: ['venus', 'mars'],
  moon: ['mars', 'venus'],
  mars: ['moon', 'saturn'],
  mercury: ['jupiter', 'mercury'],
  jupiter: ['saturn', 'moon'],
  venus: ['mercury', 'jupiter'],
  saturn: ['mars', 'venus'],
}
