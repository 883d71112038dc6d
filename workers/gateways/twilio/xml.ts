// XML as TwiML needs it: elements with attributes, and text or elements within them.
import { xmlText } from '#workers/contract/xml-text.ts'

type Attributes = Readonly<Record<string, string | number | boolean>>
export type Element = { xml: string }

/** `content`: a text, or elements. The text and the values of attributes are escaped. */
export function element(name: string, attributes: Attributes = {}, content: string | readonly Element[] = []): Element {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${xmlText(String(value))}"`)
  const inner = typeof content === 'string' ? xmlText(content) : content.map(({ xml }) => xml).join('')
  const start = `<${name}${written.join('')}`
  return { xml: inner ? `${start}>${inner}</${name}>` : `${start}/>` }
}

export function xmlDocument(root: Element): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${root.xml}`
}
