// A calendar file (RFC 5545) of instants of a chart.
type Entry = { at: number; words: string }

const stamp = (ms: number) => new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`)

/** Lines hold at most 75 octets; the rest goes on after a space. */
const fold = (line: string) => line.replace(/(?=.{71})(.{70})/gu, '$1\r\n ')

/** Each entry takes an instant. The names hold no letters of more than two octets. */
export function calendarText(entries: readonly Entry[], now: number): string {
  const events = entries.flatMap(({ at, words }, i) => [
    'BEGIN:VEVENT',
    `UID:${stamp(at)}-${i}-${words
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 40)}@drishti`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(at)}`,
    `DTEND:${stamp(at)}`,
    `SUMMARY:${escaped(words)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ])
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Drishti//Transits//EN', ...events, 'END:VCALENDAR', '']
  return lines.map(fold).join('\r\n')
}
