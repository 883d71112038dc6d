// The signs of a phone number as people type and paste it. Loads no list of numbers, so that forms may read it too.

/** All but letters, digits, the plus and the signs of an extension: they only set parts of a number apart, or are not seen. */
const BETWEEN = /[^\p{L}\d+*#,;~=]/gu

/** A keyboard of emoji has it. */
const HEAVY_PLUS = '\u2795'

/**
 * A number in digits of ASCII, without spaces and signs, with a plus for the prefix of calls abroad, in most countries `00`.
 * Letters stay, but for those of a link: they are an extension, or wrong.
 */
export function phoneSigns(typed: string, abroad = /^00/): string {
  return plainSigns(typed).replace(abroad, '+')
}

/** Digits of any script in ASCII, without the spaces and signs between them. */
export function plainSigns(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/^\s*tel:/i, '')
    .replaceAll(HEAVY_PLUS, '+')
    .replace(/\p{Nd}/gu, numeralOf)
    .replace(BETWEEN, '')
}

// Unicode has the ten digits of a script side by side, the zero first.
function numeralOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return `${(code - zero) % 10}`
}
