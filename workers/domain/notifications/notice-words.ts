// The words of a notice in each language: the devices get those of the account, the list those of the page.
import { byLanguage } from '#workers/contract/text/language.ts'
import type { Notice } from './notice.table.ts'
import { noticeTexts } from './notice-text.ts'

export function inNoticeWords(say: (text: (typeof noticeTexts)['en']) => Notice['words']['en']): Notice['words'] {
  return byLanguage((language) => say(noticeTexts[language]))
}
