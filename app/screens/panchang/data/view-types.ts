// View model of the page, and the data of its loader: without times and instants that can be derived, because the HTML
// repeats the loader's data for hydration.
import type { Moment, Offset } from '#app/format/day-times.ts'
import type { lowerTexts } from '#app/screens/panchang/lower-text.ts'
import type { blockHelpTexts } from './block-help-text.ts'

export type Tone = 'good' | 'neutral' | 'bad'

/** The name of an equal part of a day or night. */
export type PartData = { name: string; note?: string; tone?: Tone }
export type SpanData = PartData & { start: number; end: number }
export type SpanView = SpanData & {
  /** In the page's time format. */
  from: Moment
  to: Moment
}

/** The equal parts of a day and of a night, in order. */
export type PartsData = { day: PartData[]; night: PartData[] }
export type PartsView = { day: SpanView[]; night: SpanView[] }

export type Fact = readonly [name: string, value: string]

/** A table of facts; time ranges and parts of day and night are below the others. */
export type TableData = {
  id: keyof (typeof lowerTexts)['en']['tables']
  title: string
  term: string
  facts: Fact[]
  spans?: SpanData[]
  parts?: PartsData
}
export type TableView = Pick<TableData, 'id' | 'title' | 'term' | 'facts'>

export type ObservanceView = {
  name: string
  /** The rule that decided the date. */
  why: string
  tradition: string
  /** The dates of other schools, each with its authority. */
  others?: string
  parana: string | null
  start: number | null
  end: number | null
}

/** `tithi` is 1 to 30. */
export type CellData = { tithi?: number; festivals?: string[]; more?: number }
export type MonthCell = { date: string; day: number; tithi: string; phase: number; festivals: string[]; more: number }

type Month = { title: string; lead: number; previous: string | null; next: string | null }
/** `first` is the date of its first day; `tithis` are the names of the thirty. */
export type MonthData = Month & { first: string; tithis: string[]; cells: CellData[] }
export type MonthView = Month & { cells: MonthCell[] }

type Limb = 'tithis' | 'nakshatras' | 'yogas' | 'karanas' | 'good' | 'avoid'

/** The end of the day before, which runs until this day's sunrise. */
export type EveData = { start: number; dusk: number; end: number; choghadiya: PartData[]; horas: PartData[] } & Record<
  'tithis' | 'nakshatras' | 'good',
  SpanData[]
>
export type EveView = { start: number } & Record<'tithis' | 'nakshatras' | 'choghadiya' | 'horas' | 'good', SpanView[]>

type DayFacts = {
  place: { id: string; name: string; label: string }
  date: string
  dateText: string
  previous: string | null
  next: string | null
  zone: string
  /** The offsets of the place's local time from UTC around this day; more than one if the offset changes. */
  offsets: Offset[]
  /** If the Sun does not rise or set. */
  noSun: string | null
  /** Sunrise, sunset, and the next sunrise. */
  start: number
  dusk: number
  end: number
  light: { night: boolean; start: number; end: number; label: string }[]
  /** Shares of the day (0–1) for the axis, with their hours; `main` ones have room on a phone. */
  axis: { at: number; label: string; main?: true }[]
  /** Rise and set of Sun and Moon; `note` if it is before this day's sunrise. */
  sky: { name: string; value: string; note: string }[]
  phase: number
  calendars: Fact[]
  observances: ObservanceView[]
  /** Names of lesser and regional days. */
  minor?: string
  grahas: { graha: string; sign: string; degree: string; star: string; state: string }[]
  rules: string
  what: (typeof blockHelpTexts)['en']
}

/** `eve` exists if the page is requested before this day's sunrise. */
export type PanchangData = DayFacts &
  Record<Limb, SpanData[]> &
  Record<'choghadiya' | 'horas', PartsData> & { eve: EveData | null; more: TableData[]; month: MonthData }

export type PanchangView = DayFacts &
  Record<Limb, SpanView[]> &
  Record<'choghadiya' | 'horas', PartsView> & { eve: EveView | null; more: TableView[]; month: MonthView }
