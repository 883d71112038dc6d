// Takes out of a reported text what may be of a person: addresses, numbers, tokens, ids, values of queries, quoted input.
import { DIRECTIVES, RESOURCES } from './policy-words.ts'

const REMOVED: readonly [pattern: RegExp, instead: string | ((match: string) => string)][] = [
  // Engines quote the text that is no JSON, which may be a message. It may hold quotes itself.
  [/"[\s\S]*"(?=\.{0,3} is not valid JSON)|(?<=JSON Parse error: [^\n]*)"[\s\S]*"/g, '"…"'],
  // A query, and the fragment, in which a birth stands. An apostrophe within a word ends neither.
  [/(?:\?|(?<=[\w/.])#(?=[\w%~-])|#(?=\S*=))(?:[^\s"'`]|'(?=[\p{L}\p{N}%]))+/gu, '?…'],
  // E-mail addresses and names for payments. Safari writes an @ before the address of a frame.
  [
    /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+([@＠]|%40)[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)*(?![\p{L}\p{M}\p{N}-]*:\/\/)/gu,
    '[address]',
  ],
  // IPv6, also shortened or with an IPv4 address at its end: a place in a file has two colons only. Then IPv4.
  [/(?<![\w:.])(?:(?:[\da-f]{1,4}:){3}|(?=[\da-f:]*::))(?=[:.]*[\da-f])[\da-f:]*(?:\.\d{1,3}){0,3}/gi, '[address]'],
  [/(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/g, '[address]'],
  // Tokens and ids; names of our files have a hash, too.
  [
    /(?<![\p{L}\p{M}\p{Nd}_-])[\p{L}\p{M}\p{Nd}_-]{20,}(?![\p{L}\p{M}\p{Nd}_-]|\.(?:m?js|css)\b)(?:\.[\w-]+)*/gu,
    (token) => (DIRECTIVES.has(token) || RESOURCES.has(token) ? token : '[id]'),
  ],
  // Phone numbers, dates and times. The line and column behind a file stay.
  [
    /((?<=\/[^\s()@:]*):\d{1,6}:\d{1,7}(?![\d:]))|\+?\p{Nd}(?:(?:[^\S\n]|[./:,()_+\p{Pd}T]){0,3}\p{Nd}){5,}/gu,
    (match) => (match.startsWith(':') ? match : '[number]'),
  ],
]

export function redacted(text: string): string {
  return REMOVED.reduce((left, [pattern, instead]) => {
    return left.replace(pattern, typeof instead === 'string' ? () => instead : instead)
  }, text)
}
