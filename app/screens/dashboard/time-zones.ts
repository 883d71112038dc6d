// The time zones of the runtime, found by the names that people call them by.
import { zoneToday } from '#workers/contract/wall-clock.ts'
import { commonName } from './zone-names.ts'

/** All zones that the browser offers, under the names of today, and `zone`. */
export function allZones(zone: string): string[] {
  return [...new Set([zone, ...Intl.supportedValuesOf('timeZone').map(zoneToday)])].filter(Boolean).sort()
}

/** The zones with all of the typed words in their names, those with whole words first. English and the language have a name each. */
export function matchingZones(zones: readonly string[], { typed, language }: { typed: string; language: string }) {
  const words = wordsOf(typed)
  if (words.length === 0) return zones
  const languages = [...new Set(['en', language])]
  const whole: string[] = []
  const parts: string[] = []
  for (const zone of zones) {
    const name = wordsOf([zone, ...languages.map((each) => commonName(zone, each))].join(' '))
    if (words.every((word) => name.includes(word))) whole.push(zone)
    else if (words.every((word) => name.some((each) => each.includes(word)))) parts.push(zone)
  }
  return [...whole, ...parts]
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[\s,/_]+/)
    .filter(Boolean)
}
