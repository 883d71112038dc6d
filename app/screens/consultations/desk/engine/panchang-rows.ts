// The panchang of a day and a place, as rows at which both sides can point.

import { dateAt, loadZones, offsetAt, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { panchangOf, readDay, reckoningOf } from 'drishti-jyotish/panchang/index.ts'
import { panchangWords } from 'drishti-jyotish/words/panchang.ts'
import { RULE_WORD } from 'drishti-jyotish/words/rules.ts'
import { dash } from '#app/format/day-times.ts'
import { longDayText, offsetText, weekdayText } from '#app/format/format.ts'
import { currentLanguage } from '#app/language/language.ts'
import { loadWords } from '#app/language/load-words.ts'
import { calendarsOf } from '#app/screens/panchang/data/calendars-view.ts'
import { word } from '#app/screens/panchang/data/panchang-catalogue.ts'
import { SKY_EVENTS, skyOf } from '#app/screens/panchang/data/sky-view.ts'
import { limbsOf, partsOf, windowsWithIdsOf } from '#app/screens/panchang/data/spans-view.ts'
import { timeFormatOf } from '#app/screens/panchang/data/time-format.ts'
import type { PartsData, SpanData } from '#app/screens/panchang/data/view-types.ts'
import { panchangTexts } from '#app/screens/panchang/panchang-text.ts'
import type { DeskRules, DeskSpot } from '#workers/contract/consultations/desk.ts'
import { deskRowsTexts } from './desk-rows-text.ts'

/** `time`: its start and end. */
export type PanchangSpan = { name: string; at: number; time: string; note?: string | undefined; now: boolean }
/** `row`: its id in messages of the room. */
export type PanchangRow = { row: string; name: string; spans?: PanchangSpan[]; value?: string }
/** `today`: the current day at that place (YYYY-MM-DD). */
export type PanchangRows = { today: string; day: string; rows: PanchangRow[]; rules: string }

type Asked = { spot: DeskSpot; rules: DeskRules; date: string | null; now: number }

export async function panchangRowsOf({ spot, rules, date, now }: Asked): Promise<PanchangRows> {
  const panchangText = panchangTexts[currentLanguage()]
  const [zones] = await Promise.all([loadZones(), loadWords(panchangWords)])
  const zone = zoneOf(zones, spot.tz)
  const { preset, ayanamsa, rise } = rules
  const chosen = { ...(preset ? { preset } : {}), ...(ayanamsa ? { ayanamsa } : {}) }
  const options = { ...chosen, ...(rise ? { sunrise: rise, moonrise: rise } : {}) }
  const reckoning = reckoningOf({ lat: spot.lat, lon: spot.lon, zone, options })
  const ofDate = (each: string) => panchangOf(reckoning, readDay(reckoning, each))
  const today = ofDate(dateAt(zone, now))
  // The day begins at sunrise.
  const runs = dateAt(zone, now < today.sun.start ? now - 86_400_000 : now)
  const shown = date ?? runs
  const day = date === null && now >= today.sun.start ? today : ofDate(shown)
  const times = timeFormatOf(zone, shown, '12')
  const { tithis, nakshatras, yogas, karanas } = limbsOf(day, times)
  const span = ({ name, start, end, note }: SpanData): PanchangSpan => ({
    name,
    note,
    at: start,
    time: times.range(start, end, dash),
    now: date === null && start <= now && now < end,
  })
  const limb = (row: string, name: string, spans: SpanData[]): PanchangRow => ({ row, name, spans: spans.map(span) })
  const { choghadiya, horas } = partsOf(day)
  const running = (row: string, name: string, both: typeof horas): PanchangRow[] => {
    const part = date === null ? partAt({ ...day.sun, now }, both) : null
    return part ? [{ row, name, spans: [span(part)] }] : []
  }
  const [vara] = calendarsOf(day, times)
  return {
    today: runs,
    day: `${weekdayText(Date.parse(shown))} ${longDayText(Date.parse(shown))}`,
    rows: [
      { row: 'vara', name: vara?.[0] ?? '', value: vara?.[1] ?? '' },
      limb('tithi', panchangText.kinds.tithis, tithis),
      limb('nakshatra', panchangText.kinds.nakshatras, nakshatras),
      limb('yoga', panchangText.kinds.yogas, yogas),
      limb('karana', panchangText.kinds.karanas, karanas),
      ...running('choghadiya', panchangText.choghadiya, choghadiya),
      ...running('hora', panchangText.horas, horas),
      ...skyOf(day, times).map(({ name, value }, at) => ({ row: SKY_EVENTS[at] ?? '', name, value })),
      ...[...byId([...windowsWithIdsOf(day, times, true), ...windowsWithIdsOf(day, times, false)])].map(([id, spans]) =>
        limb(WINDOW_ROWS[id] ?? id, spans[0]?.name ?? '', spans),
      ),
    ],
    rules: deskRowsTexts[currentLanguage()].rules(
      RULE_WORD[currentLanguage()]('ayanamsa', day.rules.ayanamsa),
      word(`convention.${day.rules.sunrise}`),
      offsetText(offsetAt(zone, day.sun.start).offsetSeconds),
      day.rules.engine.version,
    ),
  }
}

type Sun = { start: number; dusk: number; end: number; now: number }

/** The current part of the day or the night; null if the Sun does not rise or set. */
function partAt({ start, dusk, end, now }: Sun, { day, night }: PartsData): SpanData | null {
  const [parts, from, to] = now < dusk ? [day, start, dusk] : [night, dusk, end]
  const length = (to - from) / parts.length
  const at = Math.floor((now - from) / length)
  const part = parts[at]
  return part ? { ...part, start: from + at * length, end: from + (at + 1) * length } : null
}

/** Windows that occur twice a day share a row. */
function byId(windows: readonly [string, SpanData][]): Map<string, SpanData[]> {
  const found = new Map<string, SpanData[]>()
  for (const [id, span] of windows) found.set(id, [...(found.get(id) ?? []), span])
  return found
}

/**
 * Rows whose id in messages differs from the engine's: stored points have ids that were derived from the English names.
 */
const WINDOW_ROWS: Readonly<Record<string, string>> = {
  rahu_kala: 'rahu_kalam',
  gulika: 'gulika_kalam',
  dur_muhurta: 'dur_muhurtam',
  abhijit: 'abhijit_muhurta',
  vijaya: 'vijaya_muhurta',
  godhuli: 'godhuli_muhurta',
  nishita: 'nishita_muhurta',
}
