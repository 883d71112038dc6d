// The names of a time zone as people read them.

/** A zone as it is read: "Asia/Kolkata", "America/New York". */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ')
}

const names = new Map<string, string>()

/** The name that people call the zone by in a language: "India Standard Time". */
export function commonName(zone: string, language: string): string {
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
