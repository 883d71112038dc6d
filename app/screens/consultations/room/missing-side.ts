// The text about a side that is not connected, with the reason, and about a muted microphone or blocked audio.
import { currentLanguage } from '#app/language/language.ts'
import type { Side } from '#app/realtime/room/room-model.ts'
import type { RoomState } from '#workers/contract/consultations/live.ts'
import { missingTexts } from './missing-text.ts'

/** The text about the other side, `name`; null if there is no problem. */
export function missingSide(state: RoomState | null, side: Side, name: string): string | null {
  const text = missingTexts[currentLanguage()]
  if (!state) return null
  const other = side === 'user' ? 'astrologer' : 'user'
  const page = state.pages[other]
  if (page?.sound_off && ['connecting', 'active', 'paused'].includes(state.state)) return text.soundOff(name)
  if (state.state === 'active') return page?.muted ? text.muted(name) : null
  if (state.state !== 'connecting') return null
  if (other === 'astrologer' && state.device === 'phone') return phoneSentence(state, name)
  if (!page) return text.noPage(name)
  if (!page.microphone || page.microphone === 'on') return null
  return text.microphone[page.microphone](name)
}

// A web call that the astrologer takes by phone. Phone calls have a page with the state of both phones.
function phoneSentence({ legs }: RoomState, name: string): string | null {
  const text = missingTexts[currentLanguage()]
  switch (legs?.astrologer) {
    case 'none':
    case 'dialling':
    case 'ringing':
      return text.rings(name)
    case 'answered':
      return text.answered(name)
    default:
      return null
  }
}
