// People by any part of a name, an address or a number: the index of trigrams is kept by triggers (migrations).

import { plainSigns } from '#workers/contract/accounts/phone-signs.ts'
import { SEARCH_MIN } from '#workers/contract/admin/admin-lists.ts'

/** A search matches at most so many people, so that a list of their consultations stays short to find. */
const PEOPLE_MAX = 500

/** The ids of the people whom `parameter`, a phrase by `phraseOf`, finds. */
export function peopleFound(parameter: string): string {
  return `(SELECT id FROM user WHERE rowid IN (SELECT rowid FROM user_search WHERE user_search MATCH ${parameter} LIMIT ${PEOPLE_MAX}))`
}

/** The search as a phrase of FTS5, or as its phrase or a phone number's; null when it is too short for the index. */
export function phraseOf(search: string | undefined): string | null {
  const text = search?.trim() ?? ''
  if (text.length < SEARCH_MIN) return null
  const phrase = `"${text.replaceAll('"', '""')}"`
  const number = numberIn(text)
  return number === null || number === text ? phrase : `${phrase} OR "${number}"`
}

/** Zeros before so many digits are dialled in front of a whole number (098450 11023), and are no part of it. */
const WHOLE_NUMBER = 8

/** "+91 (0)98450 11023": the zero is for calls within the country alone. */
const TRUNK_ZERO = /\(0\)/u

/** The digits of a number as people write it, or of a part of one; numbers are stored as + and digits (E.164). */
function numberIn(text: string): string | null {
  if (/\p{L}/u.test(text)) return null
  const digits = plainSigns(text.replace(TRUNK_ZERO, '')).replace(/\D/g, '')
  if (digits.length < SEARCH_MIN) return null
  const number = digits.replace(/^0+/, '')
  return number.length < WHOLE_NUMBER ? digits : number
}

/**
 * The ways in which a searched part of a name may be written, with its ASCII letters small. SQLite's lower() knows no other
 * letters, so "élise" and "ÉLISE" both find Élise this way.
 */
export function spellingsOf(search: string): [small: string, large: string, title: string] {
  const small = search.toLowerCase()
  const title = small.replace(
    /(^|[\s-])(\p{L})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  )
  return [small, asciiSmall(search.toUpperCase()), asciiSmall(title)]
}

function asciiSmall(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
