// XML as far as TwiML goes: elements, attributes, text, CDATA, comments, the five names and numeric references.
export type XmlElement = { name: string; attributes: Record<string, string>; children: XmlElement[]; text: string }

const NAMES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const NAME = /^[A-Za-z_][\w.-]*/

export function parseXml(source: string): XmlElement {
  const root: XmlElement = { name: '', attributes: {}, children: [], text: '' }
  const open = [root]
  let at = 0
  const upTo = (end: string): string => {
    const stop = source.indexOf(end, at)
    if (stop < 0) throw new Error(`XML: "${end}" is missing after position ${at}`)
    const between = source.slice(at, stop)
    at = stop + end.length
    return between
  }
  while (at < source.length) {
    const inside = open.at(-1)!
    if (source[at] !== '<') {
      const next = source.indexOf('<', at)
      inside.text += decode(source.slice(at, next < 0 ? undefined : next))
      at = next < 0 ? source.length : next
    } else if (source.startsWith('<!--', at)) {
      upTo('-->')
    } else if (source.startsWith('<![CDATA[', at)) {
      at += 9
      inside.text += upTo(']]>')
    } else if (source.startsWith('<?', at)) {
      upTo('?>')
    } else if (source.startsWith('</', at)) {
      at += 2
      const name = upTo('>').trim()
      if (inside === root || inside.name !== name) throw new Error(`XML: </${name}> closes <${inside.name}>`)
      open.pop()
    } else {
      at += 1
      const { tag, length } = readTag(source.slice(at))
      at += length
      inside.children.push(tag.element)
      if (!tag.closed) open.push(tag.element)
    }
  }
  if (open.length > 1) throw new Error(`XML: <${open.at(-1)!.name}> is never closed`)
  if (root.children.length !== 1 || root.text.trim()) throw new Error('XML: a document has exactly one root')
  return root.children[0]!
}

function readTag(source: string): { tag: { element: XmlElement; closed: boolean }; length: number } {
  const name = NAME.exec(source)?.[0]
  if (!name) throw new Error('XML: a tag without a name')
  const element: XmlElement = { name, attributes: {}, children: [], text: '' }
  let at = name.length
  for (;;) {
    const end = /^\s*(\/?)>/.exec(source.slice(at))
    if (end) return { tag: { element, closed: end[1] === '/' }, length: at + end[0].length }
    const attribute = /^\s+([A-Za-z_][\w.:-]*)\s*=\s*("[^"<]*"|'[^'<]*')/.exec(source.slice(at))
    if (!attribute) throw new Error(`XML: bad attributes in <${name}>`)
    if (attribute[1]! in element.attributes) throw new Error(`XML: ${attribute[1]} twice in <${name}>`)
    element.attributes[attribute[1]!] = decode(attribute[2]!.slice(1, -1))
    at += attribute[0].length
  }
}

function decode(text: string): string {
  // An ampersand that starts no reference is an error at Twilio too (12100), so it must not slip through here.
  return text.replace(/&(?:#x([\da-fA-F]+);|#(\d+);|(\w+);)?/g, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    if (name && name in NAMES) return NAMES[name]!
    throw new Error(`XML: bare or unknown reference ${whole}`)
  })
}
