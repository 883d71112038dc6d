// Searches astrologers by names, languages, skills, and words of the biography.
import type { WireAstrologer } from '#workers/contract/astrologers/astrologers.ts'
import { HINDI_TAGS } from '#workers/contract/content/hindi-tags.ts'
import { soundsLike } from './sounds.ts'

type Searched = Pick<WireAstrologer, 'full_name' | 'languages' | 'specializations' | 'bio'>

/** Shorter words are too similar to each other for typing errors to be tolerated. */
const FORGIVEN_FROM = 4
/** Words of a query without information on an astrologer, and titles of address. */
const EMPTY_WORDS = new Set(
  'a about am an and any are be can do does for from get have how i in is it me my of on or should that the this to what when where which who why will with would you मेरा मेरी मेरे मुझे कब क्या कैसे कौन कौनसा है हैं हो होगा होगी का की के को में से पर और या मैं यह वह लिए ji जी'.split(
    ' ',
  ),
)

/** Every typed word must match; names, languages and skills also with one wrong letter. */
export function matchesSearch(astrologer: Searched, search: string): boolean {
  const { full_name: name, languages, specializations, bio } = astrologer
  const words = wordsOf(search)
  const names = wordsOf(name)
  const tags = [...languages, ...specializations]
  const offered = wordsOf([...tags, ...tags.map((tag) => HINDI_TAGS[tag.toLowerCase()] ?? '')].join(' '))
  const all = [...names, ...offered, ...wordsOf(bio)]
  const telling = words.filter((word) => !EMPTY_WORDS.has(word))
  return (telling.length > 0 ? telling : words).every(
    (word) =>
      all.some((known) => known.startsWith(word)) ||
      offered.some((known) => isSlipOf(word, known)) ||
      // Also matches a name that is still being typed.
      names.some((known) => [known, known.slice(0, word.length)].some((begun) => isSlipOf(word, begun))) ||
      [...names, ...offered].some((known) => soundsLike(word, known)),
  )
}

function wordsOf(text: string): string[] {
  // Latin letters lose their accents, but the vowel signs of other scripts are letters.
  const plain = text
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u200c\u200d]/g, '')
    .toLowerCase()
  return plain.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean)
}

/** One letter wrong, missing or additional, or two neighbours swapped. */
function isSlipOf(word: string, known: string): boolean {
  return word.length >= FORGIVEN_FROM && differByOne(word, known)
}

function differByOne(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  const [restA, restB] = [a.slice(at), b.slice(at)]
  const swapped = `${restA[1] ?? ''}${restA[0] ?? ''}${restA.slice(2)}`
  return restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || swapped === restB
}
