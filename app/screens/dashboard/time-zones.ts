// The time zones of the runtime, and the names by which people look for them.
import { zoneToday } from '#workers/contract/wall-clock.ts'

/** A zone as it is read: "Asia/Kolkata", "America/New York". */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ')
}

/** All zones that the browser offers, under the names of today, and `zone`. */
export function allZones(zone: string): string[] {
  return [...new Set([zone, ...Intl.supportedValuesOf('timeZone').map(zoneToday)])].filter(Boolean).sort()
}

const names = new Map<string, string>()

/** The name that people call the zone by in a language: "India Standard Time". */
function commonName(zone: string, language: string): string {
  const key = `${language} ${zone}`
  let name = names.get(key)
  if (name === undefined) {
    const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(0)
    name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    names.set(key, name)
  }
  return name
}

/** "India Standard Time (Asia/Kolkata)", in a language. */
export function namedZone(zone: string, language: string): string {
  return zone === 'UTC' ? zone : `${commonName(zone, language)} (${zoneLabel(zone)})`
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
