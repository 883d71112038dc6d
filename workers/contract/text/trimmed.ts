/**
 * A visible character: not a space, a control character, or one without a glyph (such as the blank Braille pattern).
 */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The trimmed text; empty if it has no visible character. */
export function trimmed(text: string): string {
  const bare = text.trim()
  return SEEN.test(bare) ? bare : ''
}
