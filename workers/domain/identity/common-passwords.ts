// Passwords that everybody tries first are refused (RELIABILITY 3, row 12), and those that name the product or their owner.
import { AppError } from '#workers/contract/errors.ts'
import { problem } from '#workers/contract/problem.ts'
import { COMMON } from './common-passwords.data.ts'
import { INDIAN } from './indian-passwords.data.ts'

/** Words of this product, which a guesser tries with years and signs around them. */
const OURS = ['drishti', 'astrology', 'astrologer', 'jyotish', 'jyotishi', 'kundli', 'kundali', 'panchang', 'horoscope']
/** Shorter parts of names are in too many good passwords. */
const PART_MIN = 4
const DATE_DIGITS = 8

type Owner = { email: string; fullName?: string | undefined }

/**
 * Throws invalid, with a sentence at the field, for a password of the lists (case, digits and signs around it ignored), and for
 * one that is nothing but words of the product and parts of its owner's name and address.
 */
export function assertNotCommon(password: string, owner: Owner): void {
  const lower = password.toLowerCase()
  if (COMMON.has(lower) || COMMON.has(lower.replace(/[\d!?.]+$/, '')) || isIndian(lower) || /^(.)\1+$/.test(lower)) {
    throw refusal('password_common')
  }
  if (namesOnly(lower, owner)) {
    throw refusal('password_easy')
  }
}

/** "krishna@108", "om namah shivaya", "jai hind 1947"; not with more digits than a date has. */
function isIndian(lower: string): boolean {
  const letters = lower.replace(/[^\p{L}\p{M}]+/gu, '')
  return INDIAN.has(letters) && lower.length - letters.length <= DATE_DIGITS
}

function namesOnly(lower: string, { email, fullName = '' }: Owner): boolean {
  const letters = (text: string) => text.toLowerCase().split(/[^\p{L}\p{M}]+/u)
  const own = [...letters(email.split('@')[0] ?? ''), ...letters(fullName)].filter((part) => part.length >= PART_MIN)
  let rest = lower.replace(/[^\p{L}\p{M}]+/gu, '')
  if (rest === '') return false
  for (const word of [...OURS, ...own].sort((a, b) => b.length - a.length)) rest = rest.replaceAll(word, '')
  return rest === ''
}

const refusal = (code: 'password_common' | 'password_easy') =>
  new AppError('invalid', { fields: { password: problem(code) } })
