// Durations in records.
import { texts } from '#app/language/texts.ts'
import { recordHindi } from './duration-text.hi.ts'

function recordEnglish(h: number, m: number, s: number): string {
  const parts: string[] = []
  if (h > 0) parts.push(`${h} h`)
  if (m > 0) parts.push(`${m} min`)
  if (s > 0 || parts.length === 0) parts.push(`${s} s`)
  return parts.join(' ')
}

export const recordTexts = texts({ en: recordEnglish, hi: recordHindi })
