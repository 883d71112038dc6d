// The sound of a word, for words of two scripts: मीरा and Meera, नायर and Nair have one key.

const CONSONANTS: Readonly<Record<string, string>> = Object.fromEntries(
  'क:k ख:kh ग:g घ:gh ङ:n च:c छ:c ज:j झ:j ञ:n ट:t ठ:t ड:d ढ:d ण:n त:t थ:t द:d ध:d न:n प:p फ:f ब:b भ:b म:m य:y र:r ल:l ळ:l व:v श:s ष:s स:s ह:h'
    .split(' ')
    .map((pair) => pair.split(':')),
)
const VOWELS: Readonly<Record<string, string>> = Object.fromEntries(
  'अ:a आ:a इ:i ई:i उ:u ऊ:u ऋ:ri ए:e ऐ:ai ओ:o औ:au ऑ:o ा:a ि:i ी:i ु:u ू:u ृ:ri े:e ै:ai ो:o ौ:au ॉ:o ं:n ँ:n ः:'
    .split(' ')
    .map((pair) => pair.split(':')),
)
const MARK = /\p{M}/u
/** Spellings of one sound in Latin letters, in this order. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/ngh|nh/g, 'n'],
  [/([bcdgjkst])h/g, '$1'],
  [/ph/g, 'f'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/q/g, 'k'],
  [/x/g, 'ks'],
  [/jn|dny/g, 'gy'],
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/ey/g, 'e'],
  [/a[uo]/g, 'v'],
  // The short vowel of each consonant is written in neither script as it is spoken.
  [/(.)a+/g, '$1'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

export function isDevanagari(word: string): boolean {
  return /[\u0900-\u097f]/.test(word)
}

export function soundKey(word: string): string {
  const latin = isDevanagari(word) ? inLatin(word) : word
  return LATIN.reduce((text, [spelling, sound]) => text.replace(spelling, sound), latin)
}

function inLatin(word: string): string {
  const signs = [...word.replaceAll('ज्ञ', 'ग्य').replaceAll('\u093c', '')]
  return signs
    .map((sign, n) => {
      const consonant = CONSONANTS[sign]
      if (consonant === undefined) return VOWELS[sign] ?? (MARK.test(sign) ? '' : sign)
      // Without a vowel sign of its own a consonant has the short vowel.
      return MARK.test(signs[n + 1] ?? '') && !/[ंँः]/.test(signs[n + 1] ?? '') ? consonant : `${consonant}a`
    })
    .join('')
}
