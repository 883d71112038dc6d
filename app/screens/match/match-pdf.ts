// The match as a PDF, created in the browser. Loaded with its library on the first click.

import { chartLayout, occupancyOf } from 'drishti-jyotish/chart/layout.ts'
import { papaBalance } from 'drishti-jyotish/match/papasamya.ts'
import { WRITING } from 'drishti-jyotish/words/language.ts'
import { matchWords } from 'drishti-jyotish/words/match.ts'
import { FAINT, PdfSheet } from '#app/charts/pdf/pdf-sheet.client.ts'
import { currentLanguage } from '#app/language/language.ts'
import { placeLabel } from '#workers/contract/places/place.ts'
import type { PairResult } from './cast-pair.ts'
import { kootaClasses, type Names } from './koota-rules.ts'
import { kootaRows, linesOf, matchSentence, matchSentenceByKey, partsOf } from './match-sentences.ts'
import { matchTexts } from './match-text.ts'
import { matchWordTexts } from './match-words-text.ts'
import { SIDES } from './pair-values.ts'
import { isTimeUnknown, type Side } from './person-form.ts'
import { doshaFlag } from './result/verdict.tsx'

const KOOTAS = [0, 36, 84, 132] as const
const PORUTHAMS = [0, 48] as const

export async function matchPdf(result: PairResult, names: Names): Promise<Blob> {
  const text = matchTexts[currentLanguage()]
  const { match, kundlis, within, swapped } = result
  const given = SIDES.map((side) => `${names[side]}: ${givenBy(result.input[side])}`)
  await matchWords.load(currentLanguage())
  const sheet = await PdfSheet.open(given)
  sheet.title(text.pair(names.a, names.b))
  for (const line of given) sheet.paragraph(line, FAINT)
  sheet.heading(`${text.points(match.total, match.max)}: ${text.bands[match.band]}`)
  for (const { message } of linesOf(match, 'verdict')) sheet.paragraph(matchSentence(message))
  sheet.paragraph(text.convention, FAINT)
  sheet.paragraph(`${text.flags.swapped}: ${text.points(swapped, match.max)}`)
  const charts = SIDES.flatMap((side) => {
    const kundli = kundlis[side]
    return kundli ? [[names[side], chartLayout('north', occupancyOf(kundli.chart))] as const] : []
  })
  if (charts.length > 0) sheet.charts(charts)
  kootas(sheet, result, names)
  doshas(sheet, result)
  poruthams(sheet, result)
  southern(sheet, result)
  sheet.heading(kundlis.a || kundlis.b ? text.within : text.withinStars)
  sheet.paragraph(within.min === within.max ? text.withinSame(match.total) : text.withinMoves(within.min, within.max))
  return sheet.blob()
}

function givenBy(side: Side): string {
  if (side.by === 'star')
    return matchWordTexts[currentLanguage()].pada(
      WRITING[currentLanguage()].nakshatras[side.nakshatra - 1] ?? '',
      side.pada,
    )
  return `${side.date}, ${side.time ?? matchTexts[currentLanguage()].unknown.toLowerCase()}, ${placeLabel(side.place)}`
}

function kootas(sheet: PdfSheet, { match }: PairResult, names: Names): void {
  const text = matchTexts[currentLanguage()]
  sheet.heading(text.kootas)
  sheet.row([text.koota, names.a, names.b, text.score], KOOTAS, true)
  for (const { koota, name } of kootaRows(match)) {
    const { a, b } = kootaClasses(koota, match)
    sheet.row([name, a, b, text.scoreOf(koota.points, koota.max)], KOOTAS)
  }
  sheet.row([text.total, '', '', text.scoreOf(match.total, match.max)], KOOTAS, true)
  for (const { name, meaning } of kootaRows(match)) sheet.paragraph(`${name}: ${meaning}`, FAINT)
}

function doshas(sheet: PdfSheet, { match }: PairResult): void {
  const text = matchTexts[currentLanguage()]
  sheet.heading(text.doshas)
  for (const dosha of match.doshas) {
    const why = dosha.exceptions.map((id) => matchSentenceByKey(`match.exception.${dosha.koota}.${id}`))
    sheet.paragraph([`${text.flags[dosha.koota]}: ${doshaFlag(dosha).label}.`, ...why].join(' '))
  }
  for (const { message } of linesOf(match, 'manglik')) sheet.paragraph(matchSentence(message))
}

function southern(sheet: PdfSheet, { match, within, input }: PairResult): void {
  const text = matchTexts[currentLanguage()]
  const { a, b } = within.papas
  const holds = a && b && papaBalance(a.min, b.max) === papaBalance(a.max, b.min)
  const timeless = SIDES.some((side) => isTimeUnknown(input[side]))
  if (match.papasamya)
    sheet.paragraph(
      holds
        ? linesOf(match, 'papasamya')
            .map(({ message }) => matchSentence(message))
            .join(' ')
        : text.papaDepends,
    )
  if (match.dashaSandhi)
    sheet.paragraph(
      timeless
        ? text.sandhiUnknown
        : linesOf(match, 'dasha_sandhi')
            .map(({ message }) => matchSentence(message))
            .join(' '),
    )
}

function poruthams(sheet: PdfSheet, { match }: PairResult): void {
  const text = matchTexts[currentLanguage()]
  sheet.heading(text.poruthams)
  const lines = linesOf(match, 'poruthams')
  match.poruthams.forEach(({ verdict }, i) => {
    const message = lines[i]?.message
    sheet.row([message ? partsOf(matchSentence(message)).name : '', text.verdicts[verdict]], PORUTHAMS)
  })
}
