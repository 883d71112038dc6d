// Control characters other than line breaks and tabs have no meaning in a message, and take up to six bytes each in D1,
// so a page removes them, and the room rejects them.

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

export function withoutControlCharacters(text: string): string {
  return text.replace(CONTROLS, '')
}

export function hasControlCharacters(text: string): boolean {
  return withoutControlCharacters(text) !== text
}
