import type { Kind, Side } from './consultations.ts'

type Session = { kind: Kind; id: string; astrologerId: string }

/** Where a session is shown to one of its sides. */
export function sessionPath({ kind, id, astrologerId }: Session, side: Side): string {
  if (kind === 'web-call') return `/call/${id}`
  if (kind === 'phone-call') return `/phone-call/${id}`
  return side === 'user' ? `/chat/${astrologerId}?session=${id}` : `/dashboard/astrologer/chat/${id}`
}
