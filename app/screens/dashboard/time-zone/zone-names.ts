// Names of a time zone.

/** A readable zone id: "Asia/Kolkata", "America/New York". */
export function zoneLabel(zone: string): string {
  return zone.replaceAll('_', ' ')
}

const names = new Map<string, string>()

/** The common name of the zone in a language: "India Standard Time". */
export function commonName(zone: string, language: string): string {
  return nameIn(zone, { language, style: 'longGeneric' })
}

/** "IST" or "EST", as used in India and America, else the offset. */
export function abbreviations(zone: string): string[] {
  return ['en-IN', 'en-US'].map((language) => nameIn(zone, { language, style: 'short' }))
}

/** The current offset: "GMT+5:30" and "GMT+05:30". */
export function offsets(zone: string): string[] {
  return (['shortOffset', 'longOffset'] as const).map((style) => nameIn(zone, { language: 'en', style }))
}

type Style = 'longGeneric' | 'short' | 'shortOffset' | 'longOffset'

function nameIn(zone: string, { language, style }: { language: string; style: Style }): string {
  const key = `${language} ${style} ${zone}`
  let name = names.get(key)
  if (name === undefined) {
    const parts = new Intl.DateTimeFormat(language, { timeZone: zone, timeZoneName: style }).formatToParts()
    name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    names.set(key, name)
  }
  return name
}

/** "India Standard Time (Asia/Kolkata)", in a language. */
export function namedZone(zone: string, language: string): string {
  return zone === 'UTC' ? zone : `${commonName(zone, language)} (${zoneLabel(zone)})`
}
