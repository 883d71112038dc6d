// The reading as a PDF, made in the browser. Loaded with its library on the click that asks for it.

import { chartLayout } from 'drishti-jyotish/chart/layout.ts'
import { timeBeside } from '#app/language/time-of-day.ts'
import { occupancyOfPlace } from '#app/screens/consultations/desk/chart-houses.ts'
import { isShared } from '#app/screens/consultations/desk/pointed-chart.ts'
import { targetText } from '#app/screens/consultations/desk/target-name.ts'
import { whoseChart } from '#app/screens/consultations/desk/whose-chart.ts'
import { bornOn } from '#app/screens/tools/birth/birth-text.ts'
import { divisionName } from '#app/screens/tools/kundli/result/division-name.ts'
import { rulesSentence } from '#app/screens/tools/kundli/rules-sentence.ts'
import { FAINT, PdfSheet, paperLocale } from '#app/screens/tools/shared/pdf-sheet.client.ts'
import type { AttachedBirth } from '#workers/contract/birth-profiles.ts'
import type { WireReceipt } from '#workers/contract/consultations.ts'
import type { DeskPlace, DeskRules } from '#workers/contract/desk.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import type { ReadingAnswer } from '#workers/contract/readings.ts'
import { castBirth } from '../desk/cast-birth.ts'
import { chosenStyle } from '../desk/chart-style.ts'
import { compute } from '../desk/engine/compute.ts'
import { kindText } from '../end-reason-text.ts'
import { SHORT_DATE, zoneName } from '../local-time.tsx'
import { calendarDayText } from './calendar-day-text.ts'
import { drawnCharts } from './drawn-charts.ts'
import { type Moment, momentsOf } from './moments.ts'
import { readingText as text } from './reading-text.ts'

type Parts = {
  receipt: Pick<WireReceipt, 'number' | 'kind' | 'astrologer_name' | 'started_at' | 'requested_at'>
  reading: ReadingAnswer['reading']
  points: Moment['point'][]
  messages: readonly RoomChatMessage[]
}

const DAYS = [0, 44] as const

export async function readingPdf({ receipt, reading, points, messages }: Parts): Promise<Blob> {
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
  const at = receipt.started_at ?? receipt.requested_at
  const day = new Intl.DateTimeFormat(paperLocale(), { dateStyle: 'full', timeStyle: 'short' }).format(at)
  sheet.title(text.of(name))
  sheet.paragraph(
    `${kindText[kind]}, ${day}, ${zoneName({ at, locale: paperLocale() })}. ${text.receipt} ${number}.`,
    FAINT,
  )
  const rules = points.at(-1)?.rules ?? {}
  if (birth) await charts(sheet, birth, { rules, points: points.filter((point) => isShared(birth, point)) })
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
    sheet.row([calendarDayText(date)], DAYS, true)
    sheet.paragraph(what)
  }
  sheet.heading(text.points)
  const moments = momentsOf(points, messages)
  if (moments.length === 0) sheet.paragraph(text.noPoints)
  const beside = { of: at, day: SHORT_DATE, clock: { locale: paperLocale() } }
  const who = (side: 'user' | 'astrologer') => (side === 'user' ? text.you : name)
  const said = ({ side, text: words, file }: RoomChatMessage) =>
    sheet.paragraph(`${who(side)}: ${file ? text.file(file.name) : words.replaceAll('\n', ' ')}`, FAINT)
  for (const { point, before, after } of moments) {
    const on = point.place.second ? birth?.second : birth
    const same = isShared(birth, point)
    const made = on && same ? await castBirth(on, point.rules) : null
    before.forEach(said)
    const words = targetText(point.target, point.place, made, same ? whoseChart(birth, point.place) : undefined)
    sheet.paragraph(
      `${timeBeside(point.at, beside)}  ${who(point.side)}: ${words}${same ? '' : `, ${text.otherBirth}`}`,
    )
    after.forEach(said)
  }
  return sheet.blob()
}

/** The charts of one birth or two, in the reader's own style, by the rules of the last point. */
async function charts(
  sheet: PdfSheet,
  birth: AttachedBirth,
  { rules, points }: { rules: DeskRules; points: Moment['point'][] },
): Promise<void> {
  const style = chosenStyle()
  let sentence = ''
  for (const each of [birth, ...(birth.second ? [birth.second] : [])]) {
    sheet.paragraph(`${each.name}, ${bornOn(each)}, ${each.place.name}`)
    if (each.time === null) sheet.paragraph(text.noon, FAINT)
    const made = await castBirth(each, rules)
    if (!made) continue
    sentence = rulesSentence(made)
    const drawn = drawnCharts(points, { second: each !== birth, timed: each.time !== null }).map(
      ({ varga, houses }) =>
        [titleOf(varga, houses), chartLayout(style, occupancyOfPlace(made, varga)), houses] as const,
    )
    for (let n = 0; n < drawn.length; n += 2) sheet.charts(drawn.slice(n, n + 2))
  }
  const match = birth.second ? await compute('match', birth, rules) : null
  if (match) {
    sheet.heading(text.match(match.total, match.max))
    for (const { name, points, max } of match.rows) sheet.paragraph(`${name}: ${text.pointsOf(points, max)}`)
  }
  if (sentence) sheet.paragraph(sentence, FAINT)
}

/** "D10 Dashamsha. Pointed to: house 10". */
function titleOf(varga: DeskPlace['varga'], houses: readonly number[]): string {
  return [divisionName(varga), ...(houses.length > 0 ? [text.pointedHouses(houses)] : [])].join('. ')
}
