import { KIND_NAMES } from '#workers/contract/consultation-states.ts'
import type { FreeGiver } from '#workers/contract/free-minutes.ts'
import { LONGEST_SHOWN_MINUTES } from '#workers/contract/limits.ts'

/** Every sentence of the incoming dialog (SPEC 2.9). */
export const incomingText = {
  titles: {
    ringing: { chat: 'Incoming Chat', call: 'Incoming Call' },
    connecting: { chat: 'Connecting chat...', call: 'Connecting call...' },
    answered: { chat: 'Chat Connected', call: 'Call Connected' },
    error: 'Connection Error',
  },
  kinds: KIND_NAMES,
  conference: (name: string) => `Conference ${name}`,
  birth: 'Kundli attached',
  earn: 'You earn',
  aMinute: 'a minute',
  longest: 'Longest',
  free: 'First minutes',
  freeMinutes: (count: number, by: FreeGiver | undefined) =>
    by === 'platform' ? `${count} min, paid by the platform` : `${count} min free, by your offer`,
  minutes: (count: number) => (count < LONGEST_SHOWN_MINUTES ? `${count} min` : `${count} min or more`),
  stops: (time: string) => `Stops ringing automatically in ${time}`,
  soundOff: 'This browser plays no sound until you click or tap the page.',
  turnOn: 'Turn on ring sound',
  soundsOff: 'Sounds are off in this browser.',
  silenced: 'The sound of this ring is off. It still waits for your answer.',
  reject: 'Reject',
  accept: { chat: 'Accept Chat', 'web-call': 'Accept on Web', 'phone-call': 'Accept Phone Call' },
  byPhone: 'Answer by phone',
  cannot: 'This browser cannot call. Answer in a current Chrome, Edge, Firefox or Safari.',
  byPhoneHint: (number: string) => `By phone, we ring you from ${number}.`,
  connecting: 'Connecting...',
  tab: (name: string) => `☎ ${name} is calling`,
  answer: (name: string) => `You are being connected to ${name}. Please answer the call from`,
  join: 'Join via Web',
  management: 'Open Call Management',
  blocked: 'Your browser did not open the call. Please open it here.',
  meter: 'The meter starts when both of you are there.',
  failed: 'Accept failed',
  missed: (name: string) => `You missed a request by ${name}. Nobody was charged.`,
  cancelled: (name: string) => `${name} cancelled the request.`,
  left: (name: string) => `${name} left before you answered. Nobody was charged.`,
  over: (name: string) => `The request by ${name} is over.`,
  taken: 'Answered in another tab or on another device.',
} as const
