// Names of points, in Hindi.

import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { HINDI } from 'drishti-jyotish/words/hi/language.ts'
import type { Graha } from 'drishti-jyotish/zodiac.ts'
import { divisionName } from '#app/charts/division-name.ts'
import { namedTexts } from '#app/format/name-text.ts'
import { pairOf } from '#app/format/pair-of.ts'
import { titleCase } from '#app/format/text-case.ts'
import type { DeskPlace, DeskTarget } from '#workers/contract/consultations/desk.ts'
import { calendarDayTexts } from '../reading/calendar-day-text.ts'
import { deskTexts } from './desk-text.ts'
import { houseOf } from './views/chart-houses.ts'

/** Pairs of id and name, separated by spaces: 'hala:हल'. An underscore in a name stands for a space. */
const names = (pairs: string): Readonly<Record<string, string>> => Object.fromEntries(pairs.split(/\s+/).map(pairOf))

const KOOTAS = names('varna:वर्ण vashya:वश्य tara:तारा yoni:योनि graha_maitri:ग्रह_मैत्री gana:गण bhakoot:भकूट nadi:नाड़ी')
const KOOTA_WORDS = { total: 'मिलान के गुण', manglik: 'मिलान में मांगलिक' }

const ROWS = names(
  'vara:वार tithi:तिथि nakshatra:नक्षत्र yoga:योग karana:करण choghadiya:चौघड़िया hora:होरा sunrise:सूर्योदय sunset:सूर्यास्त moonrise:चंद्रोदय moonset:चंद्रास्त rahu_kalam:राहु_काल yamaganda:यमगंड gulika_kalam:गुलिक_काल dur_muhurtam:दुर्मुहूर्त abhijit_muhurta:अभिजित_मुहूर्त vijaya_muhurta:विजय_मुहूर्त godhuli_muhurta:गोधूलि_मुहूर्त nishita_muhurta:निशीथ_मुहूर्त brahma_muhurta:ब्रह्म_मुहूर्त amrit_kalam:अमृत_काल varjyam:वर्ज्य bhadra:भद्रा',
)

/** The point without its chart's name. Houses need the chart; without it only the graha is named. */
export function wordsOfTargetHindi(target: DeskTarget, place: DeskPlace, made: Kundli | null): string {
  switch (target.of) {
    case 'graha':
      return grahaWords(target.graha, place, made)
    case 'house':
      return `${inVarga(place)}${deskTexts.hi.houseOf(String(target.house))}`
    case 'period':
      return `${periodNameHindi(target.lords)} दशा${target.nth ? ` ${deskTexts.hi.secondTime}` : ''}`
    case 'yoga':
      return `${namedTexts.hi(target.yoga)} योग`
    case 'dosha':
      return deskTexts.hi.dosha(namedTexts.hi(target.dosha))
    case 'aspect':
      return `${inVarga(place)}${deskTexts.hi.aspect(HINDI.graha[target.graha], String(target.house))}`
    case 'koota':
      return (
        KOOTA_WORDS[target.koota as keyof typeof KOOTA_WORDS] ??
        `मिलान में ${deskTexts.hi.koota(KOOTAS[target.koota] ?? titleCase(target.koota))}`
      )
    case 'panchang':
      return `${place.date ? `${calendarDayTexts.hi(place.date)} के ` : ''}पंचांग में ${ROWS[target.row] ?? titleCase(target.row)}`
    case 'transit':
      return `${place.date ? `${calendarDayTexts.hi(place.date)} के ` : ''}गोचर में ${HINDI.graha[target.graha]}`
    default:
      // A newer version of the page may send other targets.
      return 'कुछ ऐसा जिसे यह पेज अभी नहीं जानता'
  }
}

function grahaWords(graha: Graha | 'lagna', place: DeskPlace, made: Kundli | null): string {
  if (graha === 'lagna') return `${inVarga(place)}लग्न`
  const house = made && houseOf(made, graha, place.varga)
  return `${inVarga(place)}${house ? `${obliqueOrdinal(house)} भाव में ` : ''}${HINDI.graha[graha]}`
}

const obliqueOrdinal = (n: number) => ['पहले', 'दूसरे', 'तीसरे', 'चौथे', 'पाँचवें', 'छठे'][n - 1] ?? `${n}वें`

export function periodNameHindi(lords: readonly string[]): string {
  return lords.map((lord) => HINDI.graha[lord as Graha] ?? titleCase(lord)).join(' – ')
}

function inVarga({ varga }: DeskPlace): string {
  return varga === 1 ? '' : `${divisionName(varga)} में `
}
