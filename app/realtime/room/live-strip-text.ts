// Texts of the strip of the live consultation.
import { texts } from '#app/language/texts.ts'
import { KIND_NAMES, type Kind } from '#workers/contract/consultations/consultation-states.ts'

const KINDS: Readonly<Record<Kind, string>> = { chat: 'चैट', 'web-call': 'वेब कॉल', 'phone-call': 'फ़ोन कॉल' }

export const stripTexts = texts({
  en: {
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
  },
  hi: {
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
  },
})
