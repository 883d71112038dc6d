// The text of a notice in each language: devices get the account's, the list uses the page's.
import { byLanguage } from '#workers/contract/text/language.ts'
import type { Notice } from './notice.table.ts'
import { noticeTexts } from './notice-text.ts'

export function inNoticeWords(say: (text: (typeof noticeTexts)['en']) => Notice['words']['en']): Notice['words'] {
  return byLanguage((language) => say(noticeTexts[language]))
}
