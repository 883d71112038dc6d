// Normalises the characters of a typed or pasted phone number. Without the table of numbers, so that forms may load it.

/** All characters but letters, digits, the plus and extension characters: separators and invisible characters. */
const BETWEEN = /[^\p{L}\d+*#,;~=]/gu

/** The plus of emoji keyboards. */
const HEAVY_PLUS = '\u2795'

/**
 * A number in ASCII digits without separators, with a plus instead of the international prefix, which is `00` in most
 * countries. Letters remain, apart from those of a `tel:` link, because they are an extension or an error.
 */
export function phoneSigns(typed: string, abroad = /^00/): string {
  return plainSigns(typed).replace(abroad, '+')
}

/** ASCII digits for digits of any script, without separators. */
export function plainSigns(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    .replaceAll(HEAVY_PLUS, '+')
    .replace(/\p{Nd}/gu, numeralOf)
    .replace(BETWEEN, '')
}

// Unicode orders the ten digits of a script consecutively from zero.
function numeralOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return `${(code - zero) % 10}`
}
