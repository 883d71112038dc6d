// The transits of some years over a chart, and the periods of dashas that begin in them, in words.

import { type DashaOfLife, type DashaStart, dashaStarts } from 'drishti-jyotish/advanced/dasha-starts.ts'
import { type TransitEvent, transitSearch } from 'drishti-jyotish/advanced/transit-search.ts'
import type { Kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { lordName } from '#app/charts/dasha-names.ts'
import { kundliTexts } from '#app/charts/kundli-text.ts'
import { grahaNameTexts } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { advancedTexts } from './advanced-text.ts'

export type Entry = { at: number; words: string }
/** `year` is the first of `years`, by the clocks of the birth. */
type Years = { year: number; years: number }
export type Asked = Years & { dashas: readonly DashaOfLife[] }
export const USUAL_DASHAS: readonly DashaOfLife[] = ['vimshottari']

export function transitEntries(kundli: Kundli, asked: Asked): Entry[] {
  return withDashas(eventEntries(kundli, asked), kundli, asked)
}

/** The transits alone: the search for them takes long. */
export function eventEntries(kundli: Kundli, years: Years): Entry[] {
  return transitSearch(kundli, spanOf(kundli, years)).map((event) => ({ at: event.at, words: eventText(event) }))
}

export function withDashas(events: readonly Entry[], kundli: Kundli, { dashas, ...years }: Asked): Entry[] {
  const starts = dashaStarts(kundli, { ...spanOf(kundli, years), dashas })
  return [...events, ...starts.map((start) => ({ at: start.at, words: startText(start) }))].sort((a, b) => a.at - b.at)
}

function spanOf({ birth }: Kundli, { year, years }: Years) {
  const offsetMs = (birth.offsetSeconds ?? 0) * 1000
  return { from: Date.UTC(year, 0, 1) - offsetMs, to: Date.UTC(year + years, 0, 1) - offsetMs }
}

function startText({ dasha, lords = [], signs = [] }: DashaStart): string {
  const text = advancedTexts[currentLanguage()]
  const [maha = '', antar] = [...lords.map(lordName), ...signs.map(kundliTexts[currentLanguage()].sign)]
  const name = text.dashaNames[dasha]
  return antar === undefined ? text.mahaBegins(name, maha) : text.antarBegins(name, antar, maha)
}

function eventText(event: TransitEvent): string {
  const grahaNames = grahaNameTexts[currentLanguage()]
  const text = advancedTexts[currentLanguage()]
  const graha = grahaNames[event.graha]
  if (event.kind === 'enters')
    return text.enters(graha, kundliTexts[currentLanguage()].sign(event.sign), event.fromLagna, event.fromMoon)
  if (event.kind === 'station') return text.station(graha, event.turns)
  return text.meets(graha, event.natal === 'lagna' ? text.lagnaWord : grahaNames[event.natal], event.angle)
}
