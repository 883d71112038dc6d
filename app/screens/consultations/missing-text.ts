// Sentences about a side that is missing while a consultation connects, with the reason, and about a muted microphone.
import type { Side } from '#app/live/room-model.ts'
import type { Microphone, RoomState } from '#workers/contract/live.ts'

const MICROPHONE: Readonly<Record<Microphone, ((name: string) => string) | null>> = {
  asking: (name) => `The browser asks ${name} to allow the microphone.`,
  refused: (name) => `The browser of ${name} blocks the microphone.`,
  'no-device': (name) => `No microphone was found on the device of ${name}.`,
  unsupported: (name) => `The browser of ${name} cannot call.`,
  on: null,
}

/** The sentence about the other side, `name`; null when nothing is wrong. */
export function missingText(state: RoomState | null, side: Side, name: string): string | null {
  if (!state) return null
  const other = side === 'user' ? 'astrologer' : 'user'
  const page = state.pages[other]
  if (state.state === 'active') return page?.muted ? `${name} has muted the microphone.` : null
  if (state.state !== 'connecting') return null
  if (other === 'astrologer' && state.device === 'phone') return phoneText(state, name)
  if (!page) return `${name} does not have the page open at the moment.`
  return page.microphone ? (MICROPHONE[page.microphone]?.(name) ?? null) : null
}

// A web call that the astrologer takes by phone. Phone calls have a page that tells of both phones.
function phoneText({ legs }: RoomState, name: string): string | null {
  switch (legs?.astrologer) {
    case 'none':
    case 'dialling':
    case 'ringing':
      return `The phone of ${name} is ringing.`
    case 'answered':
      return `${name} has answered the phone and is about to join.`
    default:
      return null
  }
}
