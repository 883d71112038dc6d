import { currentLanguage } from '#app/language/language.ts'
import { chartGlossaryTexts } from './chart-glossary-text.ts'
import type { Group } from './glossary-term.ts'
import { toolGlossaryTexts } from './tool-glossary-text.ts'

/** The whole glossary, in the language of the page. */
export const glossaryGroups = (): readonly Group[] => [
  ...chartGlossaryTexts[currentLanguage()],
  ...toolGlossaryTexts[currentLanguage()],
]
