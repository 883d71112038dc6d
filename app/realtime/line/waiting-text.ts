// Texts about queues.
import { texts } from '#app/language/texts.ts'
import type { WireLine } from '#workers/contract/consultations/waiting.ts'
import { joinLineTexts } from './join-line-text.ts'
import { clockHindi, estimateHindi, ordinalHindi, ownLineHindi, waitingHindi } from './waiting-text.hi.ts'

type Estimate = WireLine['estimate']

const minutes = (n: number) => `${n} ${n === 1 ? 'minute' : 'minutes'}`

/** "5 to 12 minutes"; "up to 12 minutes" if the turn may come immediately. */
function estimateEnglish(estimate: Exclude<Estimate, null>): string {
  const { from_minutes: from, to_minutes: to } = estimate
  if (from === to) return `about ${minutes(to)}`
  return from < 1 ? `up to ${minutes(to)}` : `${from} to ${minutes(to)}`
}

/** 75 → "1:15". */
function clockEnglish(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** 3 → "3rd". */
export function ordinalEnglish(n: number): string {
  return `${n}${endings[ordinals.select(n)]}`
}

export const waitingEnglish = {
  label: 'Lines in which you wait',
  get title() {
    return joinLineTexts.en.join
  },
  none: 'Nobody waits yet.',
  others: (count: number) => `${count} ${count === 1 ? 'client waits' : 'clients wait'} already.`,
  wouldWait: (estimate: string) => `Your turn would come in ${estimate}, judging by the length of recent sessions.`,
  free: 'Waiting costs nothing, and you can leave at any time. When it is your turn you have two minutes to start.',
  closed: 'The line is closed at the moment.',
  get join() {
    return joinLineTexts.en.join
  },
  joining: 'Joining…',
  leave: 'Leave the line',
  leaveOf: (name: string) => `Leave the line of ${name}`,
  place: (position: number, waiting: number) => `You are ${ordinalEnglish(position)} of ${waiting} in line.`,
  inLine: (position: number) => `${ordinalEnglish(position)} in line`,
  estimate: (estimate: string) => `Your turn comes in ${estimate}.`,
  keepOpen: 'Keep this page open, or turn on notifications: we tell you when it is your turn.',
  turn: (name: string) => `${name} is free for you`,
  turnText: (time: string) => `It is your turn: ${time} left to start.`,
  strip: (position: number, name: string) => `You are ${ordinalEnglish(position)} in line for ${name}`,
  stripTurn: (name: string, time: string) => `Your turn with ${name}: ${time} left`,
  open: 'Open',
  start: 'Start now',
  failed: 'The line could not be loaded.',
  retry: 'Retry',
} as const

export const ownLineEnglish = {
  title: 'Waiting clients',
  none: 'Nobody waits. While you are in a session, clients can wait in line; the next one has two minutes when you are free.',
  noneClosed: 'Nobody waits. Your line is closed: clients see that you are busy, and cannot wait.',
  open: 'Line open',
  next: 'Their turn now',
  since: 'since',
  opened: 'Your line is open',
  closed: 'Your line is closed',
} as const

export const estimateTexts = texts({ en: estimateEnglish, hi: estimateHindi })
export const clockTexts = texts({ en: clockEnglish, hi: clockHindi })
export const ordinalTexts = texts({ en: ordinalEnglish, hi: ordinalHindi })
export const waitingTexts = texts({ en: waitingEnglish, hi: waitingHindi })
export const ownLineTexts = texts({ en: ownLineEnglish, hi: ownLineHindi })
