// What the strip knows of one's own session, from look to look.
import type { Side } from '#workers/contract/consultation-states.ts'
import type { LiveAnswer, WireConsultation } from '#workers/contract/consultations.ts'

export type LiveConsultation = LiveAnswer['session']

export function isRinging({ state }: Pick<WireConsultation, 'state'>): boolean {
  return state === 'requested' || state === 'ringing'
}

/** The live session; after a user's ring, until the next look, how it ended: it may do so while nobody sees it. */
export async function nextLiveConsultation(
  known: LiveConsultation,
  side: Side,
  api: { live(): Promise<LiveAnswer>; read(id: string): Promise<WireConsultation> },
): Promise<LiveConsultation> {
  const { session: consultation } = await api.live()
  if (consultation || side !== 'user' || !known || !isRinging(known)) return consultation
  const ended = await api.read(known.session_id)
  return ended.state === 'ended' ? ended : known
}
