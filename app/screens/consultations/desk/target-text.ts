// Names of points. Houses need the chart; without it the graha alone is named.
import { kundliText } from '#app/screens/tools/kundli/kundli-text.ts'
import { lordName } from '#app/screens/tools/kundli/result/dasha-names.ts'
import { divisionName } from '#app/screens/tools/kundli/result/division-name.ts'
import { ordinal, titleCase } from '#app/screens/tools/shared/text-case.ts'
import type { DeskPlace, DeskPoint, DeskTarget } from '#workers/contract/desk.ts'
import { occupancyOf, vargaOccupancy } from '#workers/jyotish/chart/layout.ts'
import type { Kundli } from '#workers/jyotish/kundli/kundli.ts'
import type { Graha } from '#workers/jyotish/zodiac.ts'
import { calendarDayText } from '../reading/calendar-day-text.ts'
import { deskText } from './desk-text.ts'
import type { Casts } from './use-casts.ts'
import { unnamedChart } from './whose-chart.ts'

const KOOTA_WORDS = { total: 'the points of the match', manglik: 'Manglik in the match' }

/**
 * "Saturn in the 10th house", "the 7th house of D9 Navamsha", "the Venus – Moon period of Karthik’s chart". `whose`: whose
 * chart it is, for who may see the births; null where one chart alone is meant.
 */
export function targetText(
  target: DeskTarget,
  place: DeskPlace,
  made: Kundli | null,
  whose: string | null = unnamedChart(place),
): string {
  const words = wordsOf(target, place, made)
  // The match is of both charts, and the panchang of a place.
  if (whose === null || target.of === 'koota' || target.of === 'panchang') return words
  return target.of === 'transit' ? deskText.overChart(words, whose) : deskText.ofChart(words, whose)
}

/** The words of a point that is kept: on a birth that is no longer shared without names and houses. */
export function pointWords(point: DeskPoint, casts: Pick<Casts, 'has' | 'at' | 'whose'>): string {
  const { target, place } = point
  return targetText(target, place, casts.at(point), casts.has(point) ? casts.whose(place) : unnamedChart(place))
}

function wordsOf(target: DeskTarget, place: DeskPlace, made: Kundli | null): string {
  switch (target.of) {
    case 'graha':
      return grahaWords(target.graha, place, made)
    case 'house':
      return `the ${ordinal(target.house)} house${inVarga(place)}`
    case 'period':
      return `the ${periodName(target.lords)} period${target.nth ? ` ${deskText.secondTime}` : ''}`
    case 'yoga':
      return `the ${titleCase(target.yoga)} yoga`
    case 'dosha':
      return deskText.dosha(titleCase(target.dosha))
    case 'aspect':
      return `${deskText.aspect(kundliText.graha(target.graha), ordinal(target.house))}${inVarga(place)}`
    case 'koota':
      return (
        KOOTA_WORDS[target.koota as keyof typeof KOOTA_WORDS] ?? `the ${titleCase(target.koota)} koota of the match`
      )
    case 'panchang':
      return `${titleCase(target.row)} in the panchang${place.date ? ` of ${calendarDayText(place.date)}` : ''}`
    case 'transit':
      return `${kundliText.graha(target.graha)} in transit${place.date ? ` on ${calendarDayText(place.date)}` : ''}`
    default:
      // A later version of the other side's page points to more.
      return 'something that this page does not know yet'
  }
}

function grahaWords(graha: Graha | 'lagna', place: DeskPlace, made: Kundli | null): string {
  if (graha === 'lagna') return `the lagna${inVarga(place)}`
  const house = made && houseOf(made, graha, place.varga)
  return `${kundliText.graha(graha)}${house ? ` in the ${ordinal(house)} house` : ''}${inVarga(place)}`
}

export function periodName(lords: readonly string[]): string {
  return lords.map(lordName).join(' – ')
}

function inVarga({ varga }: DeskPlace): string {
  return varga === 1 ? '' : ` of ${divisionName(varga)}`
}

/** The house of a graha in a chart, counted from that chart's lagna, or from the Moon. */
export function houseOf(made: Kundli, graha: Graha, varga: DeskPlace['varga']): number {
  const { lagna, signs } = occupancyOfPlace(made, varga)
  return ((signs[graha] - lagna + 12) % 12) + 1
}

export function occupancyOfPlace(made: Kundli, varga: DeskPlace['varga']) {
  const division = made.vargas.find((each) => each.varga === varga)
  if (varga === 1 || varga === 'moon' || !division) return occupancyOf(made.chart, varga === 'moon' ? 'moon' : 'lagna')
  return vargaOccupancy(division)
}
