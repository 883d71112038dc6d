import type { Cast } from '#app/charts/cast-kundli.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { longDayText, offsetText, weekdayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { placeLabel } from '#workers/contract/places/place.ts'

/** The date, time with its uncertainty, place and offset of a chart's birth, for the heads of its page and its PDF. */
export function birthLine({ input, kundli }: Cast): string {
  const text = kundliTexts[currentLanguage()]
  const offset = kundli.birth.offsetSeconds ?? 0
  const local = kundli.birth.ms + offset * 1000
  const doubt = input.time !== null && input.uncertaintyMinutes > 0 ? ` ${text.within(input.uncertaintyMinutes)}` : ''
  const day = `${weekdayText(local)} ${longDayText(local)}`
  return `${day}, ${input.time ?? text.timeUnknown}${doubt} · ${placeLabel(input.place)} · ${offsetText(offset)}`
}
