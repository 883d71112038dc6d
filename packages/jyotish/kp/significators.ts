// Significators of the houses, in four ranks, a to d: the grahas in the star of an occupant, the occupants, the grahas in
// the star of the owner, the owner. Source: K.S. Krishnamurti, KP Reader 3 (Predictive Stellar Astrology).
import { aspectsSign } from '../kundli/aspects.ts'
import { GRAHAS, type Graha, type Planet } from '../zodiac.ts'

export const RANKS = ['a', 'b', 'c', 'd'] as const
export type Rank = (typeof RANKS)[number]

/** Place of a graha for the rules of KP: its house by the cusps, the lord of its star, its sign. */
export type KpPlace = { graha: Graha; house: number; star: Graha; sign: number; signLord: Planet }

export type HouseSignificators = { house: number; owner: Planet } & Record<Rank, Graha[]>
/** The houses that a graha signifies: a that of its star lord, b its own, c the star lord's houses, d its own ones. */
export type GrahaSignificators = { graha: Graha } & Record<Rank, number[]>

/** `owners` are the lords of the twelve cusps' signs. */
export function houseSignificators(places: readonly KpPlace[], owners: readonly Planet[]): HouseSignificators[] {
  return owners.map((owner, i) => {
    const house = i + 1
    const inStarOf = (lords: readonly Graha[]) =>
      places.filter(({ star }) => lords.includes(star)).map(({ graha }) => graha)
    const occupants = places.filter((place) => place.house === house).map(({ graha }) => graha)
    return { house, owner, a: inStarOf(occupants), b: occupants, c: inStarOf([owner]), d: [owner] }
  })
}

export function grahaSignificators(houses: readonly HouseSignificators[]): GrahaSignificators[] {
  const of = (graha: Graha, rank: Rank) => houses.filter((each) => each[rank].includes(graha)).map(({ house }) => house)
  return GRAHAS.map((graha) => ({
    graha,
    a: of(graha, 'a'),
    b: of(graha, 'b'),
    c: of(graha, 'c'),
    d: of(graha, 'd'),
  }))
}

/** For whom a node acts: those joined with it and those that aspect it, the lord of its star, the lord of its sign. */
export type NodeAgency = { node: 'rahu' | 'ketu'; joined: Graha[]; looking: Graha[]; star: Graha; signLord: Planet }

export function nodeAgencies(places: readonly KpPlace[]): NodeAgency[] {
  return (['rahu', 'ketu'] as const).map((node) => {
    const own = places.find(({ graha }) => graha === node)!
    const others = places.filter(({ graha }) => graha !== 'rahu' && graha !== 'ketu')
    return {
      node,
      joined: others.filter(({ sign }) => sign === own.sign).map(({ graha }) => graha),
      looking: others.filter(({ graha, sign }) => aspectsSign(graha, sign, own.sign)).map(({ graha }) => graha),
      star: own.star,
      signLord: own.signLord,
    }
  })
}
