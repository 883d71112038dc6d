// The terms as a page shows them: their sentences name the legal facts that are set, and no others.
import type { Content } from '#app/ui/content/content-page.tsx'
import type { SetFacts } from '#workers/contract/content/operator.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { termsLawTexts } from './terms-law-text.ts'
import { termsTexts } from './terms-text.ts'

export function termsContent(language: Language, { governing_law: law, courts }: SetFacts): Content {
  const text = termsLawTexts[language]
  const sentence = law && courts ? text.both : law ? text.law : courts ? text.courts : text.neither
  const content: Content = termsTexts[language]
  return {
    ...content,
    sections: content.sections.map((section) =>
      section.id === 'law-and-changes' ? { ...section, paragraphs: [sentence, ...section.paragraphs] } : section,
    ),
  }
}
