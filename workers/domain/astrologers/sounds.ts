// Compares words of two scripts by sound: मीरा and Meera, चौधरी and Choudhury. A word in Devanagari is a sequence of sounds,
// each with its Latin spellings.

const listed = (text: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    text.split(/\s+/).flatMap((entry) => {
      const [signs = '', spellings = ''] = entry.split(':')
      return signs.split('/').map((sign) => [sign, spellings.split(',')])
    }),
  )

// An empty spelling means that the sound may be silent.
const CONSONANTS = listed(
  `क:k,c,q,ck ख:kh,k ग:g घ:gh,g ङ/ञ/ण/न:n च:ch,c छ:ch ज:j,z,ge झ:jh,j,z ट:t ठ:th,t ड:d,r ढ:dh,d,rh त:t,th थ:th,t द:d,dh ध:dh,d
  प:p फ:ph,f ब:b भ:bh,b म:m य:y,i र:r ल/ळ:l व:v,w,o,u श/ष:sh,s स:s ह:h,gh ज्ञ:gy,jn,gn,dny`,
)
const VOWELS = listed(
  `अ:a,e आ/ा:a,ah इ/ि/ई/ी:i,y,ie,ey उ/ु/ऊ/ू:u,ou ऋ/ृ:ri,ru,r ए/े:e,ey,ay,ei ऐ/ै:ai,ay,ei,ey,e ओ:o,oh,ow ो:o,u,oh,ow औ/ौ:au,ou,ow,av,aw,o
  ऑ/ॉ:o,oh,a,au ं:n,m ँ:n,m, ः:h,`,
)
/** The short vowel of a consonant without a vowel sign; after the first one it may be silent. `closed`: Verma. */
const SHORT = { first: ['a', 'u'], closed: ['a', 'e', 'u'], later: ['', 'a', 'e', 'o', 'u'] }
const NO_VOWEL = '\u094d'
const SIGNS = /ज्ञ|./gu
/** Spellings of one sound, within Devanagari. */
const ALIKE: Readonly<Record<string, string>> = Object.fromEntries(
  'ई:इ ी:ि ऊ:उ ू:ु ष:श ँ:ं न्:ं ण्:ं ञ्:ं ङ्:ं म्:ं'.split(' ').map((pair) => pair.split(':')),
)
/** A shorter prefix matches too much. */
const BEGUN_FROM = 3

export function isDevanagari(word: string): boolean {
  return /[\u0900-\u097f]/.test(word)
}

/** True if a partly typed word may be the known one by its sound. Two Latin words are compared by their letters alone. */
export function soundsLike(typed: string, known: string): boolean {
  const [isOfTyped, isOfKnown] = [isDevanagari(typed), isDevanagari(known)]
  if (!isOfTyped && !isOfKnown) return false
  if (isOfTyped && isOfKnown) {
    const key = keyOf(typed)
    return keyOf(known) === key || (key.length >= BEGUN_FROM && keyOf(known).startsWith(key))
  }
  const latin = lettersOf(isOfTyped ? known : typed)
  const read = readings(soundsOf(isOfTyped ? typed : known), latin)
  const atEnd = read.at(-1) ?? new Set()
  if (latin.length > 1 && atEnd.has(latin.length)) return true
  // For a name that is being typed, a prefix of the known word is enough.
  if (isOfTyped) return Math.max(...atEnd) >= BEGUN_FROM
  return latin.length >= BEGUN_FROM && read.some((places) => places.has(latin.length))
}

/** After each sound: the positions in the letters that it may reach. */
function readings(sounds: readonly (readonly string[])[], letters: string): Set<number>[] {
  let places = new Set([0])
  return sounds.map((spellings) => {
    const starts = [...places]
    places = new Set(
      spellings.flatMap((each) => starts.filter((at) => letters.startsWith(each, at)).map((at) => at + each.length)),
    )
    return places
  })
}

function soundsOf(word: string): (readonly string[])[] {
  const signs = plain(word).match(SIGNS) ?? []
  return signs.flatMap((sign, n) => {
    const [next = '', afterNext = ''] = signs.slice(n + 1)
    const consonant = CONSONANTS[sign]
    // Ayyar and Iyer.
    if (consonant === undefined && sign === 'अ' && next === 'य') return [['a', 'e', 'i', 'ai']]
    if (consonant === undefined) return VOWELS[sign] ? [VOWELS[sign]] : []
    if (next === NO_VOWEL) {
      const isDoubled = CONSONANTS[afterNext]?.some((each) => each[0] === consonant[0]?.[0])
      // Agrawal and Agarwal.
      return isDoubled ? [] : afterNext === 'र' ? [consonant, ['', 'a']] : [consonant]
    }
    return VOWELS[next] && /\p{M}/u.test(next) && !/[ंँः]/.test(next)
      ? [consonant]
      : [consonant, n > 0 ? SHORT.later : afterNext === NO_VOWEL ? SHORT.closed : SHORT.first]
  })
}

/** Double letters are spellings of one sound. */
function lettersOf(word: string): string {
  const single = word.replaceAll('ee', 'i').replaceAll('oo', 'u').replaceAll('x', 'ks')
  return single.replace(/(.)\1+/g, '$1')
}

function keyOf(word: string): string {
  return plain(word).replace(/[नणञङम]्|[ईीऊूषँ]/g, (sign) => ALIKE[sign] ?? sign)
}

/** Without the nukta (dot below), which is often omitted. */
const plain = (word: string) => word.normalize('NFD').replaceAll('\u093c', '')
