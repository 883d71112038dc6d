// The reading as a PDF, created in the browser. Loaded with its library on the first click.

import { chartLayout } from 'drishti-jyotish/chart/layout.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { bornOnTexts } from '#app/births/birth-text.ts'
import { divisionName } from '#app/charts/division-name.ts'
import { FAINT, PdfSheet } from '#app/charts/pdf/pdf-sheet.client.ts'
import { SHORT_DATE, zoneName } from '#app/format/local-time.tsx'
import { currentLanguage, localeOfReader } from '#app/language/language.ts'
import { timeBeside } from '#app/language/time-of-day.ts'
import { isShared } from '#app/screens/consultations/desk/pointed-chart.ts'
import { targetText } from '#app/screens/consultations/desk/target-name.ts'
import { occupancyOfPlace } from '#app/screens/consultations/desk/views/chart-houses.ts'
import { whoseChart } from '#app/screens/consultations/desk/whose-chart.ts'
import { deletedTalk, deletedTalkTexts, type EndedTalk } from '#app/screens/consultations/files/deleted-talk-text.ts'
import { kindTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import { rulesSentence } from '#app/screens/kundli/rules-sentence.ts'
import type { AttachedBirth, SharedBirth } from '#workers/contract/accounts/birth-profiles.ts'
import type { WireReceipt } from '#workers/contract/consultations/consultations.ts'
import type { DeskPlace, DeskRules } from '#workers/contract/consultations/desk.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import type { ReadingAnswer } from '#workers/contract/consultations/readings.ts'
import { castBirth } from '../desk/cast-birth.ts'
import { chosenStyle } from '../desk/chart-style.ts'
import { type CastMatch, castMatch, rowsOfMatch } from '../desk/engine/match-rows.ts'
import { calendarDayTexts } from './calendar-day-text.ts'
import { drawnCharts } from './drawn-charts.ts'
import { type Moment, momentsOf } from './moments.ts'
import { readingTexts } from './reading-text.ts'

type Parts = {
  talk: EndedTalk
  receipt: Pick<WireReceipt, 'number' | 'kind' | 'astrologer_name' | 'started_at' | 'requested_at'>
  reading: ReadingAnswer['reading']
  points: Moment['point'][]
  messages: readonly RoomChatMessage[]
}

const DAYS = [0, 44] as const

export async function readingPdf({ receipt, reading, points, messages, talk }: Parts): Promise<Blob> {
  const text = readingTexts[currentLanguage()]
  const { birth = null, note = '', remedies = '', dates = [] } = reading ?? {}
  const { astrologer_name: name, kind, number } = receipt
  const written = [note, remedies, ...dates.map((day) => day.text), ...messages.map((message) => message.text)]
  const sheet = await PdfSheet.open([
    name,
    birth?.name ?? '',
    birth?.place.name ?? '',
    birth?.second?.name ?? '',
    birth?.second?.place.name ?? '',
    ...written,
  ])
  const rules = points.at(-1)?.rules ?? {}
  const moments = momentsOf(points, messages)
  const made = await castAll(birth, { rules, moments })
  const at = receipt.started_at ?? receipt.requested_at
  const day = new Intl.DateTimeFormat(localeOfReader(), { dateStyle: 'full', timeStyle: 'short' }).format(at)
  sheet.title(text.of(name))
  sheet.paragraph(
    `${kindTexts[currentLanguage()][kind]}, ${day}, ${zoneName({ at, locale: localeOfReader() })}. ${text.receipt} ${number}.`,
    FAINT,
  )
  if (birth)
    charts(
      sheet,
      made,
      points.filter((point) => isShared(birth, point)),
    )
  for (const [title, words] of [
    [text.note, note],
    [text.remedies, remedies],
  ] as const) {
    if (!words) continue
    sheet.heading(title)
    for (const line of words.split('\n')) sheet.paragraph(line)
  }
  if (dates.length > 0) sheet.heading(text.toRemember)
  for (const { date, text: what } of dates) {
    sheet.row([calendarDayTexts[currentLanguage()](date)], DAYS, true)
    sheet.paragraph(what)
  }
  sheet.heading(text.points)
  if (moments.length === 0)
    sheet.paragraph(deletedTalk({ talk, messages }, deletedTalkTexts[currentLanguage()]) ?? text.noPoints)
  const beside = { of: at, day: SHORT_DATE, clock: { locale: localeOfReader() } }
  const who = (side: 'user' | 'astrologer') => (side === 'user' ? text.you : name)
  const said = ({ side, text: words, file }: RoomChatMessage) =>
    sheet.paragraph(`${who(side)}: ${file ? text.file(file.name) : words.replaceAll('\n', ' ')}`, FAINT)
  for (const { point, before, after } of moments) {
    const same = isShared(birth, point)
    before.forEach(said)
    const words = targetText(
      point.target,
      point.place,
      made.ofPoints.get(point) ?? null,
      same ? whoseChart(birth, point.place) : undefined,
    )
    sheet.paragraph(
      `${timeBeside(point.at, beside)}  ${who(point.side)}: ${words}${same ? '' : `, ${text.otherBirth}`}`,
    )
    after.forEach(said)
  }
  return sheet.blob()
}

type Made = {
  births: { each: SharedBirth; second: boolean; kundli: Kundli | null }[]
  ofPoints: ReadonlyMap<Moment['point'], Kundli | null>
  match: CastMatch | null
}

/** All charts of the file: those of the births by the rules of the last point, and that of each point. */
async function castAll(
  birth: AttachedBirth | null,
  { rules, moments }: { rules: DeskRules; moments: readonly Moment[] },
): Promise<Made> {
  const births = []
  for (const each of birth ? [birth, ...(birth.second ? [birth.second] : [])] : [])
    births.push({ each, second: each !== birth, kundli: await castBirth(each, rules) })
  const ofPoints = new Map<Moment['point'], Kundli | null>()
  for (const { point } of moments) {
    const on = point.place.second ? birth?.second : birth
    if (on && isShared(birth, point)) ofPoints.set(point, await castBirth(on, point.rules))
  }
  return { births, ofPoints, match: birth?.second ? await castMatch(birth, rules) : null }
}

/** The charts of one birth or two, in the reader's chart style. */
function charts(sheet: PdfSheet, { births, match }: Made, points: readonly Moment['point'][]): void {
  const text = readingTexts[currentLanguage()]
  const style = chosenStyle()
  let sentence = ''
  for (const { each, second, kundli } of births) {
    sheet.paragraph(`${each.name}, ${bornOnTexts[currentLanguage()](each)}, ${each.place.name}`)
    if (each.time === null) sheet.paragraph(text.noon, FAINT)
    if (!kundli) continue
    sentence = rulesSentence(kundli)
    const drawn = drawnCharts(points, { second, timed: each.time !== null }).map(
      ({ varga, houses }) =>
        [titleOf(varga, houses), chartLayout(style, occupancyOfPlace(kundli, varga)), houses] as const,
    )
    for (let n = 0; n < drawn.length; n += 2) sheet.charts(drawn.slice(n, n + 2))
  }
  if (match) {
    const { total, max, rows } = rowsOfMatch(match)
    sheet.heading(text.match(total, max))
    for (const { name, points: given, max: most } of rows) sheet.paragraph(`${name}: ${text.pointsOf(given, most)}`)
  }
  if (sentence) sheet.paragraph(sentence, FAINT)
}

/** "D10 Dashamsha. Pointed to: house 10". */
function titleOf(varga: DeskPlace['varga'], houses: readonly number[]): string {
  return [
    divisionName(varga),
    ...(houses.length > 0 ? [readingTexts[currentLanguage()].pointedHouses(houses)] : []),
  ].join('. ')
}
