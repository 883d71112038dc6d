// Planetary hours: twelfths of the day and of the night.
import { type Planet, weekdayLord } from '../zodiac.ts'
import { partsOf } from './day-parts.ts'
import type { Stretch, SunDay } from './sun-day.ts'

export type Hora = Stretch & { lord: Planet }

/** From one hora to the next the lords follow the Chaldean order. */
const ORDER: readonly Planet[] = ['sun', 'venus', 'mercury', 'moon', 'saturn', 'jupiter', 'mars']

/** The 24 horas of a day; the first belongs to the weekday's lord. */
export function horas({ light, dark }: SunDay, weekday: number): { day: Hora[] | null; night: Hora[] | null } {
  const first = ORDER.indexOf(weekdayLord(weekday))
  const from = (stretch: Stretch | null, offset: number) =>
    stretch && partsOf(stretch, 12).map((part, i) => ({ lord: ORDER[(first + offset + i) % 7]!, ...part }))
  return { day: from(light, 0), night: from(dark, 12) }
}
