// Ekadashi: the householder's (smarta) and the Vaishnava's day, and when the fast is broken. Sources: Dharmasindhu 1
// (ekadashi-nirnaya), Hari Bhakti Vilasa 12–13 without the mahadwadashis of nakshatras and of the moon's ends, which the
// common calendars leave out; the windows of parana as drikpanchang.com prints them.
import type { Reckoning } from '../reckoning.ts'
import { type Stretch, sunDay, sunTimes } from '../sun-day.ts'
import { tithiStart } from '../tithis.ts'
import { dayOf, kalaOf } from './kala.ts'
import { type Observance, observance, otherDate, type Parana } from './observance.ts'
import { decide } from './observance-day.ts'
import { solarSign } from './star-festivals.ts'

// By amanta month, bright then dark half.
const NAMES = [
  ['kamada', 'varuthini'],
  ['mohini', 'apara'],
  ['nirjala', 'yogini'],
  ['devshayani', 'kamika'],
  ['shravana_putrada', 'aja'],
  ['parsva', 'indira'],
  ['papankusha', 'rama'],
  ['devutthana', 'utpanna'],
  ['mokshada', 'saphala'],
  ['pausha_putrada', 'shattila'],
  ['jaya', 'vijaya'],
  ['amalaki', 'papmochani'],
]
const DHANU = 8
const ADHIKA = ['padmini', 'parama']

export function ekadashiName(month: number, adhika: boolean, bright: boolean): string {
  return (adhika ? ADHIKA : NAMES[month - 1]!)[bright ? 0 : 1]!
}

/** The days at whose sunrise a span runs. */
function risings(reckoning: Reckoning, { start, end }: Stretch): number[] {
  const first = dayOf(reckoning, start)
  return [first, first + 1, first + 2].filter((day) => {
    const sunrise = sunTimes(reckoning, day).start
    return sunrise >= start && sunrise < end
  })
}

type Choice = { smarta: number; vaishnava: number; because: string }

function choose(reckoning: Reckoning, ekadashi: Stretch, ordinal: number): Choice {
  const { almanac } = reckoning
  const risingsOf = (number: number) =>
    risings(reckoning, { start: tithiStart(almanac, number), end: tithiStart(almanac, number + 1) })
  const [first, second] = risings(reckoning, ekadashi)
  const begins = dayOf(reckoning, ekadashi.start)
  const dwadashi = risingsOf(ordinal + 1).length
  if (first === undefined) return { smarta: begins, vaishnava: begins + 1, because: 'ekadashi_kshaya' }
  if (second !== undefined)
    return { smarta: dwadashi > 0 ? second : first, vaishnava: second, because: 'ekadashi_vriddhi' }
  // The fast is broken in dwadashi: where no sunrise falls into it, householders fast a day earlier.
  if (dwadashi === 0) return { smarta: begins, vaishnava: first, because: 'dwadashi_kshaya' }
  if (ekadashi.start > kalaOf(reckoning, first, 'arunodaya')!.start)
    return { smarta: first, vaishnava: first + 1, because: 'dashami_at_arunodaya' }
  if (dwadashi > 1) return { smarta: first, vaishnava: first + 1, because: 'dwadashi_vriddhi' }
  return { smarta: first, vaishnava: first, because: 'pure' }
}

/** The morning (first fifth of the day) after the fast, past hari vasara; else the afternoon (fourth fifth). */
function paranaOf(reckoning: Reckoning, fast: number, ordinal: number): Parana {
  const { almanac } = reckoning
  const dwadashi = { start: tithiStart(almanac, ordinal + 1), end: tithiStart(almanac, ordinal + 2) }
  const hariVasaraEnd = dwadashi.start + (dwadashi.end - dwadashi.start) / 4
  const { start, dusk } = sunDay(reckoning, fast + 1)
  const fifth = (dusk - start) / 5
  const ends = { hariVasaraEnd, dwadashiEnd: dwadashi.end }
  if (dwadashi.end <= start) return { start, end: start + fifth, ...ends, rule: 'dwadashi_over_before_sunrise' }
  if (hariVasaraEnd < start + fifth)
    return {
      start: Math.max(start, hariVasaraEnd),
      end: Math.max(Math.min(start + fifth, dwadashi.end), hariVasaraEnd),
      ...ends,
      rule: 'morning',
    }
  return { start: Math.max(start + 3 * fifth, hariVasaraEnd), end: start + 4 * fifth, ...ends, rule: 'afternoon' }
}

/** The ekadashi whose tithi has this ordinal: one observance, or one for each tradition; Mokshada is the Gita's day. */
export function ekadashis(reckoning: Reckoning, ordinal: number, tithi: number, name: string): Observance[] {
  const { almanac } = reckoning
  const span = { start: tithiStart(almanac, ordinal), end: tithiStart(almanac, ordinal + 1) }
  const { smarta, vaishnava, because } = choose(reckoning, span, ordinal)
  const on = (day: number, tradition: Observance['tradition'], also: Observance['also'] = []) =>
    observance({
      id: `ekadashi_${name}`,
      kind: 'vrat',
      day,
      tradition,
      span,
      rule: { key: tradition === 'vaishnava' ? 'ekadashi_vaishnava' : 'ekadashi_smarta', tithi, because },
      parana: paranaOf(reckoning, day, ordinal),
      also,
    })
  const bySmarta = () => on(smarta, 'smarta', otherDate(vaishnava, smarta, 'vaishnava'))
  const byVaishnava = () => on(vaishnava, 'vaishnava', otherDate(smarta, vaishnava, 'smarta'))
  const apart = () => (reckoning.rules.school === 'vaishnava' ? [byVaishnava()] : [bySmarta(), byVaishnava()])
  const fasts = smarta === vaishnava ? [on(smarta, 'all')] : apart()
  // The gate of Vaikuntha opens at the bright Ekadashi while the Sun is in Dhanu: in some years twice, in some never.
  const { day, outcome } = decide(reckoning, span, { kala: 'sunrise', both: 'second' })
  if (tithi === 11 && solarSign(reckoning, day) === DHANU) {
    const rule = { key: 'ekadashi_in_dhanu', kala: 'sunrise', tithi, outcome } as const
    const parana = paranaOf(reckoning, day, ordinal)
    fasts.push(observance({ id: 'vaikuntha_ekadashi', kind: 'vrat', day, span, rule, parana }))
  }
  if (name !== 'mokshada') return fasts
  const rule = { key: 'ekadashi_smarta', tithi, because } as const
  return [...fasts, observance({ id: 'gita_jayanti', kind: 'jayanti', day: smarta, span, rule })]
}
