// The viewer's own live consultation, as the strip polls it.
import type { Side } from '#workers/contract/consultation-states.ts'
import type { LiveAnswer, WireConsultation } from '#workers/contract/consultations.ts'

export type LiveConsultation = LiveAnswer['session']

export function isRinging({ state }: Pick<WireConsultation, 'state'>): boolean {
  return state === 'requested' || state === 'ringing'
}

/** The live consultation. After a user's ring also its end, which may come between two polls. */
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
