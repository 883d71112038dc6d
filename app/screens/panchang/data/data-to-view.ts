// From the loader's data to the view model, on the server and in the browser.

import type { Clock } from '#app/format/clock-styles.ts'
import { momentOf, offsetIn, rangeText } from '#app/format/day-times.ts'
import type {
  Fact,
  MonthData,
  MonthView,
  PanchangData,
  PanchangView,
  PartData,
  PartsData,
  SpanData,
  SpanView,
  TableData,
} from './view-types.ts'

type Write = (span: SpanData) => SpanView
type Stretch = { start: number; end: number }

export function viewOfData(data: PanchangData, clock: Clock): PanchangView {
  const { date, start, dusk, end, eve } = data
  const how = { date, clock, offsetAt: (ms: number) => offsetIn(data.offsets, ms) }
  const write: Write = (span) => ({ ...span, from: momentOf(span.start, how), to: momentOf(span.end, how) })
  const parts = (both: PartsData) => ({
    day: partsIn({ start, end: dusk }, both.day, write),
    night: partsIn({ start: dusk, end }, both.night, write),
  })
  return {
    ...data,
    ...written(data, ['tithis', 'nakshatras', 'yogas', 'karanas', 'good', 'avoid'], write),
    choghadiya: parts(data.choghadiya),
    horas: parts(data.horas),
    eve: eve && {
      ...eve,
      ...written(eve, ['tithis', 'nakshatras', 'good'], write),
      choghadiya: partsIn({ start: eve.dusk, end: eve.end }, eve.choghadiya, write),
      horas: partsIn({ start: eve.dusk, end: eve.end }, eve.horas, write),
    },
    more: data.more.map((table) => ({ ...table, facts: factsOf(table, write, parts) })),
    month: monthOf(data.month),
  }
}

function written<Name extends string>(data: Record<Name, SpanData[]>, names: readonly Name[], write: Write) {
  return Object.fromEntries(names.map((name) => [name, data[name].map(write)])) as Record<Name, SpanView[]>
}

/** The equal parts of a time range. */
function partsIn({ start, end }: Stretch, parts: readonly PartData[], write: Write): SpanView[] {
  const at = (i: number) => start + ((end - start) * i) / parts.length
  return parts.map((part, i) => write({ ...part, start: at(i), end: at(i + 1) }))
}

function factsOf(
  { facts, spans = [], parts = { day: [], night: [] } }: TableData,
  write: Write,
  partsOf: (both: PartsData) => PanchangView['horas'],
): Fact[] {
  const { day, night } = partsOf(parts)
  const all = [...spans.map(write), ...day, ...night]
  return [
    ...facts,
    ...all.map(({ name, from, to, note }): Fact => [name, `${rangeText(from, to)}${note ? `, ${note}` : ''}`]),
  ]
}

function monthOf({ first, tithis, cells, ...month }: MonthData): MonthView {
  return {
    ...month,
    cells: cells.map(({ tithi, festivals = [], more = 0 }, i) => ({
      date: first.slice(0, -2) + String(i + 1).padStart(2, '0'),
      day: i + 1,
      tithi: tithi ? (tithis[tithi - 1] ?? '') : '',
      phase: tithi ? (tithi - 0.5) / 30 : 0,
      festivals,
      more,
    })),
  }
}
