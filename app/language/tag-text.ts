// Languages and skills, as astrologers write them.
import { HINDI_TAGS } from '#workers/contract/content/hindi-tags.ts'
import { texts } from './texts.ts'

export const tagNameTexts = texts({
  en: (tag: string) => tag,
  hi: (tag: string) => HINDI_TAGS[tag.toLowerCase()] ?? tag,
})
