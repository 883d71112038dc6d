// The words of the strip about the live consultation.
import { KIND_NAMES, type Kind } from '#workers/contract/consultation-states.ts'

export const stripText = {
  label: 'Your running session',
  ringing: (name: string) => `Ringing ${name}`,
  ended: (words: string, name: string) => `${words}: ${name}`,
  away: (kind: Kind, name: string) => `${KIND_NAMES[kind]} with ${name} ended: nobody returned in time`,
  receipt: 'Receipt',
  close: 'Hide this',
  running: (kind: Kind, name: string) => `${KIND_NAMES[kind]} with ${name}`,
  figures: (time: string, money: string) => `${time}, ${money}`,
  connecting: 'Connecting, not charged yet',
  freeFor: (time: string) => `free for ${time}`,
  paused: 'Meter paused',
  pausedUntil: (time: string) => `Meter paused, ends in ${time}`,
  asks: (time: string) => `Free minutes over, ends in ${time}`,
  free: 'nothing charged',
  back: { chat: 'Back to the chat', 'web-call': 'Back to the call', 'phone-call': 'Back to the call' },
} as const
