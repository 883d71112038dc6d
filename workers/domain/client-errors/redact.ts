// Takes out of a reported text what may be of a person: addresses, numbers, tokens, ids, values of queries, quoted input.

const REMOVED: readonly [pattern: RegExp, instead: string][] = [
  // Engines quote the text that is no JSON, which may be a message.
  [/"[^"]*"?(?=\.{0,3} is not valid JSON)/g, '"…"'],
  // A query, and the fragment, in which a birth stands.
  [/(?<=[\w/.])[?#][\w%~-][^\s"'`()<>:]*/g, '?…'],
  [/[\w.+-]+(@|%40)[\w-]+(\.[\w-]+)+/g, '[address]'],
  // Tokens and ids; names of our files have a hash, too.
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}(?![\w-]|\.m?js\b)(\.[\w-]+)*/g, '[id]'],
  // Phone numbers, dates and times.
  [/\+?\d[\d\s().-]{7,}\d/g, '[number]'],
]

export function redacted(text: string): string {
  return REMOVED.reduce((left, [pattern, instead]) => left.replace(pattern, instead), text)
}
