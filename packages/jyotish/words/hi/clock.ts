const pad = (n: number) => String(n).padStart(2, '0')

/**
 * The part of the day that Hindi says before an hour of twelve: partOfDay(15) = दोपहर. Null from midnight to three: "रात 1:47" of a
 * day is commonly understood as the night that begins on its evening.
 */
export function partOfDay(hour: number): string | null {
  if (hour < 3) return null
  if (hour < 5) return 'तड़के'
  if (hour < 12) return 'सुबह'
  if (hour < 16) return 'दोपहर'
  return hour < 20 ? 'शाम' : 'रात'
}

/**
 * A time of day by twelve hours, of an hour (0 … 23), a minute and, where given, a second: twelveHours(15, 8) = दोपहर 3:08,
 * twelveHours(1, 47) = 1:47 AM, as the large almanacs print it.
 */
export function twelveHours(hour: number, minute: number, second?: number): string {
  const time = `${((hour + 11) % 12) + 1}:${pad(minute)}${second === undefined ? '' : `:${pad(second)}`}`
  const part = partOfDay(hour)
  return part === null ? `${time} AM` : `${part} ${time}`
}
