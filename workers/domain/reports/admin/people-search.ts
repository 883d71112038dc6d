// Search for people by any part of a name, an e-mail address or a phone number, with a trigram index that triggers
// maintain (migrations).

import { plainSigns } from '#workers/contract/accounts/phone-signs.ts'
import { SEARCH_MIN } from '#workers/contract/admin/admin-lists.ts'

/** Maximum number of people per search, so that the query for their consultations stays fast. */
const PEOPLE_MAX = 500

/** A subquery: the ids of people who match `parameter`, a phrase made by `phraseOf`. */
export function peopleFound(parameter: string): string {
  return `(SELECT id FROM user WHERE rowid IN (SELECT rowid FROM user_search WHERE user_search MATCH ${parameter} LIMIT ${PEOPLE_MAX}))`
}

/** The search as an FTS5 phrase, or as "phrase OR phone number"; null if it is too short for the index. */
export function phraseOf(search: string | undefined): string | null {
  const text = search?.trim() ?? ''
  if (text.length < SEARCH_MIN) return null
  const phrase = `"${text.replaceAll('"', '""')}"`
  const number = numberIn(text)
  return number === null || number === text ? phrase : `${phrase} OR "${number}"`
}

/**
 * Numbers with at least this many digits are complete, so leading zeros are a dialling prefix (098450 11023) and are
 * dropped.
 */
const WHOLE_NUMBER = 8

/** "+91 (0)98450 11023": the zero is dialled only within the country. */
const TRUNK_ZERO = /\(0\)/u

/** The digits of a typed phone number or of a part of one; stored numbers are in E.164. */
function numberIn(text: string): string | null {
  if (/\p{L}/u.test(text)) return null
  const digits = plainSigns(text.replace(TRUNK_ZERO, '')).replace(/\D/g, '')
  if (digits.length < SEARCH_MIN) return null
  const number = digits.replace(/^0+/, '')
  return number.length < WHOLE_NUMBER ? digits : number
}

/**
 * Case variants of a searched part of a name. SQLite's lower() converts only ASCII letters, so "élise" and "ÉLISE"
 * match Élise only with these variants.
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
