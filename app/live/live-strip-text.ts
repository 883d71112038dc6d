// What the strip says of a session, and where it leads.
import type { IconName } from '#app/ui/icon.tsx'
import { KIND_NAMES, type Kind } from '#workers/contract/consultations.ts'
import { sessionPath } from '#workers/contract/session-path.ts'
import type { WireConsultation } from '#workers/contract/sessions.ts'

export const stripText = {
  label: 'Your running session',
  ringing: (name: string) => `Ringing ${name}`,
  running: (kind: Kind, name: string) => `${KIND_NAMES[kind]} with ${name}`,
  back: { chat: 'Back to the chat', 'web-call': 'Back to the call', 'phone-call': 'Back to the call' },
} as const

type Shown = Pick<WireConsultation, 'session_id' | 'kind' | 'state' | 'user' | 'astrologer'>
/** `entered`: by its own document, because the pages of calls have a policy of their own. */
export type Strip = { words: string; link: string; to: string; icon: IconName; entered: boolean }

/** Null where nothing is to be said: no session, its own page, and what the ringing dialog says already. */
export function stripOf(session: Shown | null, side: 'user' | 'astrologer', pathname: string): Strip | null {
  if (!session) return null
  const { session_id: id, kind, state, user, astrologer } = session
  if (state === 'ending' || state === 'ended' || pathname.includes(id)) return null
  const rings = state === 'requested' || state === 'ringing'
  if (rings && side === 'astrologer') return null
  const name = (side === 'user' ? astrologer : user).full_name
  return {
    words: rings ? stripText.ringing(name) : stripText.running(kind, name),
    link: stripText.back[kind],
    to: sessionPath({ kind, id, astrologerId: astrologer.id }, side),
    icon: kind === 'chat' ? 'message-circle' : 'phone',
    entered: kind !== 'chat',
  }
}
