/** Right-to-left letters: Hebrew, Arabic, Syriac, Thaana, N'Ko and related scripts. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/
const [ISOLATE, END] = ['\u2068', '\u2069']

/**
 * A name for use in a sentence. A right-to-left name is wrapped in an isolate, so that it does not reorder adjacent
 * digits and punctuation, or a sentence that starts with it. https://www.w3.org/International/questions/qa-bidi-
 * unicode-controls
 */
export function isolatedName(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? ISOLATE + name + END : name
}
