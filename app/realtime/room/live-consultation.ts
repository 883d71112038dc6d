// The viewer's live consultation, polled for the strip.
import type { Side } from '#workers/contract/consultations/consultation-states.ts'
import type { LiveAnswer, LiveMeter, WireConsultation } from '#workers/contract/consultations/consultations.ts'

/** `meterAt`: the page's clock (performance.now) when the meter was read. */
export type Watched = { consultation: WireConsultation; meter: LiveMeter | null; meterAt: number }

export function isRinging({ state }: Pick<WireConsultation, 'state'>): boolean {
  return state === 'requested' || state === 'ringing'
}

export type LiveApi = { live(): Promise<LiveAnswer>; read(id: string): Promise<WireConsultation>; now(): number }

/**
 * The live consultation, else the end of the last one. The end of a request is shown to its user until the next poll;
 * the end of a consultation that had started is shown to both sides and stays.
 */
export async function nextLiveConsultation(known: Watched | null, side: Side, api: LiveApi): Promise<Watched | null> {
  const { session, meter } = await api.live()
  if (session) return { consultation: session, meter, meterAt: api.now() }
  if (!known) return null
  const { consultation } = known
  if (consultation.state === 'ended') return consultation.started_at === null ? null : known
  const now = await api.read(consultation.session_id)
  if (now.state !== 'ended') return known
  if (now.started_at === null && side !== 'user') return null
  return { consultation: now, meter: null, meterAt: api.now() }
}
