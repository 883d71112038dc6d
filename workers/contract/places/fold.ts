// How names are compared: accents, case and punctuation don't count; letters of other scripts stay as they are.

const LETTERS: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ə: 'e',
  ŋ: 'n',
}

/** fold("São Paulo") = "sao paulo"; fold("Giv‘at Ẕe’ev") = "givat zeev"; fold("वाराणसी") = "वाराणसी". */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u0331\u200c\u200d'’‘`´ʻʼʾʿˈ]/g, '')
    .replace(/[ßæœøłđðþħŧıəŋ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
