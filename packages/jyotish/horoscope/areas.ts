// The areas of life a horoscope speaks of: the houses and the grahas (karakas) that answer for each.
import type { Graha } from '../zodiac.ts'

/** Areas of life that a horoscope speaks of, in the order of its texts. */
export const AREAS = ['general', 'career', 'money', 'love', 'family', 'learning', 'travel', 'wellbeing'] as const
/** A name of `AREAS`. */
export type Area = (typeof AREAS)[number]

type Bearing = {
  /** Weight of a house, 3 for the chief one; others count nothing. */
  houses: Readonly<Record<number, number>>
  karakas: Readonly<Partial<Record<Graha, number>>>
}

export const BEARINGS: Readonly<Record<Area, Bearing>> = {
  general: { houses: { 1: 3, 9: 1, 5: 1 }, karakas: { jupiter: 1, sun: 1 } },
  career: { houses: { 10: 3, 6: 2, 2: 1 }, karakas: { sun: 1.5, saturn: 2, mercury: 1 } },
  money: { houses: { 2: 3, 11: 3, 5: 1, 8: 1 }, karakas: { jupiter: 2, venus: 1, mercury: 1 } },
  love: { houses: { 7: 3, 5: 3, 12: 1 }, karakas: { venus: 2, mars: 1 } },
  family: { houses: { 4: 3, 2: 1, 3: 1, 9: 1 }, karakas: { jupiter: 1, sun: 1, venus: 0.5 } },
  learning: { houses: { 5: 2, 4: 2, 9: 3, 3: 1 }, karakas: { mercury: 2, jupiter: 1.5, ketu: 0.5 } },
  travel: { houses: { 3: 2, 9: 3, 12: 2, 7: 1 }, karakas: { rahu: 1, mercury: 1, mars: 0.5 } },
  wellbeing: { houses: { 1: 3, 6: 2, 4: 1, 12: 1 }, karakas: { sun: 1.5, mars: 1, saturn: 0.5 } },
}
