// The lines of a calendar file (RFC 5545).

/** Instants as 20261121T065100Z. */
export function stamp(ms: number): string {
  return new Date(ms).toISOString().replace(/[-:]|\.\d{3}/g, '')
}

export function escaped(text: string): string {
  return text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll('\n', '\\n')
}

/** Maker of a file, for its PRODID. */
export type CalendarMaker = { platform: string; part: 'Bookings' | 'Readings' | 'Transits' | 'Panchang' | 'Muhurta' }

export function productId({ platform, part }: CalendarMaker): string {
  return `PRODID:-//${escaped(platform)}//${part}//EN`
}

export function calendarText(maker: CalendarMaker, lines: readonly string[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', productId(maker), ...lines, 'END:VCALENDAR', ''].map(fold).join('\r\n')
}

const OCTETS = 75
const octetsOf = (text: string) => new TextEncoder().encode(text).length

/** Lines of at most 75 octets, continued by a space (RFC 5545, 3.1). No character is split. */
function fold(line: string): string {
  const lines: string[] = []
  let [last, octets] = ['', 0]
  for (const letter of line) {
    const more = octetsOf(letter)
    if (octets + more > OCTETS) {
      lines.push(last)
      ;[last, octets] = [' ', 1]
    }
    last += letter
    octets += more
  }
  return [...lines, last].join('\r\n')
}
