// The thirty-two nabhasa yogas: patterns of the seven grahas over the houses. Source: BPHS ch. 35.
import { modalityOf, type Planet, SEVEN } from '../zodiac.ts'
import { type Chart, houseIn, KENDRAS, signIn } from './chart.ts'

type Shape = { houses: Set<number>; benefics: Set<number>; malefics: Set<number> }
const BENEFICS: readonly Planet[] = ['mercury', 'jupiter', 'venus']
const MALEFICS: readonly Planet[] = ['sun', 'mars', 'saturn']

const inside = (found: Set<number>, allowed: readonly number[]) => [...found].every((house) => allowed.includes(house))
const fills = (found: Set<number>, wanted: readonly number[]) =>
  inside(found, wanted) && wanted.every((house) => found.has(house))
const run = (from: number, length: number) => Array.from({ length }, (_, i) => ((from + i - 1) % 12) + 1)
const some = (found: Set<number>, choices: readonly (readonly number[])[]) => choices.some((c) => fills(found, c))

const AKRITI: Readonly<Record<string, (shape: Shape) => boolean>> = {
  gada: ({ houses }) =>
    some(houses, [
      [1, 4],
      [4, 7],
      [7, 10],
      [10, 1],
    ]),
  shakata_akriti: ({ houses }) => fills(houses, [1, 7]),
  vihaga: ({ houses }) => fills(houses, [4, 10]),
  shringataka: ({ houses }) => fills(houses, [1, 5, 9]),
  hala: ({ houses }) =>
    some(houses, [
      [2, 6, 10],
      [3, 7, 11],
      [4, 8, 12],
    ]),
  vajra: ({ benefics, malefics }) => inside(benefics, [1, 7]) && inside(malefics, [4, 10]),
  yava: ({ benefics, malefics }) => inside(malefics, [1, 7]) && inside(benefics, [4, 10]),
  kamala: ({ houses }) => fills(houses, KENDRAS),
  vapi: ({ houses }) =>
    some(houses, [
      [2, 5, 8, 11],
      [3, 6, 9, 12],
    ]),
  yupa: ({ houses }) => fills(houses, run(1, 4)),
  shara: ({ houses }) => fills(houses, run(4, 4)),
  shakti: ({ houses }) => fills(houses, run(7, 4)),
  danda: ({ houses }) => fills(houses, run(10, 4)),
  nauka: ({ houses }) => fills(houses, run(1, 7)),
  kuta: ({ houses }) => fills(houses, run(4, 7)),
  chhatra: ({ houses }) => fills(houses, run(7, 7)),
  chapa: ({ houses }) => fills(houses, run(10, 7)),
  ardhachandra: ({ houses }) => [2, 3, 5, 6, 8, 9, 11, 12].some((from) => fills(houses, run(from, 7))),
  chakra: ({ houses }) => fills(houses, [1, 3, 5, 7, 9, 11]),
  samudra: ({ houses }) => fills(houses, [2, 4, 6, 8, 10, 12]),
}

const SANKHYA = ['gola', 'yuga', 'shula', 'kedara', 'pasha', 'dama', 'vallaki'] as const

/** Ids of the nabhasa yogas of a chart. The sankhya kind counts only where no other shape is formed. */
export function nabhasaYogas(chart: Chart): string[] {
  const houses = (planets: readonly Planet[]) => new Set(planets.map((planet) => houseIn(chart, planet)))
  const shape = { houses: houses(SEVEN), benefics: houses(BENEFICS), malefics: houses(MALEFICS) }
  const found = Object.keys(AKRITI).filter((id) => AKRITI[id]!(shape))
  const modalities = new Set(SEVEN.map((planet) => modalityOf(signIn(chart, planet))))
  if (modalities.size === 1) found.push({ movable: 'rajju', fixed: 'musala', dual: 'nala' }[[...modalities][0]!])
  const kendras = (planets: readonly Planet[]) =>
    planets.every((planet) => KENDRAS.includes(houseIn(chart, planet))) && houses(planets).size === 3
  if (kendras(BENEFICS)) found.push('mala')
  if (kendras(MALEFICS)) found.push('sarpa')
  if (found.length === 0) found.push(SANKHYA[new Set(SEVEN.map((planet) => signIn(chart, planet))).size - 1]!)
  return found
}

export const NABHASA_IDS = [...Object.keys(AKRITI), 'rajju', 'musala', 'nala', 'mala', 'sarpa', ...SANKHYA]
