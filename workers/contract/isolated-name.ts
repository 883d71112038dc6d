/** Letters that are written from right to left: Hebrew, Arabic, Syriac, Thaana, N'Ko and their kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff]/
const [ISOLATE, END] = ['\u2068', '\u2069']

/**
 * A name for a sentence. One that is written from right to left stands in an isolate, so that it does not turn round the figures and
 * signs beside it, nor the sentence that begins with it. https://www.w3.org/International/questions/qa-bidi-unicode-controls
 */
export function isolatedName(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? ISOLATE + name + END : name
}
