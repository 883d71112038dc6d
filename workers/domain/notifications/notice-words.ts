// The words of a notice in each language: the devices get those of the account, the list those of the page.
import { inEachLanguage } from '#workers/contract/language.ts'
import type { Notice } from './notice.table.ts'
import { noticeText as hindi } from './notice-text.hi.ts'
import { noticeText as english } from './notice-text.ts'

const TEXT = { en: english, hi: hindi }

export function inNoticeWords(say: (text: typeof english) => Notice['words']['en']): Notice['words'] {
  return inEachLanguage((language) => say(TEXT[language]))
}
