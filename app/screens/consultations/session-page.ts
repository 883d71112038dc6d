import type { Side } from '#app/live/room-model.ts'
import type { WireConsultation } from '#workers/contract/sessions.ts'

/** Where a session of its kind is shown to one of its sides. */
export function pageOf({ kind, session_id: id, astrologer }: WireConsultation, side: Side): string {
  if (kind === 'web-call') return `/call/${id}`
  if (kind === 'phone-call') return `/phone-call/${id}`
  return side === 'user' ? `/chat/${astrologer.id}?session=${id}` : `/dashboard/astrologer/chat/${id}`
}
