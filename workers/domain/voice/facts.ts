// Reports of a telephone provider on a call, as a set: order, repetition and most gaps do not matter. Pure.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Fact } from '#workers/domain/consultations/index.ts'

/**
 * Reports with the same `key` are one fact: `c:<conference>:<seq>` and `k:<leg>:<seq>` from webhooks, `r:…` and `p:…` from
 * polling. `seen` is evidence that a leg was still in the conference. Instants in ms UTC.
 */
export type VoiceFact =
  | { key: string; type: 'join' | 'leave'; side: Side; leg: string; conference: string; at: number }
  | { key: string; type: 'conference-end'; conference: string; at: number }
  | { key: string; type: 'leg-end'; leg: string; at: number }
  | { key: string; type: 'seen'; side: Side; leg: string; at: number }

/** Facts from webhooks replace those from polling, whose instants are less exact. */
export const ASKED = 'r:'

/**
 * The facts for the meter: a leg is present from its join until the first of its leave, its own end and the end of its
 * conference. A leg without a known join is not billed.
 */
export function meterFacts(facts: readonly VoiceFact[]): Fact[] {
  return [...joinsOf(facts)].flatMap(([leg, { side, at, conferences }]) => {
    const own: Fact[] = [{ key: `join:${leg}`, kind: 'join', side, connection: leg, at }]
    for (const fact of facts) {
      const { key } = fact
      const mine = fact.type === 'conference-end' ? conferences.has(fact.conference) : fact.leg === leg
      if (!mine || fact.type === 'join') continue
      if (fact.type === 'seen') own.push({ key, kind: 'alive', side, connection: leg, at: fact.at })
      else own.push({ key: `${key}:${leg}`, kind: 'leave', side, connection: leg, at: fact.at })
    }
    return own
  })
}

type Joined = { side: Side; at: number; asked: boolean; conferences: Set<string> }

function joinsOf(facts: readonly VoiceFact[]): Map<string, Joined> {
  const legs = new Map<string, Joined>()
  for (const fact of facts) {
    if (fact.type !== 'join') continue
    const asked = fact.key.startsWith(ASKED)
    const known = legs.get(fact.leg)
    const conferences = new Set([...(known?.conferences ?? []), fact.conference])
    const first = !known || (known.asked && !asked) || (known.asked === asked && fact.at < known.at)
    legs.set(
      fact.leg,
      first ? { side: fact.side, at: fact.at, asked, conferences } : { ...known, conferences: conferences },
    )
  }
  return legs
}

/** The legs that joined and have not left. */
export function legsInside(facts: readonly VoiceFact[]): { side: Side; leg: string }[] {
  const meter = meterFacts(facts)
  const gone = new Set(meter.flatMap((fact) => (fact.kind === 'leave' ? [fact.connection] : [])))
  return meter.flatMap((fact) =>
    fact.kind === 'join' && !gone.has(fact.connection) ? [{ side: fact.side, leg: fact.connection }] : [],
  )
}

/**
 * True once join and leave of each of these legs are known. The end of the conference is not enough, because a leg whose own
 * report was lost may have left long before.
 */
export function allOver(legs: readonly string[], facts: readonly VoiceFact[]): boolean {
  const joined = joinsOf(facts)
  const gone = new Set(facts.flatMap((fact) => (fact.type === 'leave' || fact.type === 'leg-end' ? [fact.leg] : [])))
  return legs.every((leg) => joined.has(leg) && gone.has(leg))
}
