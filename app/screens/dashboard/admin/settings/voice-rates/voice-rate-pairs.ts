// The rates of each country and device: the current one, planned ones, and all.
import { currentLanguage } from '#app/language/language.ts'
import type { VoiceRate } from '#workers/contract/admin/voice-rates.ts'
import { ANY_COUNTRY } from '#workers/contract/limits.ts'
import { voiceRatesTexts } from './voice-rates-text.ts'

export type RatePair = {
  country: string
  name: string
  device: VoiceRate['device']
  /** Null for a country without a rate of its own. */
  now: VoiceRate | null
  /** The next one first. */
  planned: VoiceRate[]
  /** The newest first. */
  all: VoiceRate[]
}

type Known = { rates: readonly VoiceRate[]; countries: readonly string[]; at: number }

/** All other countries first, then by name, including countries without a rate of their own. */
export function pairsOf({ rates, countries, at }: Known): RatePair[] {
  const pairs = new Map<string, VoiceRate[]>(countries.map((country) => [`${country} phone`, []]))
  for (const rate of rates) {
    const key = `${rate.country} ${rate.device}`
    pairs.set(key, [...(pairs.get(key) ?? []), rate])
  }
  return [...pairs].map(([key, all]) => pairOf(key, all, at)).sort(byName)
}

function pairOf(key: string, all: VoiceRate[], at: number): RatePair {
  const [country = ANY_COUNTRY, device] = key.split(' ') as [string, VoiceRate['device']]
  return {
    country,
    device,
    all,
    name: nameOf(country),
    now: all.find(({ since }) => since <= at) ?? null,
    planned: all.filter(({ since }) => since > at).reverse(),
  }
}

function byName(a: RatePair, b: RatePair): number {
  const others = Number(b.country === ANY_COUNTRY) - Number(a.country === ANY_COUNTRY)
  return others || a.name.localeCompare(b.name, 'en') || a.device.localeCompare(b.device)
}

function nameOf(country: string): string {
  if (country === ANY_COUNTRY) return voiceRatesTexts[currentLanguage()].others
  return new Intl.DisplayNames('en', { type: 'region' }).of(country) ?? country
}

export function pairName({ name, device }: Pick<RatePair, 'name' | 'device'>): string {
  const text = voiceRatesTexts[currentLanguage()]
  return text.pair(name, text.devices[device])
}

/** 51800 → "$0.0518". */
export function formatMicros(micros: number): string {
  return `$${(micros / 1_000_000).toFixed(6).replace(/(\.\d{2}\d*?)0+$/, '$1')}`
}

/** The day in UTC, because rates start at its midnight, or later in the day. */
export function utcDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10)
}
