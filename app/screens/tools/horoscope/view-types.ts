import type { When } from './horoscope-text.ts'

/** A sentence with what it rests on, both in words. */
export type Said = { text: string; causes: { what: string; when: string }[] }

export type HoroscopeView = {
  sign: number
  when: When
  basis: 'moon' | 'sun' | 'sun_tropical'
  spanText: string
  place: { id: string; name: string; label: string }
  areas: { area: string; score: number; said: Said[] }[]
  transits: { graha: string; sign: string; until: string; retrograde: boolean; house: number }[]
  events: { what: string; when: string }[]
  windows: { name: string; span: string; tone: 'good' | 'neutral' | 'bad' }[]
  saturn: string | null
  chandrashtama: string | null
  rule: string
  rules: string
}
