// A birth chart as the rules read it: sidereal longitudes, and the questions that yogas and doshas ask of them.
import type { Placement } from '../words/message.ts'
import { GRAHAS, type Graha, houseFrom, type Planet, signLord, signOf } from '../zodiac.ts'
import { aspectsSign } from './aspects.ts'
import { ownDignity } from './dignity.ts'

export type Chart = {
  /** Sidereal ascendant, degrees. */
  ascendant: number
  lons: Readonly<Record<Graha, number>>
  /** Degrees a day; negative is retrograde. */
  speeds: Readonly<Record<Graha, number>>
}

export const KENDRAS: readonly number[] = [1, 4, 7, 10]
export const TRIKONAS: readonly number[] = [1, 5, 9]
export const DUSTHANAS: readonly number[] = [6, 8, 12]
/** The three that the books name for yogas of all benefics; `beneficsOf` leaves out a Mercury beside malefics. */
export const THREE_BENEFICS: readonly Planet[] = ['jupiter', 'venus', 'mercury']
export const NATURAL_MALEFICS: readonly Graha[] = ['sun', 'mars', 'saturn', 'rahu', 'ketu']

export const lagnaSign = (chart: Chart): number => signOf(chart.ascendant)
export const signIn = (chart: Chart, graha: Graha): number => signOf(chart.lons[graha])

/** House of a graha in whole signs, from the lagna unless another sign is given. */
export function houseIn(chart: Chart, graha: Graha, from: number = lagnaSign(chart)): number {
  return houseFrom(from, signIn(chart, graha))
}

/** Sign of a house from the lagna. */
export function signOfHouse(chart: Chart, house: number): number {
  return (lagnaSign(chart) + house - 1) % 12
}

/** Lord of a house from the lagna. */
export function lordOf(chart: Chart, house: number): Planet {
  return signLord(signOfHouse(chart, house))
}

/** Grahas standing in a sign. */
export function occupants(chart: Chart, sign: number): Graha[] {
  return GRAHAS.filter((graha) => signIn(chart, graha) === sign)
}

export function conjunct(chart: Chart, a: Graha, b: Graha): boolean {
  return a !== b && signIn(chart, a) === signIn(chart, b)
}

/** True if one graha aspects another by sign. */
export function looksAt(chart: Chart, a: Graha, b: Graha): boolean {
  return a !== b && aspectsSign(a, signIn(chart, a), signIn(chart, b))
}

/** Two lords joined: in one sign, looking at each other, or each in the other's sign. */
export function joined(chart: Chart, a: Planet, b: Planet): boolean {
  return conjunct(chart, a, b) || (looksAt(chart, a, b) && looksAt(chart, b, a)) || exchanged(chart, a, b)
}

/** Each in a sign of the other (parivartana). */
export function exchanged(chart: Chart, a: Planet, b: Planet): boolean {
  return a !== b && signLord(signIn(chart, a)) === b && signLord(signIn(chart, b)) === a
}

/** Exalted, moolatrikona or in its own sign. */
export function isDignified(chart: Chart, graha: Graha): boolean {
  const dignity = ownDignity(graha, chart.lons[graha])
  return dignity !== null && dignity !== 'debilitated'
}

export function placementOf(chart: Chart, graha: Graha): Placement {
  return { graha, sign: signIn(chart, graha), house: houseIn(chart, graha), from: 'lagna' }
}
