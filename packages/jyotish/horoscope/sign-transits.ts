// The stays of a span counted from one sign: each with its house, and whether it is favourable.
import { type Graha, houseFrom } from '../zodiac.ts'
import { type Gochara, gocharaOf } from './gochara.ts'
import type { Phase, SkySpan, Stay, Turn } from './sky-span.ts'

export type SignedStay = Stay & Gochara & { house: number }
export type SignedSky = {
  sign: number
  /** The number that turns the wordings: that of the period, moved on for other bases so that their texts differ. */
  turn: number
  sky: SkySpan
  stays: SignedStay[]
  turns: (Turn & { house: number })[]
  phases: (Phase & { house: number })[]
}

const holds = ({ from, to }: Stay, ms: number) => ms >= from && ms < to

/** Houses of all grahas at an instant, by their stays. */
function housesAt(stays: readonly Stay[], sign: number, ms: number): Partial<Record<Graha, number>> {
  const houses: Partial<Record<Graha, number>> = {}
  for (const stay of stays) if (holds(stay, ms)) houses[stay.graha] = houseFrom(sign, stay.sign)
  return houses
}

/** Obstruction is judged in the middle of each stay's part of the span. */
export function signedSky(sky: SkySpan, sign: number, ahead = 0): SignedSky {
  const house = (at: number) => houseFrom(sign, at)
  return {
    sign,
    turn: sky.span.number + ahead,
    sky,
    stays: sky.stays.map((stay) => {
      const houses = housesAt(sky.stays, sign, (stay.from + stay.to) / 2)
      return { ...stay, house: house(stay.sign), ...gocharaOf(stay.graha, house(stay.sign), houses) }
    }),
    turns: sky.turns.map((turn) => ({ ...turn, house: house(turn.sign) })),
    phases: sky.phases.map((phase) => ({ ...phase, house: house(phase.sign) })),
  }
}
