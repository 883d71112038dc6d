// Control characters beside line breaks and tabs are no letters, and cost up to six bytes each in D1: a page takes them out of a
// message, and the room refuses them.

// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern finds control characters
const CONTROLS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/g

export function withoutControlCharacters(text: string): string {
  return text.replace(CONTROLS, '')
}

export function hasControlCharacters(text: string): boolean {
  return withoutControlCharacters(text) !== text
}
