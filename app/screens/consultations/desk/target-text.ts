// Names of points.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { lordName } from '#app/charts/dasha-names.ts'
import { divisionName } from '#app/charts/division-name.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { namedTexts } from '#app/format/name-text.ts'
import { ordinalTexts, titleCase } from '#app/format/text-case.ts'
import { texts } from '#app/language/texts.ts'
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'
import { calendarDayTexts } from '../reading/calendar-day-text.ts'
import { deskTexts } from './desk-text.ts'
import { periodNameHindi, wordsOfTargetHindi } from './target-text.hi.ts'
import { houseOf } from './views/chart-houses.ts'

const KOOTA_WORDS = { total: 'the points of the match', manglik: 'Manglik in the match' }

/** The point without its chart's name. Houses need the chart; without it only the graha is named. */
function wordsOfTargetEnglish(target: DeskTarget, place: DeskPlace, made: Kundli | null): string {
  switch (target.of) {
    case 'graha':
      return grahaWords(target.graha, place, made)
    case 'house':
      return `the ${ordinalTexts.en(target.house)} house${inVarga(place)}`
    case 'period':
      return `the ${periodNameEnglish(target.lords)} period${target.nth ? ` ${deskTexts.en.secondTime}` : ''}`
    case 'yoga':
      return deskTexts.en.yoga(namedTexts.en(target.yoga))
    case 'dosha':
      return deskTexts.en.dosha(namedTexts.en(target.dosha))
    case 'aspect':
      return `${deskTexts.en.aspect(kundliTexts.en.graha(target.graha), ordinalTexts.en(target.house))}${inVarga(place)}`
    case 'koota':
      return (
        KOOTA_WORDS[target.koota as keyof typeof KOOTA_WORDS] ?? `the ${titleCase(target.koota)} koota of the match`
      )
    case 'panchang':
      return `${titleCase(target.row)} in the panchang${place.date ? ` of ${calendarDayTexts.en(place.date)}` : ''}`
    case 'transit':
      return `${kundliTexts.en.graha(target.graha)} in transit${place.date ? ` on ${calendarDayTexts.en(place.date)}` : ''}`
    default:
      // A newer version of the page may send other targets.
      return 'something that this page does not know yet'
  }
}

function grahaWords(graha: Graha | 'lagna', place: DeskPlace, made: Kundli | null): string {
  if (graha === 'lagna') return `the lagna${inVarga(place)}`
  const house = made && houseOf(made, graha, place.varga)
  return `${kundliTexts.en.graha(graha)}${house ? ` in the ${ordinalTexts.en(house)} house` : ''}${inVarga(place)}`
}

function periodNameEnglish(lords: readonly string[]): string {
  return lords.map(lordName).join(' – ')
}

function inVarga({ varga }: DeskPlace): string {
  return varga === 1 ? '' : ` of ${divisionName(varga)}`
}

export const wordsOfTargetTexts = texts({ en: wordsOfTargetEnglish, hi: wordsOfTargetHindi })
export const periodNameTexts = texts({ en: periodNameEnglish, hi: periodNameHindi })
