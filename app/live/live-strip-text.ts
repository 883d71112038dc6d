// What the strip says of a session, and where it leads.
import type { IconName } from '#app/ui/icon.tsx'
import { sessionPath } from '#workers/contract/session-path.ts'
import type { WireConsultation } from '#workers/contract/sessions.ts'

const kinds = { chat: 'Chat', 'web-call': 'Web call', 'phone-call': 'Phone call' } as const

export const stripText = {
  label: 'Your running session',
  ringing: (name: string) => `Ringing ${name}`,
  running: (kind: keyof typeof kinds, name: string) => `${kinds[kind]} with ${name}`,
  back: { chat: 'Back to the chat', 'web-call': 'Back to the call', 'phone-call': 'Back to the call' },
} as const

type Shown = Pick<WireConsultation, 'session_id' | 'kind' | 'state' | 'user' | 'astrologer'>
export type Strip = { words: string; link: string; to: string; icon: IconName }

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
  }
}
