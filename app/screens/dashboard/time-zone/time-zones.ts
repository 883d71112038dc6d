// The time zones of the runtime, found by the names that people call them by.
import { zoneToday } from '#workers/contract/time/wall-clock.ts'
import { abbreviations, commonName, offsets } from './zone-names.ts'

/** All zones that the browser offers, under the names of today, and `zone`. */
export function allZones(zone: string): string[] {
  return [...new Set([zone, ...Intl.supportedValuesOf('timeZone').map(zoneToday)])].filter(Boolean).sort()
}

/**
 * The zones with all of the typed words in their names, those with whole words first. English and the language have a name each;
 * a short word may be an abbreviation, and one with a digit an offset.
 */
export function matchingZones(zones: readonly string[], { typed, language }: { typed: string; language: string }) {
  const words = wordsOf(typed)
  if (words.length === 0) return zones
  const languages = [...new Set(['en', language])]
  // Each name is made by a formatter of its own: 420 of them for each kind of name.
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
