const pad = (n: number) => String(n).padStart(2, '0')

/** A time of day by twelve hours, of an hour (0 … 23), a minute and, where given, a second: twelveHours(1, 47) = 1:47 am. */
export function twelveHours(hour: number, minute: number, second?: number): string {
  const seconds = second === undefined ? '' : `:${pad(second)}`
  return `${((hour + 11) % 12) + 1}:${pad(minute)}${seconds} ${hour < 12 ? 'am' : 'pm'}`
}
