// People by any part of a name, an address or a number: the index of trigrams is kept by triggers (migrations).
import { SEARCH_MIN } from '#workers/contract/admin-lists.ts'

/** A search matches at most so many people, so that a list of their consultations stays short to find. */
const PEOPLE_MAX = 500

/** The ids of the people whom `parameter`, a phrase by `phraseOf`, finds. */
export function peopleFound(parameter: string): string {
  return `(SELECT id FROM user WHERE rowid IN (SELECT rowid FROM user_search WHERE user_search MATCH ${parameter} LIMIT ${PEOPLE_MAX}))`
}

/** The search as one phrase of FTS5; null when it is too short for the index. */
export function phraseOf(search: string | undefined): string | null {
  const text = search?.trim() ?? ''
  return text.length < SEARCH_MIN ? null : `"${text.replaceAll('"', '""')}"`
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
