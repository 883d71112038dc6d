// The words of the strip about the live consultation, in Hindi.
import type { Translated } from '#app/language/translated.ts'
import type { Kind } from '#workers/contract/consultation-states.ts'
import type { stripText as English } from './live-strip-text.ts'

const KINDS: Readonly<Record<Kind, string>> = { chat: 'चैट', 'web-call': 'वेब कॉल', 'phone-call': 'फ़ोन कॉल' }

export const stripText: Translated<typeof English> = {
  label: 'आपका चालू परामर्श',
  ringing: (name) => `${name} को घंटी जा रही है`,
  ended: (words, name) => `${words}: ${name}`,
  away: (kind, name) => `${name} के साथ ${KINDS[kind]} समाप्त हुई: समय पर कोई नहीं लौटा`,
  receipt: 'रसीद',
  close: 'इसे छिपाएँ',
  running: (kind, name) => `${name} के साथ ${KINDS[kind]}`,
  figures: (time, money) => `${time}, ${money}`,
  connecting: 'जुड़ रहा है, अभी शुल्क नहीं',
  freeFor: (time) => `अभी ${time} मुफ़्त`,
  paused: 'मीटर रुका है',
  pausedUntil: (time) => `मीटर रुका है, ${time} में समाप्त`,
  asks: (time) => `मुफ़्त मिनट पूरे, ${time} में समाप्त`,
  free: 'कोई शुल्क नहीं',
  back: { chat: 'चैट पर वापस', 'web-call': 'कॉल पर वापस', 'phone-call': 'कॉल पर वापस' },
}
