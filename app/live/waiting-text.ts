// The sentences about lines of waiting clients and about following.
import type { WireLine } from '#workers/contract/waiting.ts'

type Estimate = WireLine['estimate']

const minutes = (n: number) => `${n} ${n === 1 ? 'minute' : 'minutes'}`

/** "5 to 12 minutes"; "up to 12 minutes" when it may be the client's turn at once. */
export function estimateText(estimate: Exclude<Estimate, null>): string {
  const { from_minutes: from, to_minutes: to } = estimate
  if (from === to) return `about ${minutes(to)}`
  return from < 1 ? `up to ${minutes(to)}` : `${from} to ${minutes(to)}`
}

/** 75 → "1:15". */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' }

/** 3 → "3rd". */
export function ordinal(n: number): string {
  return `${n}${endings[ordinals.select(n)]}`
}

export const waitingText = {
  label: 'Lines in which you wait',
  title: 'Wait in line',
  none: 'Nobody waits yet.',
  others: (count: number) => `${count} ${count === 1 ? 'client waits' : 'clients wait'} already.`,
  wouldWait: (estimate: string) => `Your turn would come in ${estimate}, judging by the length of recent sessions.`,
  free: 'Waiting costs nothing, and you can leave at any time. When it is your turn you have two minutes to start.',
  closed: 'The line is closed at the moment.',
  join: 'Wait in line',
  joining: 'Joining…',
  leave: 'Leave the line',
  leaveOf: (name: string) => `Leave the line of ${name}`,
  place: (position: number, waiting: number) => `You are ${ordinal(position)} of ${waiting} in line.`,
  inLine: (position: number) => `${ordinal(position)} in line`,
  estimate: (estimate: string) => `Your turn comes in ${estimate}.`,
  keepOpen: 'Keep this page open, or turn on notifications: we tell you when it is your turn.',
  turn: (name: string) => `${name} is free for you`,
  turnText: (time: string) => `It is your turn: ${time} left to start.`,
  strip: (position: number, name: string) => `You are ${ordinal(position)} in line for ${name}`,
  stripTurn: (name: string, time: string) => `Your turn with ${name}: ${time} left`,
  open: 'Open',
  start: 'Start now',
  failed: 'The line could not be loaded.',
  retry: 'Retry',
} as const

export const followText = {
  title: 'Following',
  lead: 'We tell you when these astrologers come online: a push message, and an e-mail where you wish one, each at most once a day.',
  follow: 'Follow',
  following: 'Following',
  followName: (name: string) => `Follow ${name}`,
  unfollow: 'Unfollow',
  unfollowName: (name: string) => `Unfollow ${name}`,
  byMail: 'E-mail too',
  byMailName: (name: string) => `E-mail when ${name} comes online`,
  followed: (name: string) => `You follow ${name} now.`,
  unfollowed: (name: string) => `You no longer follow ${name}.`,
  hint: 'You hear when they come online, once a day at most.',
  astrologer: 'Astrologer',
  status: 'Now',
  mail: 'E-mail',
  since: 'Since',
  empty: 'You follow nobody yet',
  emptyText: 'On an astrologer’s page press Follow, and we tell you when they come online.',
  find: 'Find an astrologer',
} as const

export const ownLineText = {
  title: 'Waiting clients',
  none: 'Nobody waits. While you are in a session, clients can wait in line; the next one has two minutes when you are free.',
  noneClosed: 'Nobody waits. Your line is closed: clients see that you are busy, and cannot wait.',
  open: 'Line open',
  next: 'Their turn now',
  since: 'since',
  opened: 'Your line is open',
  closed: 'Your line is closed',
} as const
