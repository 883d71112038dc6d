// Removes possible personal data from a reported text: addresses, numbers, tokens, ids, values of queries, quoted input.
import { DIRECTIVES, RESOURCES } from './policy-words.ts'

const REMOVED: readonly [pattern: RegExp, instead: string | ((match: string) => string)][] = [
  // Engines quote text that is not JSON, which may be a message. It may contain quotes itself.
  [/"[\s\S]*"(?=\.{0,3} is not valid JSON)|(?<=JSON Parse error: [^\n]*)"[\s\S]*"/g, '"…"'],
  // A query or fragment, which may contain a birth. An apostrophe within a word ends neither.
  [/(?:\?|(?<=[\w/.])#(?=[\w%~-])|#(?=\S*=))(?:[^\s"'`]|'(?=[\p{L}\p{N}%]))+/gu, '?…'],
  // E-mail addresses and payment names. Safari writes an @ before the URL of a frame.
  [
    /(?<![\p{L}\p{M}\p{N}._%+-])[\p{L}\p{M}\p{N}._%+-]+([@＠]|%40)[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)*(?![\p{L}\p{M}\p{N}-]*:\/\/)/gu,
    '[address]',
  ],
  // IPv6, also shortened or with a trailing IPv4 address: a location in a file has only two colons. Then IPv4.
  [/(?<![\w:.])(?:(?:[\da-f]{1,4}:){3}|(?=[\da-f:]*::))(?=[:.]*[\da-f])[\da-f:]*(?:\.\d{1,3}){0,3}/gi, '[address]'],
  [/(?<!\d)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/g, '[address]'],
  // Tokens and ids; file names of ours contain a hash, too.
  [
    /(?<![\p{L}\p{M}\p{Nd}_-])[\p{L}\p{M}\p{Nd}_-]{20,}(?![\p{L}\p{M}\p{Nd}_-]|\.(?:m?js|css)\b)(?:\.[\w-]+)*/gu,
    (token) => (DIRECTIVES.has(token) || RESOURCES.has(token) ? token : '[id]'),
  ],
  // Phone numbers, dates and times. Line and column after a file remain.
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
