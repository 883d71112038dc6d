// The options of a form's select. Server only, so that the client bundle does not import the engine.

import { RULE_WORDS } from 'drishti-jyotish/words/rules.ts'
import { currentLanguage } from '#app/language/language.ts'

export type Offer = { value: string; label: string }

export function offersOf(choices: Readonly<Record<string, string>>): Offer[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label }))
}

/** Programs and schools whose conventions a form offers; the default is left out of the URL. */
export function presetOffers(): Offer[] {
  return offersOf(RULE_WORDS[currentLanguage()].preset.choices).map((each) =>
    each.value === 'own' ? { ...each, value: '' } : each,
  )
}
