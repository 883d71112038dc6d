// Tables between the grahas of a chart: friendships and aspects.
import { GRAHAS, type Graha, type Planet, SEVEN } from '../zodiac.ts'
import { aspectHouses, aspectsSign, type NodeAspects } from './aspects.ts'
import { type Chart, signIn, signOfHouse } from './chart.ts'
import {
  type CompoundRelation,
  compoundRelation,
  naturalRelation,
  type Relation,
  temporalRelation,
} from './friendship.ts'

export type Friendship = {
  of: Planet
  to: Planet
  natural: Relation
  temporal: 'friend' | 'enemy'
  compound: CompoundRelation
}

export type Aspect = {
  graha: Graha
  /** Counted from the graha. */
  aspect: number
  /** The aspected sign and house, and the grahas in it. */
  sign: number
  house: number
  grahas: Graha[]
}

/** The relation of each of the seven to each other one: 42 rows. */
export function friendshipsOf(chart: Chart): Friendship[] {
  return SEVEN.flatMap((of) =>
    SEVEN.filter((to) => to !== of).map((to) => {
      const natural = naturalRelation(of, to)
      const temporal = temporalRelation(signIn(chart, of), signIn(chart, to))
      return { of, to, natural, temporal, compound: compoundRelation(natural, temporal) }
    }),
  )
}

/** Every full aspect by sign, also on empty houses. */
export function aspectsOf(chart: Chart, nodes: NodeAspects): Aspect[] {
  return GRAHAS.flatMap((graha) =>
    aspectHouses(graha, nodes).map((aspect) => {
      const sign = (signIn(chart, graha) + aspect - 1) % 12
      const house = ((sign - signOfHouse(chart, 1) + 12) % 12) + 1
      const grahas = GRAHAS.filter(
        (other) => signIn(chart, other) === sign && aspectsSign(graha, signIn(chart, graha), sign, nodes),
      )
      return { graha, aspect, sign, house, grahas }
    }),
  )
}
