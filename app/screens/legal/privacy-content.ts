// The privacy policy as its page shows it, with the retention periods of conversations and files.
import type { Content } from '#app/ui/content/content-page.tsx'
import { type KeptMonths, monthsOfFiles } from '#workers/contract/admin/kept-months.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { privacyKeptTexts } from './privacy-kept-text.ts'
import { privacyTexts } from './privacy-text.ts'

/** The day of its fixed words. */
const UPDATED = Date.UTC(2026, 10, 30)

/** `setAt`: when an admin last changed the months (ms UTC). */
type Kept = { months: KeptMonths; setAt: number }

export function privacyContent(language: Language, { months, setAt }: Kept): Content {
  const content: Content = privacyTexts[language]
  const locale = language === 'en' ? 'en-GB' : language
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(Math.max(UPDATED, setAt))
  return {
    ...content,
    updated: privacyKeptTexts[language].changed(day),
    sections: content.sections.map((section) =>
      section.id === 'how-long-we-keep-it'
        ? { ...section, list: [...keptLines(language, months), ...(section.list ?? [])] }
        : section,
    ),
  }
}

function keptLines(language: Language, months: KeptMonths): string[] {
  const text = privacyKeptTexts[language]
  const [ofTalk, ofFiles] = [months.transcripts, monthsOfFiles(months)]
  if (ofFiles === 0) return [text.always]
  if (ofTalk === 0) return [text.files(ofFiles), text.filesOnly, text.held]
  if (ofTalk === ofFiles) return [text.all(ofTalk), text.held]
  return [text.talk(ofTalk), text.files(ofFiles), text.held]
}
