/** "Ashṭakūṭa" and "ashtakoota" are one word here: no marks, and long vowels as short ones. */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('aa', 'a')
    .replaceAll('ee', 'i')
    .replaceAll('oo', 'u')
}

/** Tests whether a text has all of these words, marks and spelling of vowels left aside. */
export function matcherOf(words: string): (text: string) => boolean {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  return (text) => wanted.every((word) => fold(text).includes(word))
}
