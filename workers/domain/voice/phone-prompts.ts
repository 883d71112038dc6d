// The texts that phones speak: the kind of call, the other side's name, and the effect of key 1. Pure.
import type { Kind, Side } from '#workers/contract/consultations/consultation-states.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { texts } from '#workers/contract/text/texts.ts'

/** The languages of phone prompts. */
export type PromptLanguage = Language
export type Prompt = { language: PromptLanguage; text: string }

/** The call that a phone announces. `name`: of the other side. `rings`: not accepted yet, so key 1 accepts. */
export type PromptCall = { side: Side; kind: Kind; name: string; astrologerId: string; rings: boolean }

type Said = { platform: string; first: string; what: string }
export const promptTexts = texts({
  en: {
    kinds: { chat: 'chat', 'web-call': 'web call', 'phone-call': 'phone call' } satisfies Record<Kind, string>,
    asks: ({ platform, first, what }: Said) => `${platform}. ${first} asks for a ${what}. Press 1 to accept.`,
    joins: ({ platform, first, what }: Said) => `${platform}. Your ${what} with ${first}. Press 1 to join.`,
    unpaid: ({ first, what }: Omit<Said, 'platform'>) =>
      `${first} can no longer pay for this ${what}, so it does not begin. Thank you.`,
    left: {
      'low-120': 'Two minutes of paid time are left.',
      'low-30': 'Thirty seconds of paid time are left.',
    } as Readonly<Record<string, string>>,
  },
  hi: {
    kinds: { chat: 'चैट', 'web-call': 'वेब कॉल', 'phone-call': 'फ़ोन कॉल' },
    asks: ({ platform, first, what }) =>
      `${platform}. ${first} ने ${what} के लिए अनुरोध किया है। स्वीकार करने के लिए 1 दबाइए।`,
    joins: ({ platform, first, what }) => `${platform}. ${first} के साथ आपकी ${what}। जुड़ने के लिए 1 दबाइए।`,
    unpaid: ({ first, what }) => `${first} की ओर से इस ${what} का भुगतान अब नहीं हो सकता, इसलिए यह शुरू नहीं होगी। धन्यवाद।`,
    left: {
      'low-120': 'आपके भुगतान के दो मिनट बाक़ी हैं।',
      'low-30': 'आपके भुगतान के तीस सेकंड बाक़ी हैं।',
    },
  },
})

const NAMES: readonly { language: PromptLanguage; names: readonly string[] }[] = [
  { language: 'en', names: ['english'] },
  { language: 'hi', names: ['hindi', 'हिन्दी', 'हिंदी'] },
]

/** The first supported language of a profile; English without one. */
export function promptLanguageOf(languages: readonly string[]): PromptLanguage {
  for (const each of languages) {
    const known = NAMES.find(({ names }) => names.includes(each.trim().toLowerCase()))
    if (known) return known.language
  }
  return 'en'
}

/** Contains the product, the other side's first name and the kind, but no surname, because voicemail may record it. */
export function connectPrompt({
  call: { kind, name, rings },
  platform,
  language,
}: {
  call: PromptCall
  platform: string
  language: PromptLanguage
}): Prompt {
  const first = firstNameOf(name)
  const { kinds, asks, joins } = promptTexts[language]
  const what = kinds[kind]
  const text = (rings ? asks : joins)({ platform, first, what })
  return { language, text }
}

/**
 * Key 1 accepted a ring for which the client can no longer pay. Does not mention wallets or limits, which are private to the
 * client.
 */
export function unpaidPrompt({ kind, name }: PromptCall, language: PromptLanguage): Prompt {
  const first = firstNameOf(name)
  const { kinds, unpaid } = promptTexts[language]
  const text = unpaid({ first, what: kinds[kind] })
  return { language, text }
}

/** A warning during a call; null for an unknown key. */
export function announcement(key: string, language: PromptLanguage): Prompt | null {
  const text = promptTexts[language].left[key]
  return text ? { language, text } : null
}

function firstNameOf(name: string): string {
  return name.trim().split(/\s+/)[0] ?? ''
}
