// Turns a typed search into words for FTS5: each one quoted, so that no sign of its query language works.
// https://www.sqlite.org/fts5.html#full_text_query_syntax

const TERMS_MAX = 10

/**
 * A query for words that begin with each of the typed ones: 'venus dasha' → '"venus"* "dasha"*'; '' when nothing that was
 * typed is a word. `column` names the only column to look in.
 */
export function ftsQuery(typed: string, joint: ' ' | ' OR ' = ' ', column?: string): string {
  const words = typed.normalize('NFC').match(/[\p{L}\p{M}\p{N}\p{Co}]+/gu) ?? []
  const query = words
    .slice(0, TERMS_MAX)
    .map((word) => `"${word}"*`)
    .join(joint)
  return query && column ? `${column} : (${query})` : query
}
