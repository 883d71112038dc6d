// Converts a typed search into words for FTS5, each quoted, so that no syntax of its query language is active.
// https://www.sqlite.org/fts5.html#full_text_query_syntax

const TERMS_MAX = 10

/**
 * A query for words with each of the typed prefixes: 'venus dasha' → '"venus"* "dasha"*'; '' if the input contains no word.
 * `column` restricts the search to one column.
 */
export function ftsQuery(typed: string, joint: ' ' | ' OR ' = ' ', column?: string): string {
  const words = typed.normalize('NFC').match(/[\p{L}\p{M}\p{N}\p{Co}]+/gu) ?? []
  const query = words
    .slice(0, TERMS_MAX)
    .map((word) => `"${word}"*`)
    .join(joint)
  return query && column ? `${column} : (${query})` : query
}
