// Folds names for comparison: without accents, case and punctuation. Letters of other scripts remain unchanged.

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

const PLAIN = /^[A-Za-z]+(?: [A-Za-z]+)*$/

/** fold("São Paulo") = "sao paulo"; fold("Giv‘at Ẕe’ev") = "givat zeev"; fold("वाराणसी") = "वाराणसी". */
export function fold(text: string): string {
  // Most names are ASCII; the general case below costs ten times as much.
  if (PLAIN.test(text)) return text.toLowerCase()
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\u200c|\u200d|[\u0300-\u036f'’‘`´ʻʼʾʿˈ]/g, '')
    .replace(/[ßæœøłđðþħŧıəŋ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
}
