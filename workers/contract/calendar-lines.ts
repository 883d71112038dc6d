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

/** Lines of at most 75 octets, folded with a space (RFC 5545, 3.1); a letter has four at most. */
function fold(line: string): string {
  const letters = [...line]
  const parts: string[] = []
  while (letters.length > 0) parts.push(letters.splice(0, 18).join(''))
  return new TextEncoder().encode(line).length <= 75 ? line : parts.join('\r\n ')
}
