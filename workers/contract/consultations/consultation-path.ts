import type { Kind, Side } from './consultation-states.ts'

type Consultation = { kind: Kind; id: string; astrologerId: string }

/** The path of a consultation's page for one of its sides. */
export function consultationPath({ kind, id, astrologerId }: Consultation, side: Side): string {
  if (kind === 'web-call') return `/call/${id}`
  if (kind === 'phone-call') return `/phone-call/${id}`
  return side === 'user' ? `/chat/${astrologerId}?session=${id}` : `/dashboard/astrologer/chat/${id}`
}
