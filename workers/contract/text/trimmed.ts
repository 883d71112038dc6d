/** All but spaces, controls, and signs that nothing is drawn for (the blank of Braille among them). */
const SEEN = /[^\s\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u

/** The text without space around it; empty where nobody would see a sign of it. */
export function trimmed(text: string): string {
  const bare = text.trim()
  return SEEN.test(bare) ? bare : ''
}
