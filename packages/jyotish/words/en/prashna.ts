// English sentences of what the books consider in a question's chart.
import type { PrashnaRule } from '../../prashna/prashna.ts'

/** The sentence of each rule of a question’s chart. */
export const PRASHNA_FINDINGS: Readonly<Record<PrashnaRule, string>> = {
  lords_come_together: 'The lords of the lagna and of the matter come together (ithasala).',
  lords_part: 'The lords of the lagna and of the matter part from each other (ishrafa).',
  light_is_carried: 'A third graha carries the light from one lord to the other (nakta, yamaya).',
  one_lord: 'The lagna and the matter have one lord.',
  lord_in_the_house: 'One of the two lords stands in the other’s house.',
  moon_comes_to_a_lord: 'The Moon comes to a lord of the two houses.',
  benefics_in_angles: 'Benefics stand in angles.',
  malefics_in_angles: 'Malefics stand in angles.',
  rises_head_first: 'The sign that rises comes with its head.',
  rises_feet_first: 'The sign that rises comes with its back.',
}
