// The state of a phone call as text: each side's phone, and the next step. Pure.
import { currentLanguage } from '#app/language/language.ts'
import type { Side } from '#app/realtime/room/room-model.ts'
import { type End, endSentenceTexts } from '#app/screens/consultations/room/end-reason-text.ts'
import type { ChipTone } from '#app/ui/chip.tsx'
import type { MoreIconName } from '#app/ui/icons/more-icon.tsx'
import type { LegState, RoomState } from '#workers/contract/consultations/live.ts'
import { legTexts, phoneLineTexts } from './phone-text.ts'

export type Device = 'web' | 'phone'
export type Names = Record<Side, string>
type Mark = { tone: ChipTone; icon: MoreIconName }
type LegWord = Mark & { label: string }

const PHONE: Record<LegState, Mark> = {
  none: { tone: 'neutral', icon: 'clock' },
  dialling: { tone: 'info', icon: 'phone' },
  ringing: { tone: 'info', icon: 'phone-incoming' },
  answered: { tone: 'warn', icon: 'grip' },
  joined: { tone: 'ok', icon: 'circle-check' },
  left: { tone: 'neutral', icon: 'phone-off' },
  failed: { tone: 'danger', icon: 'triangle-alert' },
}
const WEB: Partial<Record<LegState, Mark>> = {
  none: { tone: 'neutral', icon: 'clock' },
  answered: { tone: 'info', icon: 'globe' },
  left: { tone: 'warn', icon: 'phone-off' },
}

export function legStatusText(state: LegState, device: Device): LegWord {
  const legText = legTexts[currentLanguage()]
  const web: Partial<Record<LegState, string>> = legText.web
  const mark = device === 'web' ? WEB[state] : undefined
  return mark ? { label: web[state] ?? '', ...mark } : { label: legText.phone[state], ...PHONE[state] }
}

/** Device of a side: only the astrologer may take a web call by phone. */
export function deviceOf(side: Side, kind: RoomState['kind']): Device {
  return kind === 'phone-call' || side === 'astrologer' ? 'phone' : 'web'
}

/** The text about a phone call's state, for one side. */
export function phoneLine(state: RoomState, side: Side, names: Names): string {
  const text = phoneLineTexts[currentLanguage()]
  const { legs, kind } = state
  if (state.state === 'active') return text.speaking
  if (state.state === 'paused') return text.paused
  if (!legs) return text.preparing
  const other = side === 'user' ? 'astrologer' : 'user'
  const mine = deviceOf(side, kind) === 'phone' ? ownLine(legs[side]) : null
  if (mine) return mine
  // The astrologer's phone rings first.
  if (side === 'user' && legs.astrologer !== 'joined') {
    return legs.astrologer === 'answered' ? text.otherAnswered(names.astrologer) : text.first(names.astrologer)
  }
  if (side === 'user') return text.soon
  if (deviceOf(other, kind) === 'web') return text.waitWeb(names[other])
  return legs[other] === 'answered' ? text.otherAnswered(names[other]) : text.otherRings(names[other])
}

function ownLine(leg: LegState): string | null {
  const text = phoneLineTexts[currentLanguage()]
  if (leg === 'dialling') return text.dialling
  if (leg === 'ringing') return text.rings
  return leg === 'answered' ? text.press : null
}

/**
 * The text about an end caused by the user's phone, because the general texts are about the astrologer's. Null
 * otherwise.
 */
export function endByPhone(end: End): string | null {
  const unreached = end.reason === 'busy' || end.reason === 'no_answer'
  return unreached && end.endedBy === 'user' ? endSentenceTexts[currentLanguage()](end) : null
}
