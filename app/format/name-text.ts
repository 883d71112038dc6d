// Names for ids of the engine: yogas, doshas, classes of stars and signs.
import { texts } from '#app/language/texts.ts'
import { namedHindi, placedHindi } from './name-text.hi.ts'
import { sentenceCase, titleCase } from './text-case.ts'

/** named('guru_chandal') = "Guru Chandal". */
function namedEnglish(id: string): string {
  return titleCase(id)
}

/** placed('south_east') = "South east": places, directions and events. */
function placedEnglish(id: string): string {
  return sentenceCase(id)
}

export const namedTexts = texts({ en: namedEnglish, hi: namedHindi })
export const placedTexts = texts({ en: placedEnglish, hi: placedHindi })
