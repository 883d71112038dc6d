// The signs of a phone number as people type and paste it. Loads no list of numbers, so that forms may read it too.

/** Signs that only set parts of a number apart, and those that no reader sees. */
const BETWEEN = /[\s\p{Pd}\p{Cf}().[\]\u2022\u00b7\u2212/]/gu

/** A number in digits of ASCII, without spaces and signs. Letters stay: they are an extension, or wrong. */
export function phoneSigns(typed: string): string {
  const ascii = typed.normalize('NFKC').replace(/\p{Nd}/gu, (digit) => String(numeralOf(digit)))
  return ascii.replace(BETWEEN, '')
}

/** The number with a plus for `00`, with which most countries begin calls abroad. */
export function withPlus(signs: string): string {
  return signs.replace(/^00/, '+')
}

// Unicode has the ten digits of a script side by side, the zero first.
function numeralOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return (code - zero) % 10
}
