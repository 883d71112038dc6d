// The thirty-two nabhasa yogas: patterns of the seven grahas over the houses. Source: BPHS ch. 35.
import { modalityOf, type Planet, SEVEN } from '../../zodiac.ts'
import { type Chart, houseIn, KENDRAS, signIn } from '../chart.ts'

/** Houses 1 to 12 as a set of bits. */
type Houses = number
type Shape = { houses: Houses; benefics: Houses; malefics: Houses }
const BENEFICS: readonly Planet[] = ['mercury', 'jupiter', 'venus']
const MALEFICS: readonly Planet[] = ['sun', 'mars', 'saturn']

const set = (...houses: readonly number[]): Houses => houses.reduce((bits, house) => bits | (1 << house), 0)
const run = (from: number, length: number) => set(...Array.from({ length }, (_, i) => ((from + i - 1) % 12) + 1))
/** Is every house that is found allowed? */
const inside = (found: Houses, allowed: Houses) => (found & ~allowed) === 0
/** The grahas occupy all houses of one of the choices, and no other. */
const fill = (...choices: readonly Houses[]) => {
  return ({ houses }: Shape) => choices.includes(houses)
}
const [FIRST_AND_SEVENTH, FOURTH_AND_TENTH] = [set(1, 7), set(4, 10)]

const AKRITI: Readonly<Record<string, (shape: Shape) => boolean>> = {
  gada: fill(set(1, 4), set(4, 7), set(7, 10), set(10, 1)),
  shakata_akriti: fill(FIRST_AND_SEVENTH),
  vihaga: fill(FOURTH_AND_TENTH),
  shringataka: fill(set(1, 5, 9)),
  hala: fill(set(2, 6, 10), set(3, 7, 11), set(4, 8, 12)),
  vajra: ({ benefics, malefics }) => inside(benefics, FIRST_AND_SEVENTH) && inside(malefics, FOURTH_AND_TENTH),
  yava: ({ benefics, malefics }) => inside(malefics, FIRST_AND_SEVENTH) && inside(benefics, FOURTH_AND_TENTH),
  kamala: fill(set(...KENDRAS)),
  vapi: fill(set(2, 5, 8, 11), set(3, 6, 9, 12)),
  yupa: fill(run(1, 4)),
  shara: fill(run(4, 4)),
  shakti: fill(run(7, 4)),
  danda: fill(run(10, 4)),
  nauka: fill(run(1, 7)),
  kuta: fill(run(4, 7)),
  chhatra: fill(run(7, 7)),
  chapa: fill(run(10, 7)),
  ardhachandra: fill(...[2, 3, 5, 6, 8, 9, 11, 12].map((from) => run(from, 7))),
  chakra: fill(set(1, 3, 5, 7, 9, 11)),
  samudra: fill(set(2, 4, 6, 8, 10, 12)),
}
const AKRITI_IDS = Object.keys(AKRITI)

const SANKHYA = ['gola', 'yuga', 'shula', 'kedara', 'pasha', 'dama', 'vallaki'] as const

/** Ids of the nabhasa yogas of a chart. The sankhya kind counts only where no other shape is formed. */
export function nabhasaYogas(chart: Chart): string[] {
  const houses = (planets: readonly Planet[]) => set(...planets.map((planet) => houseIn(chart, planet)))
  const shape = { houses: houses(SEVEN), benefics: houses(BENEFICS), malefics: houses(MALEFICS) }
  const found = AKRITI_IDS.filter((id) => AKRITI[id]!(shape))
  const modalities = new Set(SEVEN.map((planet) => modalityOf(signIn(chart, planet))))
  if (modalities.size === 1) found.push({ movable: 'rajju', fixed: 'musala', dual: 'nala' }[[...modalities][0]!])
  if (inThreeKendras(shape.benefics)) found.push('mala')
  if (inThreeKendras(shape.malefics)) found.push('sarpa')
  if (found.length === 0) found.push(SANKHYA[new Set(SEVEN.map((planet) => signIn(chart, planet))).size - 1]!)
  return found
}

function inThreeKendras(found: Houses): boolean {
  return KENDRAS.filter((house) => found & (1 << house)).length === 3 && inside(found, set(...KENDRAS))
}

export const NABHASA_IDS = [...AKRITI_IDS, 'rajju', 'musala', 'nala', 'mala', 'sarpa', ...SANKHYA]
