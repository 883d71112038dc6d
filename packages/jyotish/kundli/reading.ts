// The reading of a kundli: messages in sections, each resting on placements it names. The wording is in words/.
import type { Cause, Message, Params } from '../words/message.ts'
import type { Graha } from '../zodiac.ts'
import { placementOf } from './chart.ts'
import type { SadeSati } from './doshas/sade-sati.ts'
import type { GrahaRow } from './graha-rows.ts'
import type { Kundli } from './kundli.ts'
import { dashaChain } from './life-periods.ts'
import type { Yoga } from './yogas/yogas.ts'

export type ReadingSection = 'self' | 'grahas' | 'dasha' | 'yogas' | 'doshas' | 'saturn' | 'uncertainty'
/** One statement of a reading, with the section that it belongs to; `render` turns its message into a sentence. */
export type ReadingLine = { section: ReadingSection; message: Message }

const line = (section: ReadingSection, key: string, params: Params, causes: readonly Cause[] = []): ReadingLine => ({
  section,
  message: { key, params, causes },
})

const SAID_DIGNITIES = ['exalted', 'moolatrikona', 'own', 'debilitated', 'great_friend', 'great_enemy']

function causeOf({ chart }: Kundli, graha: Graha): Cause {
  return { kind: 'placement', ...placementOf(chart, graha) }
}

function selfLines(made: Kundli): ReadingLine[] {
  const { lagna, avakahada } = made
  const lord = causeOf(made, lagna.signLord)
  const moon = causeOf(made, 'moon')
  const { nakshatra, pada, nakshatraLord } = avakahada
  return [
    line('self', `kundli.lagna.${lagna.sign}`, { sign: lagna.sign, lord: lagna.signLord }, [lord]),
    line('self', 'kundli.moon_star', { nakshatra, pada, lord: nakshatraLord }, [moon]),
    line('self', `kundli.star.${nakshatra}`, { nakshatra }, [moon]),
  ]
}

function grahaLines(made: Kundli, row: GrahaRow): ReadingLine[] {
  const { graha, sign, house, dignity, retrograde, combustion, vargottama } = row
  const causes = [causeOf(made, graha)]
  const params = { graha, sign, house }
  const lines = [
    line('grahas', `kundli.${graha}.sign.${sign}`, params, causes),
    line('grahas', `kundli.${graha}.house.${house}`, params, causes),
  ]
  if (SAID_DIGNITIES.includes(dignity)) lines.push(line('grahas', `kundli.dignity.${dignity}`, params, causes))
  const node = graha === 'rahu' || graha === 'ketu'
  if (retrograde && !node) lines.push(line('grahas', 'kundli.retrograde', params, causes))
  if (combustion?.combust) {
    const degrees = { distance: Math.round(combustion.distance * 10) / 10, orb: combustion.orb }
    lines.push(line('grahas', 'kundli.combust', { ...params, ...degrees }, [...causes, causeOf(made, 'sun')]))
  }
  if (vargottama) lines.push(line('grahas', 'kundli.vargottama', params, causes))
  return lines
}

/** The running maha and antar at an instant, read by the houses of their lords. */
function dashaLines(made: Kundli, at: number): ReadingLine[] {
  const [maha, antar] = dashaChain(made, at, 2)
  return [maha, antar].flatMap((period, i) => {
    if (!period) return []
    const { graha, sign, house } = made.grahas.find((row) => row.graha === period.lord)!
    const causes = [causeOf(made, graha)]
    const key = i === 0 ? 'kundli.dasha.now' : 'kundli.dasha.sub'
    const dates = line('dasha', key, { graha, sign, house, start: period.start, end: period.end }, causes)
    if (i === 1 && period.lord === maha!.lord) return [dates]
    return [dates, line('dasha', `kundli.dasha.house.${house}`, { graha, house }, causes)]
  })
}

function doshaLines(made: Kundli): ReadingLine[] {
  const { manglik, kaalSarp, doshas } = made
  const mars = causeOf(made, 'mars')
  const { sign } = made.grahas.find(({ graha }) => graha === 'mars')!
  const views = manglik.views
    .filter(({ present }) => present)
    .flatMap(({ from, house, exceptions }) => [
      line('doshas', 'manglik.view', { from, house, sign }, [mars]),
      ...exceptions.map((id) => line('doshas', `manglik.exception.${id}`, {}, [mars])),
    ])
  const { level, type, rahuHouse, outside, bySigns } = kaalSarp
  const nodes = [causeOf(made, 'rahu'), causeOf(made, 'ketu')]
  const sarp = { type, rahuHouse, outside: outside[0] ?? '' }
  return [
    line('doshas', `manglik.${manglik.level}`, { school: manglik.school }, [mars]),
    ...views,
    line('doshas', `kaal_sarp.${level}`, sarp, nodes),
    ...(level !== 'full' && bySigns ? [line('doshas', 'kaal_sarp.signs', sarp, nodes)] : []),
    ...(level === 'none' ? [] : [line('doshas', `kaal_sarp.house.${rahuHouse}`, { rahuHouse }, nodes)]),
    ...doshas.map(({ message }): ReadingLine => ({ section: 'doshas', message })),
  ]
}

/** One line for each yoga; one that several pairs of grahas make names all of them. */
function yogaLines(yogas: readonly Yoga[]): ReadingLine[] {
  const ids = [...new Set(yogas.map(({ id }) => id))]
  return ids.map((id) => {
    const found = yogas.filter((yoga) => yoga.id === id)
    const { message } = found[0]!
    if (found.length === 1) return { section: 'yogas', message }
    const grahas = new Map(found.flatMap(({ placements }) => placements.map((each) => [each.graha, each] as const)))
    const causes = [...grahas.values()].map((placement): Cause => ({ kind: 'placement', ...placement }))
    return line('yogas', `yoga.${id}.many`, { ...message.params, count: found.length }, causes)
  })
}

/** Saturn's periods that have not ended yet at an instant, the next five at most. */
export function saturnLines({ periods }: SadeSati, at: number): ReadingLine[] {
  return periods
    .filter(({ end }) => end > at)
    .slice(0, 5)
    .map(({ phase, sign, house, start, end }) =>
      line('saturn', `sade_sati.${phase}`, { sign, house, start, end }, [
        { kind: 'transit', graha: 'saturn', sign, house, from: 'moon', start, end, retrograde: false },
      ]),
    )
}

/** The whole reading; with `at`, the dashas of that instant as well. */
export function readingOf(made: Kundli, at?: number): ReadingLine[] {
  const { changes, minutes } = made.uncertainty
  return [
    ...changes.map((part) => line('uncertainty', `kundli.uncertain.${part}`, { minutes })),
    ...selfLines(made),
    ...made.grahas.flatMap((row) => grahaLines(made, row)),
    ...(at === undefined ? [] : dashaLines(made, at)),
    ...yogaLines(made.yogas),
    ...doshaLines(made),
  ]
}
