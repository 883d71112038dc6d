// Converts ids and numbers to words. Separate from the other formats, because every page of the tools loads them.
import { texts } from '#app/language/texts.ts'
import { ordinalHindi } from './text-case.hi.ts'

/** named("uttara_phalguni") = "Uttara Phalguni". */
export function titleCase(id: string): string {
  return id
    .split(/[_ -]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** sentence("own_sign") = "Own sign". */
export function sentenceCase(id: string): string {
  const text = id.replaceAll(/[_-]/g, ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

export function ordinalEnglish(n: number): string {
  const teen = n % 100 > 10 && n % 100 < 14
  return `${n}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th')}`
}

export const ordinalTexts = texts({ en: ordinalEnglish, hi: ordinalHindi })
