// The strip's text about the live consultation, and its link.
import type { MoreIconName } from '#app/ui/more-icon.tsx'
import { consultationPath } from '#workers/contract/consultation-path.ts'
import { KIND_NAMES, type Kind, type Side } from '#workers/contract/consultation-states.ts'
import type { WireConsultation } from '#workers/contract/consultations.ts'
import { endText } from './end-text.ts'
import { isRinging } from './live-consultation.ts'

export const stripText = {
  label: 'Your running session',
  ringing: (name: string) => `Ringing ${name}`,
  ended: (words: string, name: string) => `${words}: ${name}`,
  receipt: 'Receipt',
  running: (kind: Kind, name: string) => `${KIND_NAMES[kind]} with ${name}`,
  back: { chat: 'Back to the chat', 'web-call': 'Back to the call', 'phone-call': 'Back to the call' },
} as const

type Shown = Pick<
  WireConsultation,
  'session_id' | 'kind' | 'state' | 'user' | 'astrologer' | 'started_at' | 'end_reason'
>
/** `entered`: by its own document, because the pages of calls have a policy of their own. */
export type Strip = { words: string; link: string; to: string; icon: MoreIconName; entered: boolean; over: boolean }

/** Null without a consultation, on its own page, and while the ringing dialog is open. */
export function stripOf(consultation: Shown | null, side: Side, pathname: string): Strip | null {
  if (!consultation) return null
  const { session_id: id, kind, state, user, astrologer } = consultation
  if (pathname.includes(id)) return null
  const name = (side === 'user' ? astrologer : user).full_name
  if (state === 'ending' || state === 'ended') return ringOver(consultation, side, name)
  const rings = isRinging(consultation)
  if (rings && side === 'astrologer') return null
  return {
    words: rings ? stripText.ringing(name) : stripText.running(kind, name),
    link: stripText.back[kind],
    to: consultationPath({ kind, id, astrologerId: astrologer.id }, side),
    icon: kind === 'chat' ? 'message-circle' : 'phone',
    entered: kind !== 'chat',
    over: false,
  }
}

// A user who left while it rang reads how it ended here; a consultation that began shows its end on its own page.
function ringOver({ session_id, kind, state, started_at, end_reason }: Shown, side: Side, name: string): Strip | null {
  if (state !== 'ended' || side !== 'user' || started_at !== null) return null
  return {
    words: stripText.ended(endText(end_reason, kind), name),
    link: stripText.receipt,
    to: `/receipts/${session_id}`,
    icon: kind === 'chat' ? 'message-circle' : 'phone-off',
    entered: false,
    over: true,
  }
}
