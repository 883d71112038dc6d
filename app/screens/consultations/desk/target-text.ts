// Names of points.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { kundliText } from '#app/screens/tools/kundli/kundli-text.ts'
import { lordName } from '#app/screens/tools/kundli/result/dasha-names.ts'
import { divisionName } from '#app/screens/tools/kundli/result/division-name.ts'
import { named } from '#app/screens/tools/shared/name-text.ts'
import { ordinal, titleCase } from '#app/screens/tools/shared/text-case.ts'
import type { DeskPlace, DeskTarget } from '#workers/contract/desk.ts'
import { calendarDayText } from '../reading/calendar-day-text.ts'
import { houseOf } from './chart-houses.ts'
import { deskText } from './desk-text.ts'

const KOOTA_WORDS = { total: 'the points of the match', manglik: 'Manglik in the match' }

/** The point without its chart's name. Houses need the chart; without it the graha alone is named. */
export function wordsOfTarget(target: DeskTarget, place: DeskPlace, made: Kundli | null): string {
  switch (target.of) {
    case 'graha':
      return grahaWords(target.graha, place, made)
    case 'house':
      return `the ${ordinal(target.house)} house${inVarga(place)}`
    case 'period':
      return `the ${periodName(target.lords)} period${target.nth ? ` ${deskText.secondTime}` : ''}`
    case 'yoga':
      return deskText.yoga(named(target.yoga))
    case 'dosha':
      return deskText.dosha(named(target.dosha))
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
