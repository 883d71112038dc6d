// The practice astrologer at the chart desk: what it points to with an answer, and what it says when the client points.

import { dashaChain, transitsOver } from 'drishti-jyotish/index.ts'
import { aspectHouses } from 'drishti-jyotish/kundli/aspects.ts'
import { houseIn } from 'drishti-jyotish/kundli/chart.ts'
import { ENGLISH } from 'drishti-jyotish/words/en/language.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import type { DeskPlace, DeskPoint, DeskTarget } from '#workers/contract/consultations/desk.ts'
import type { Chart } from './chart.ts'

export type PointedTo = { target: DeskTarget; place: DeskPlace }

const at = (view: DeskPlace['view']): DeskPlace => ({ view, varga: 1, date: null })

export function pointToGraha(graha: Graha | 'lagna'): PointedTo {
  return { target: { of: 'graha', graha }, place: at('chart') }
}

/** The running mahadasha and antardasha; null where none runs. */
export function pointToDasha({ kundli }: Chart, now: number): PointedTo | null {
  const lords = dashaChain(kundli, now, 2).map(({ lord }) => lord as Graha)
  return lords.length === 0 ? null : { target: { of: 'period', lords }, place: at('dasha') }
}

export type PointedWords = { text: string; point: PointedTo }

/** Where Saturn stands today, counted from the lagna. */
export function tellTransit({ kundli }: Chart, now: number): PointedWords {
  const row = transitsOver(kundli, now).find(({ graha }) => graha === 'saturn')
  const text = `Today Saturn goes through ${ENGLISH.signs[row?.sign ?? 0]}, your @${nth(row?.fromLagna ?? 1)} house. I point to it over your chart.`
  return { text, point: { target: { of: 'transit', graha: 'saturn' }, place: at('transits') } }
}

/** Tells the houses that Jupiter looks at, and points to the first: the fifth from its own. */
export function tellAspect({ kundli }: Chart): PointedWords {
  const from = houseIn(kundli.chart, 'jupiter')
  const houses = aspectHouses('jupiter').map((step) => ((from + step - 2) % 12) + 1)
  const [house = 1] = houses
  const text = `@Jupiter in the @${nth(from)} house looks at the houses ${houses.join(', ')}. I point to the first of them.`
  return { text, point: { target: { of: 'aspect', graha: 'jupiter', house }, place: at('chart') } }
}

/** The points of the match are drawn on the desk. */
export function tellMatch({ birth }: Chart): { text: string; point?: PointedTo } {
  if (!birth.second) return { text: 'A match needs two births: add the second one beside the conversation.' }
  const text = `I point to the match of ${birth.name} and ${birth.second.name}. The rule of each row stands below its name.`
  return { text, point: { target: { of: 'koota', koota: 'total' }, place: at('match') } }
}

/** The tithi of the day. */
export function pointToPanchang(): PointedTo {
  return { target: { of: 'panchang', row: 'tithi' }, place: at('panchang') }
}

/** "@Saturn stands in Makara at 10°, in the 11th house." The @ makes it a chip of the chart. */
export function tellGraha({ kundli }: Chart, graha: Graha): string {
  const { grahas, chart } = kundli
  const row = grahas.find((each) => each.graha === graha)
  const back = row?.retrograde && graha !== 'rahu' && graha !== 'ketu' ? ', moving backwards' : ''
  return `@${ENGLISH.graha[graha]} stands in ${ENGLISH.signs[row?.sign ?? 0]} at ${Math.floor(row?.degree ?? 0)}°${back}. That is the @${nth(houseIn(chart, graha))} house.`
}

/** The answer to a point of the client. */
export function tellPoint(chart: Chart, { target, place }: DeskPoint): string {
  if (place.second)
    return `You point to the chart of ${chart.birth.second?.name ?? 'the second birth'}. I read the first one here, and the match of both.`
  switch (target.of) {
    case 'graha':
    case 'transit':
      return target.graha === 'lagna'
        ? `The @Lagna is ${ENGLISH.signs[chart.kundli.lagna.sign]}: the houses are counted from it.`
        : tellGraha(chart, target.graha)
    case 'house': {
      const sign = ENGLISH.signs[(chart.kundli.lagna.sign + target.house - 1) % 12]
      const here = chart.kundli.grahas.filter(({ house }) => house === target.house)
      const names = here.map(({ graha }) => `@${ENGLISH.graha[graha]}`)
      return `Your @${nth(target.house)} house is ${sign}. ${names.length > 0 ? `In it: ${names.join(', ')}.` : 'No graha stands in it.'}`
    }
    case 'period':
      return `You point to the period of ${target.lords.map((lord) => ENGLISH.graha[lord]).join(', then ')}.`
    case 'aspect':
      return `You point to what @${ENGLISH.graha[target.graha]} looks at: the @${nth(target.house)} house.`
    case 'koota':
      return 'You point to the match. Its points are a convention; the rule of each stands below its name.'
    case 'panchang':
      return 'You point to the panchang of the day. The row says from when until when it runs.'
    case 'dosha':
      return 'You point to a placement that tradition asks to look at. Its rule stands below its name.'
    case 'yoga':
      return 'You point to a yoga. Its rule stands below its name.'
  }
}

function nth(house: number): string {
  return `${house}${['th', 'st', 'nd', 'rd'][house] ?? 'th'}`
}
