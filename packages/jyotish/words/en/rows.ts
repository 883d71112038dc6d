// Numbered keys from a list: rows('a', 1, ['x']) = { 'a.1': 'x' }.
import type { Catalogue } from '../render.ts'

export function rows(prefix: string, first: number, texts: readonly string[]): Catalogue {
  return Object.fromEntries(texts.map((text, i) => [`${prefix}.${first + i}`, text]))
}
