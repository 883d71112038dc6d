// A phone call in words: the state of each side's phone, and the next step. Pure.
import type { Side } from '#app/live/room-model.ts'
import type { ChipTone } from '#app/ui/chip.tsx'
import type { MoreIconName } from '#app/ui/more-icon.tsx'
import type { LegState, RoomState } from '#workers/contract/live.ts'
import { endSentence } from './end-reason-text.ts'

export type Device = 'web' | 'phone'
export type Names = Record<Side, string>
type LegWord = { label: string; tone: ChipTone; icon: MoreIconName }

const PHONE: Record<LegState, LegWord> = {
  none: { label: 'Not rung yet', tone: 'neutral', icon: 'clock' },
  dialling: { label: 'Being dialled', tone: 'info', icon: 'phone' },
  ringing: { label: 'Ringing', tone: 'info', icon: 'phone-incoming' },
  answered: { label: 'Waiting for key 1', tone: 'warn', icon: 'grip' },
  joined: { label: 'In the call', tone: 'ok', icon: 'circle-check' },
  left: { label: 'Hung up', tone: 'neutral', icon: 'phone-off' },
  failed: { label: 'Not reached', tone: 'danger', icon: 'triangle-alert' },
}
const WEB: Partial<Record<LegState, LegWord>> = {
  none: { label: 'Not here yet', tone: 'neutral', icon: 'clock' },
  answered: { label: 'Connecting', tone: 'info', icon: 'globe' },
  left: { label: 'Away', tone: 'warn', icon: 'phone-off' },
}

export function legStatusText(state: LegState, device: Device): LegWord {
  return (device === 'web' ? WEB[state] : undefined) ?? PHONE[state]
}

/** Device of a side: the astrologer alone may take a web call by phone. */
export function deviceOf(side: Side, kind: RoomState['kind']): Device {
  return kind === 'phone-call' || side === 'astrologer' ? 'phone' : 'web'
}

/** Sentence about the state of a phone call, for one of the two sides. */
export function phoneLine(state: RoomState, side: Side, names: Names): string {
  const { legs, kind } = state
  if (state.state === 'active') return text.speaking
  if (state.state === 'paused') return text.paused
  if (!legs) return text.preparing
  const other = side === 'user' ? 'astrologer' : 'user'
  const mine = deviceOf(side, kind) === 'phone' ? ownLine(legs[side]) : null
  if (mine) return mine
  // The astrologer's phone comes first.
  if (side === 'user' && legs.astrologer !== 'joined') {
    return legs.astrologer === 'answered' ? text.otherAnswered(names.astrologer) : text.first(names.astrologer)
  }
  if (side === 'user') return text.soon
  if (deviceOf(other, kind) === 'web') return text.waitWeb(names[other])
  return legs[other] === 'answered' ? text.otherAnswered(names[other]) : text.otherRings(names[other])
}

function ownLine(leg: LegState): string | null {
  if (leg === 'dialling') return text.dialling
  if (leg === 'ringing') return text.rings
  return leg === 'answered' ? text.press : null
}

/** Sentence about an end by the user's phone: the texts of SPEC 8 name the astrologer's phone only. Null elsewhere. */
export function endByPhone(reason: string | null, endedBy: string | null, side: Side, names: Names): string | null {
  const unreached = reason === 'busy' || reason === 'no_answer'
  return unreached && endedBy === 'user' ? endSentence(reason, side, names, endedBy) : null
}

const text = {
  speaking: 'Speaking by phone',
  paused: 'The call is interrupted. The meter is paused.',
  preparing: 'The phones are being prepared.',
  dialling: 'Your phone will ring in a moment.',
  rings: 'Your phone is ringing. Please answer it.',
  press: 'Press 1 on your phone to join.',
  first: (name: string) => `We ring ${name} first. Your phone rings after that.`,
  soon: 'Your phone will ring in a moment.',
  otherRings: (name: string) => `We ring ${name} now.`,
  otherAnswered: (name: string) => `${name} has answered and is about to join.`,
  waitWeb: (name: string) => `Waiting for ${name}, who calls from the browser.`,
}

export const phoneText = {
  title: (name: string) => `Phone call with ${name}`,
  numberTitle: 'The number that rings you',
  number: 'Calls come from our number. Neither side sees the other’s.',
  unseen: 'This page has lost sight of the phones.',
  gate: 'Answer, then press 1. Nothing is charged before both of you are in.',
  phones: 'The phones',
  legs: 'Both sides',
  you: 'You',
  byPhone: 'By phone',
  byWeb: 'In the browser',
} as const
