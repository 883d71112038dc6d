// The reading as a PDF, made in the browser. Loaded with its library on the click that asks for it.
import { targetWords } from '#app/screens/consultations/desk/target-words.ts'
import { bornOn } from '#app/screens/tools/birth/birth-text.ts'
import { FAINT, PdfSheet } from '#app/screens/tools/shared/pdf-sheet.ts'
import { KIND_NAMES } from '#workers/contract/consultation-states.ts'
import type { WireReceipt } from '#workers/contract/consultations.ts'
import type { RoomChatMessage } from '#workers/contract/live.ts'
import type { ReadingAnswer } from '#workers/contract/readings.ts'
import { chartLayout, occupancyOf, vargaOccupancy } from '#workers/jyotish/chart/layout.ts'
import { castBirth } from '../desk/cast-birth.ts'
import { zoneName } from '../local-time.tsx'
import { dayWords } from './day-words.ts'
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
  const sheet = await PdfSheet.open([name, birth?.name ?? '', birth?.place.name ?? '', ...written])
  const at = receipt.started_at ?? receipt.requested_at
  const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' }).format(at)
  sheet.title(text.of(name))
  sheet.paragraph(`${KIND_NAMES[kind]}, ${day}, ${zoneName({ at })}. ${text.receipt} ${number}.`, FAINT)
  const made = birth && (await castBirth(birth))
  if (birth) sheet.paragraph(`${birth.name}, ${bornOn(birth)}, ${birth.place.name}`)
  if (birth?.time === null) sheet.paragraph(text.noon, FAINT)
  if (made) {
    const navamsha = birth?.time === null ? undefined : made.vargas.find(({ varga }) => varga === 9)
    sheet.charts([
      ['D1', chartLayout('north', occupancyOf(made.chart))],
      ...(navamsha ? [['D9', chartLayout('north', vargaOccupancy(navamsha))] as const] : []),
    ])
  }
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
    sheet.row([dayWords(date)], DAYS, true)
    sheet.paragraph(what)
  }
  sheet.heading(text.points)
  const moments = momentsOf(points, messages)
  if (moments.length === 0) sheet.paragraph(text.noPoints)
  const clock = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' })
  const who = (side: 'user' | 'astrologer') => (side === 'user' ? text.you : name)
  const said = ({ side, text: words, file }: RoomChatMessage) =>
    sheet.paragraph(`${who(side)}: ${file ? text.file(file.name) : words.replaceAll('\n', ' ')}`, FAINT)
  for (const { point, before, after } of moments) {
    const same = point.chart === birth?.chart
    before.forEach(said)
    const words = targetWords(point.target, point.place, same ? made : null)
    sheet.paragraph(`${clock.format(point.at)}  ${who(point.side)}: ${words}${same ? '' : `, ${text.otherBirth}`}`)
    after.forEach(said)
  }
  return sheet.blob()
}
