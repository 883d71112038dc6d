// Refuses common passwords, and those made of the names of the product or the owner.
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { COMMON } from './common-passwords.data.ts'
import { INDIAN } from './indian-passwords.data.ts'
import { DEVANAGARI, STEMS } from './password-stems.data.ts'

/** Words of this product, which guessers combine with years and symbols. */
const OURS = [
  'drishti',
  'astrology',
  'astrologer',
  'jyotish',
  'jyotishi',
  'kundli',
  'kundali',
  'panchang',
  'horoscope',
  'दृष्टि',
  'ज्योतिष',
  'ज्योतिषी',
  'कुंडली',
  'कुण्डली',
  'पंचांग',
  'राशिफल',
]
/** Shorter parts of names occur in too many good passwords. */
const PART_MIN = 4
const DATE_DIGITS = 8

type Owner = { email: string; fullName?: string | undefined }

/** Digits and symbols that commonly replace letters; a one replaces two of them. */
const IN_PLACE: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
}

/**
 * Throws invalid, with a problem at the field, for a password of the lists (ignoring case, digits and symbols in and around it,
 * and replaced letters), and for one made only of words of the product and parts of its owner's name and address.
 */
export function assertNotCommon(password: string, owner: Owner): void {
  const lower = password.normalize('NFKC').toLowerCase()
  const words = wordsIn(lower)
  if (COMMON.has(lower) || isOfDigits(lower) || words.some(isListed) || /^(.)\1+$/.test(lower)) {
    throw refusal('password_common')
  }
  if (words.some((word) => namesOnly(word, owner))) {
    throw refusal('password_easy')
  }
}

/** The words meant by "P@ssw0rd!1", "krishna@108", "om namah shivaya"; none with more added characters than a date has. */
function wordsIn(lower: string): string[] {
  const bare = lower.replace(/[^\p{L}\p{M}]+$/u, '')
  const core = bare.replace(/^[^\p{L}\p{M}]+/u, '')
  const meant = [lower, bare, core].flatMap((each) => [each, spelled(each, 'i'), spelled(each, 'l')])
  return meant.map(lettersOf).filter((letters) => letters !== '' && lower.length - letters.length <= DATE_DIGITS)
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{M}]+/gu, '')

function spelled(text: string, one: 'i' | 'l'): string {
  return text.replace(/[^\p{L}\p{M}]/gu, (sign) => (sign === '1' ? one : (IN_PLACE[sign] ?? sign)))
}

const isListed = (word: string) => [COMMON, INDIAN, STEMS, DEVANAGARI].some((list) => list.has(word))

/** For example "1234-5678" is 12345678. */
function isOfDigits(lower: string): boolean {
  const digits = lower.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
  return COMMON.has(digits) && /^\p{N}+$/u.test(digits)
}

function namesOnly(word: string, { email, fullName = '' }: Owner): boolean {
  const letters = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  const own = [...letters(email.split('@')[0] ?? ''), ...letters(fullName)].filter((part) => part.length >= PART_MIN)
  let rest = word
  for (const word of [...OURS, ...own].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(word, '')
  return rest === ''
}

const refusal = (code: 'password_common' | 'password_easy') =>
  new AppError('invalid', { fields: { password: problem(code) } })
