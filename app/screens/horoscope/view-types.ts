import type { HoroscopePeriod } from '#workers/contract/content/horoscope-periods.ts'

/** A sentence with what it rests on, both in words. */
export type HoroscopeSentence = { text: string; causes: { what: string; when: string }[] }

export type HoroscopeView = {
  sign: number
  when: HoroscopePeriod
  basis: 'moon' | 'sun' | 'sun_tropical'
  spanText: string
  place: { id: string; name: string; label: string }
  areas: { area: string; score: number; said: HoroscopeSentence[] }[]
  /** The day of the list of transits, where the time is longer than a few days. */
  middle: string | null
  transits: { graha: string; sign: string; until: string; retrograde: boolean; house: number }[]
  events: { what: string; when: string }[]
  windows: { name: string; span: string; tone: 'good' | 'neutral' | 'bad' }[]
  saturn: string | null
  chandrashtama: string | null
  rule: string
  rules: string
}

/** A graha of the sky over a birth chart; no house from a lagna that the birth time leaves open. */
export type PersonalRow = {
  graha: string
  sign: string
  fromLagna: number | null
  fromMoon: number
  points: number
  own: number | null
}

export type PersonalView = {
  name: string
  spanText: string
  period: 'day' | 'week'
  facts: string
  notes: string[]
  periods: { name: string; lord: string; span: string }[]
  stars: HoroscopeSentence[]
  lords: HoroscopeSentence[]
  transits: HoroscopeSentence[]
  rows: PersonalRow[]
  /** The birth as the URL of its kundli contains it. */
  fragment: string
  rules: string
}
