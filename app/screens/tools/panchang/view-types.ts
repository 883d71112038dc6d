// What the page is drawn from: words and times already written, instants only where "now" is marked.
import type { blockHelpText } from './block-help-text.ts'

export type Tone = 'good' | 'neutral' | 'bad'

export type SpanView = {
  name: string
  start: number
  end: number
  /** As the page's clock writes them: "3:08 pm", or "Sun 22, 3:08 pm" where the day is another one. */
  from: string
  to: string
  note?: string
  tone?: Tone
}

export type Fact = readonly [name: string, value: string]

export type ObservanceView = {
  name: string
  /** The rule that decided the date. */
  why: string
  tradition: string
  parana: string | null
  start: number | null
  end: number | null
}

export type MonthCell = { date: string; day: number; tithi: string; phase: number; festivals: string[]; more: number }

export type PanchangView = {
  place: { id: string; name: string; label: string }
  date: string
  dateText: string
  previous: string | null
  next: string | null
  zone: string
  /** What clocks of the place are ahead of UTC at sunrise, for the mark of now; `turn`: from when on they show else. */
  offsetMs: number
  turn: { at: number; offsetMs: number } | null
  /** Where the Sun does not rise or set. */
  noSun: string | null
  /** Sunrise, and the next one. */
  start: number
  end: number
  light: { night: boolean; start: number; end: number; label: string }[]
  /** Shares of the day (0–1) for the axis, with their hours. */
  axis: { at: number; label: string }[]
  /** Rising and setting of Sun and Moon; `note` where it lies before this day's sunrise. */
  sky: { name: string; value: string; note: string }[]
  phase: number
  tithis: SpanView[]
  nakshatras: SpanView[]
  yogas: SpanView[]
  karanas: SpanView[]
  good: SpanView[]
  avoid: SpanView[]
  choghadiya: { day: SpanView[]; night: SpanView[] }
  horas: { day: SpanView[]; night: SpanView[] }
  /** What runs before this day's sunrise, where the page is asked for then: the end of the day before. */
  eve: ({ start: number } & Record<'tithis' | 'nakshatras' | 'choghadiya' | 'horas' | 'good', SpanView[]>) | null
  calendars: Fact[]
  observances: ObservanceView[]
  more: { title: string; what: string; term: string; facts: Fact[] }[]
  grahas: { graha: string; sign: string; degree: string; star: string; state: string }[]
  month: { title: string; lead: number; previous: string | null; next: string | null; cells: MonthCell[] }
  rules: string
  what: typeof blockHelpText
}
