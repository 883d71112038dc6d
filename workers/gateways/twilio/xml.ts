// XML as TwiML needs it: elements with attributes, and text or elements within them.

type Attributes = Readonly<Record<string, string | number | boolean>>
export type Element = { xml: string }

/** `content`: a text, or elements. Both the text and the values of attributes are escaped. */
export function element(name: string, attributes: Attributes = {}, content: string | readonly Element[] = []): Element {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
  const inner = typeof content === 'string' ? escaped(content) : content.map(({ xml }) => xml).join('')
  const start = `<${name}${written.join('')}`
  return { xml: inner ? `${start}>${inner}</${name}>` : `${start}/>` }
}

export function xmlDocument(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${root.xml}`
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#x9;',
  '\n': '&#xA;',
  '\r': '&#xD;',
}

// XML 1.0 knows neither control characters nor halves of pairs, escaped or not: https://www.w3.org/TR/xml/#charsets
const UNKNOWN = /[^\P{Cc}\t\n\r]|\p{Cs}|[\uFFFE\uFFFF]/gu

const escaped = (text: string) => text.replace(UNKNOWN, '').replace(/[&<>"\t\n\r]/g, (sign) => ENTITIES[sign] ?? sign)
