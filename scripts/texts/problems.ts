// Two kinds of texts for a translator to look at: those that stand in English for want of another, and those longer than their place.
import { LANGUAGES, type Language } from '#workers/contract/text/language.ts'
import type { Row } from './dictionaries.ts'

/** Letters of a label, a button or a head of a column; a longer text is a sentence, and wraps. */
const LABEL = 24
/** A label has room for a half more than English needs, and for four letters more where it is short. */
const roomFor = (english: number) => Math.max(english + 4, Math.ceil(english * 1.5))

/** Letters as readers count them: a consonant and its vowel sign are one. */
function lettersOf(text: string, language: Language): number {
  return [...new Intl.Segmenter(language).segment(text)].length
}

const lacks = ({ staff, texts }: Pick<Row, 'staff' | 'texts'>, language: Language) =>
  staff && texts[language] === texts.en

/** Files whose texts lack a language, with the number of them. */
export function lacksOf(rows: readonly Row[]): string[] {
  return LANGUAGES.filter((language) => language !== 'en').flatMap((language) => {
    const counts = new Map<string, number>()
    for (const row of rows) if (lacks(row, language)) counts.set(row.file, (counts.get(row.file) ?? 0) + 1)
    return [...counts].map(([file, count]) => `${language} lacks ${count} texts of ${file}`)
  })
}

/** A label that is longer than its place. */
export function problemsOf({ file, key, staff, isCode, texts }: Row): string[] {
  const english = lettersOf(texts.en, 'en')
  return LANGUAGES.filter((language) => language !== 'en').flatMap((language) => {
    const text = texts[language]
    if (lacks({ staff, texts }, language)) return []
    const letters = lettersOf(text, language)
    if (isCode || english === 0 || english > LABEL || letters <= roomFor(english)) return []
    return [`${language} has ${letters} letters for ${english} in ${key} (${file}): ${text}`]
  })
}
