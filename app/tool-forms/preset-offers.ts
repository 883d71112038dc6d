// The choices of a form's select. On the server only: the form's code needs nothing of the engine.

import { RULE_WORDS } from 'drishti-jyotish/words/rules.ts'
import { currentLanguage } from '#app/language/language.ts'

export type Offer = { value: string; label: string }

export function offersOf(choices: Readonly<Record<string, string>>): Offer[] {
  return Object.entries(choices).map(([value, label]) => ({ value, label }))
}

/** Programs and schools whose conventions a form offers; our own stand in no address. */
export function presetOffers(): Offer[] {
  return offersOf(RULE_WORDS[currentLanguage()].preset.choices).map((each) =>
    each.value === 'own' ? { ...each, value: '' } : each,
  )
}
