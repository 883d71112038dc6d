// The words of a page that a person reads, from its HTML, without those that say that they are in another language.

const VOID = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const UNSEEN = /^(script|style|template|svg|noscript)$/
/** Their text goes on in the words around them. */
const INLINE = /^(a|abbr|b|bdi|cite|em|i|mark|span|strong|sub|sup|time)$/
const PART = /<!--[\s\S]*?-->|<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^">])*)>|([^<]+)/gi
const SPOKEN = /\s(?:aria-label|alt|placeholder|title)="([^"]*)"/g
const SIGNS: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }

/**
 * The texts of the first `<main>` that are in the page's language, a line for each block, with the labels of pictures, fields
 * and buttons.
 */
export function visibleText(html: string): string {
  const main = /<main[\s\S]*?<\/main>/.exec(html)?.[0] ?? ''
  const open: { name: string; skipped: boolean }[] = []
  let lines = ''
  for (const [, closes, tag = '', attributes = '', text = ''] of main.matchAll(PART)) {
    const skipped = open.at(-1)?.skipped ?? false
    if (text) {
      if (!skipped) lines += text
      continue
    }
    const name = tag.toLowerCase()
    if (!name) continue
    if (!INLINE.test(name)) lines += '\n'
    if (closes) {
      const at = open.findLastIndex((each) => each.name === name)
      if (at >= 0) open.length = at
      continue
    }
    const other = skipped || UNSEEN.test(name) || /\slang="(?!hi")/.test(attributes)
    if (!other) for (const [, spoken] of attributes.matchAll(SPOKEN)) lines += `\n${spoken}\n`
    if (!VOID.test(name) && !attributes.endsWith('/')) open.push({ name, skipped: other })
  }
  return lines.replace(/&(?:amp|lt|gt|quot|#x27);/g, (sign) => SIGNS[sign] ?? sign)
}

/** Lines with four words of Latin letters in a row, the mark of a sentence in English. */
export function englishLines(text: string): string[] {
  const found = text.split('\n').filter((line) => /(?:\b[A-Za-z][A-Za-z’'-]*[,;:]?\s+){3}[A-Za-z]+/.test(line))
  return [...new Set(found.map((line) => line.trim()))]
}
