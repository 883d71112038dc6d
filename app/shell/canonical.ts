// One page has many addresses (names of a place, rules, clocks): this names the one that counts.
import { addressOf } from '#app/language/language.ts'
import type { RootData } from './root-data.ts'

export function canonical(matches: readonly { id: string; data?: unknown }[], path: string) {
  const root = matches.find(({ id }) => id === 'root')?.data as RootData | undefined
  return { tagName: 'link', rel: 'canonical', href: (root?.origin ?? '') + addressOf(path) }
}
