// Friendship among the seven grahas. Source: Brihat Parashara Hora Shastra, ch. 3.
import { houseFrom, type Planet } from '../zodiac.ts'

export type Relation = 'friend' | 'neutral' | 'enemy'
export type CompoundRelation = 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy'

const NATURAL: Readonly<Record<Planet, { friends: readonly Planet[]; enemies: readonly Planet[] }>> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { friends: ['sun', 'mercury'], enemies: [] },
  mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
}

/** The natural relation of `of` to `to`. naturalRelation('moon', 'mercury') = friend; the other way round: enemy. */
export function naturalRelation(of: Planet, to: Planet): Relation {
  if (of === to) return 'friend'
  if (NATURAL[of].friends.includes(to)) return 'friend'
  return NATURAL[of].enemies.includes(to) ? 'enemy' : 'neutral'
}

/** Temporal friends (tatkalika) are in the 2nd, 3rd, 4th, 10th, 11th or 12th sign from each other. */
export function temporalRelation(ofSign: number, toSign: number): 'friend' | 'enemy' {
  return [2, 3, 4, 10, 11, 12].includes(houseFrom(ofSign, toSign)) ? 'friend' : 'enemy'
}

/** The two together, from great friend to great enemy. */
export function compoundRelation(natural: Relation, temporal: 'friend' | 'enemy'): CompoundRelation {
  const sum = { friend: 1, neutral: 0, enemy: -1 }[natural] + { friend: 1, enemy: -1 }[temporal]
  return (['great_enemy', 'enemy', 'neutral', 'friend', 'great_friend'] as const)[sum + 2]!
}
