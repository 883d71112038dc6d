// The panchang of a day and a place, as rows that both sides can point to.
import { calendarsOf } from '#app/screens/tools/panchang/calendars-view.ts'
import { word } from '#app/screens/tools/panchang/panchang-catalogue.ts'
import { panchangText } from '#app/screens/tools/panchang/panchang-text.ts'
import { skyOf } from '#app/screens/tools/panchang/sky-view.ts'
import { limbsOf, partsOf, windowsOf } from '#app/screens/tools/panchang/spans-view.ts'
import { timeFormatOf } from '#app/screens/tools/panchang/time-format.ts'
import type { PartsData, SpanData } from '#app/screens/tools/panchang/view-types.ts'
import { longDayText, offsetText, weekdayText } from '#app/screens/tools/shared/format.ts'
import type { DeskRules, DeskSpot } from '#workers/contract/desk.ts'
import { panchangOf, readDay, reckoningOf } from '#workers/jyotish/panchang/index.ts'
import { ruleWord } from '#workers/jyotish/words/en/rules.ts'
import { dateAt, loadZones, offsetAt, zoneOf } from '#workers/jyotish/zones.ts'

export type PanchangSpan = { name: string; from: string; to: string; note?: string | undefined; now: boolean }
/** `row` names it on the wire. */
export type PanchangRow = { row: string; name: string; spans?: PanchangSpan[]; value?: string }
/** `today`: the day that runs in that place (YYYY-MM-DD). */
export type PanchangRows = { today: string; day: string; rows: PanchangRow[]; rules: string }

type Asked = { spot: DeskSpot; rules: DeskRules; date: string | null; now: number }

export async function panchangRowsOf({ spot, rules, date, now }: Asked): Promise<PanchangRows> {
  const zone = zoneOf(await loadZones(), spot.tz)
  const { preset, ayanamsa, rise } = rules
  const chosen = { ...(preset ? { preset } : {}), ...(ayanamsa ? { ayanamsa } : {}) }
  const options = { ...chosen, ...(rise ? { sunrise: rise, moonrise: rise } : {}) }
  const reckoning = reckoningOf({ lat: spot.lat, lon: spot.lon, zone, options })
  const ofDate = (each: string) => panchangOf(reckoning, readDay(reckoning, each))
  const today = ofDate(dateAt(zone, now))
  // Before sunrise the day before still runs.
  const runs = dateAt(zone, now < today.sun.start ? now - 86_400_000 : now)
  const shown = date ?? runs
  const day = date === null && now >= today.sun.start ? today : ofDate(shown)
  const times = timeFormatOf(zone, shown, '12')
  const { tithis, nakshatras, yogas, karanas } = limbsOf(day, times)
  const span = ({ name, start, end, note }: SpanData): PanchangSpan => ({
    ...{ name, note, from: times.text(start), to: times.text(end) },
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
      ...skyOf(day, times).map(({ name, value }) => ({ row: name.toLowerCase(), name, value })),
      ...named([...windowsOf(day, times, true), ...windowsOf(day, times, false)]).map(([name, spans]) =>
        limb(rowName(name), name, spans),
      ),
    ],
    rules: `Rules used: ${ruleWord('ayanamsa', day.rules.ayanamsa)} ayanamsa, sunrise with the ${word(`convention.${day.rules.sunrise}`)}, clocks of ${offsetText(offsetAt(zone, day.sun.start).offsetSeconds)}. Engine ${day.rules.engine.version}.`,
  }
}

type Sun = { start: number; dusk: number; end: number; now: number }

/** The equal part of the day or of the night that runs; null where the Sun does not rise or set. */
function partAt({ start, dusk, end, now }: Sun, { day, night }: PartsData): SpanData | null {
  const [parts, from, to] = now < dusk ? [day, start, dusk] : [night, dusk, end]
  const length = (to - from) / parts.length
  const at = Math.floor((now - from) / length)
  const part = parts[at]
  return part ? { ...part, start: from + at * length, end: from + (at + 1) * length } : null
}

/** Windows that come twice on a day are one row. */
function named(spans: readonly SpanData[]): [string, SpanData[]][] {
  const names = [...new Set(spans.map(({ name }) => name))]
  return names.map((name) => [name, spans.filter((each) => each.name === name)])
}

const rowName = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, '_')
