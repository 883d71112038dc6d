// The banner of a page that lost its connection; its effect on the meter differs by kind. Pure.
import { texts } from '#app/language/texts.ts'
import type { Side } from '#app/realtime/room/room-model.ts'
import type { RoomState } from '#workers/contract/consultations/live.ts'
import { offlineHindi } from './offline-text.hi.ts'

function offlineEnglish(kind: RoomState['kind'], side: Side, provider: RoomState['provider']) {
  if (kind === 'chat') return { title: text.chat, body: text.chatPaused }
  const counts = side === 'user' ? 'is charged' : 'counts'
  const figures = side === 'user' ? 'Time and cost' : 'Time and earnings'
  const body =
    kind === 'phone-call' ? text.shown(counts) : provider === 'embedded' ? text.heard(counts) : text.inIt(counts)
  return { title: text.call, body: `${body} ${text.estimates(figures)}` }
}

const text = {
  chat: 'Your connection is down.',
  chatPaused: 'Trying again. The meter is paused, and what you write is sent when the connection is back.',
  call: 'This page lost its connection.',
  heard: (counts: string) => `Trying again. The call may go on, and ${counts} while you hear each other.`,
  shown: (counts: string) =>
    `Trying again. The call goes on without this page, and ${counts} while both of you are in it.`,
  inIt: (counts: string) => `Trying again. The call may go on, and ${counts} while both of you are in it.`,
  estimates: (figures: string) => `${figures} are estimates until then.`,
} as const

export const offlineTexts = texts({ en: offlineEnglish, hi: offlineHindi })
