// The time zones of the runtime, searchable by their common names.
import { zoneToday } from '#workers/contract/time/wall-clock.ts'
import { abbreviations, commonName, offsets } from './zone-names.ts'

/** All zones of the browser under their current names, and `zone`. */
export function allZones(zone: string): string[] {
  return [...new Set([zone, ...Intl.supportedValuesOf('timeZone').map(zoneToday)])].filter(Boolean).sort()
}

/**
 * The zones whose names contain all typed words, those with whole words first. Searches the English name and that of
 * the language; a short word may be an abbreviation, and one with a digit an offset.
 */
export function matchingZones(zones: readonly string[], { typed, language }: { typed: string; language: string }) {
  const words = wordsOf(typed)
  if (words.length === 0) return zones
  const languages = [...new Set(['en', language])]
  // Only the needed kinds of names, because each of the 420 names needs its own formatter.
  const isShort = words.some((word) => /^[a-z]{2,5}$/.test(word))
  const hasDigit = words.some((word) => /\d/.test(word))
  const whole: string[] = []
  const parts: string[] = []
  for (const zone of zones) {
    const name = wordsOf(
      [
        zone,
        ...languages.map((each) => commonName(zone, each)),
        ...(isShort ? abbreviations(zone) : []),
        ...(hasDigit ? offsets(zone) : []),
      ].join(' '),
    )
    if (words.every((word) => name.includes(word))) whole.push(zone)
    else if (words.every((word) => name.some((each) => each.includes(word)))) parts.push(zone)
  }
  return [...whole, ...parts]
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('utc+', 'gmt+')
    .replaceAll('utc-', 'gmt-')
    .split(/[\s,/_]+/)
    .filter(Boolean)
}
