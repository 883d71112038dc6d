// Durations of an ended call's legs at the provider, which decide its cost to the platform. Minutes there count from the
// answer of a phone and from the arrival of a page, whether or not anybody is billed for them.
import { SECOND } from '#workers/contract/time/durations.ts'
import { CALL_SIDES } from './call.ts'
import type { Room } from './room.ts'
import { usesTwilio } from './transport.ts'

export async function keepLegSeconds(room: Room): Promise<void> {
  if (!usesTwilio(room) || room.store.flag('secondsKept')) return
  await room.services.calls.keepSeconds(secondsOfLegs(room))
  room.store.setFlag('secondsKept', true)
}

function secondsOfLegs(room: Room): { id: string; seconds: number }[] {
  const facts = room.calls.facts()
  const endedAt = room.store.consultation().endedAt ?? room.now()
  const current = CALL_SIDES.map((side) => room.calls.leg(side))
  return room.calls.legs().map(({ id, answered }) => {
    const ofLeg = facts.filter((fact) => 'leg' in fact && fact.leg === id)
    const from = current.find((leg) => leg.id === id)?.answeredAt ?? ofLeg.find(({ type }) => type === 'join')?.at
    if (!answered || from === null || from === undefined) return { id, seconds: 0 }
    const end = ofLeg.find(({ type }) => type === 'leg-end') ?? ofLeg.find(({ type }) => type === 'leave')
    // An answered leg has begun a minute, though the report of its end, in whole seconds, may seem to come before it.
    return { id, seconds: Math.max(1, Math.ceil(((end?.at ?? endedAt) - from) / SECOND)) }
  })
}
