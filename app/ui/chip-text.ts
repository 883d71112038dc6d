// Presence in one word, by the tone of its chip.
import { texts } from '#app/language/texts.ts'

export const presenceTexts = texts({
  en: { ok: 'Available', warn: 'Busy', offline: 'Offline' },
  hi: { ok: 'उपलब्ध', warn: 'व्यस्त', offline: 'ऑफ़लाइन' },
})
