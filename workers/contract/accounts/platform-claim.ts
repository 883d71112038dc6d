// Names reserved for the platform. They are compared without differences that look alike: marks, symbols, spaces, other
// scripts.
import { PLATFORM_NAMES } from '#workers/contract/content/platform-name.ts'

/**
 * Letters of other scripts, small capitals and digits that look like Latin letters:
 * https://www.unicode.org/reports/tr39/#confusables
 */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'i',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  х: 'x',
  ѵ: 'v',
  ԝ: 'w',
  α: 'a',
  β: 'b',
  γ: 'y',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'n',
  ο: 'o',
  ρ: 'p',
  σ: 'o',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ı: 'i',
  ł: 'i',
  l: 'i',
  ø: 'o',
  đ: 'd',
  ħ: 'h',
  ŧ: 't',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'i',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
  ɑ: 'a',
  ɡ: 'g',
  ɩ: 'i',
  // Long and short vowels of Devanagari, and its letters for borrowed sounds.
  '\u0940': '\u093f',
  '\u0942': '\u0941',
  '\u0949': '\u094b',
  ऑ: 'ओ',
  ई: 'इ',
  ऊ: 'उ',
  '\u0901': '\u0902',
  '\u093c': '',
}
/** Read as letters within a word; otherwise they separate words. */
const SIGNS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  $: 's',
  '@': 'a',
  '!': 'i',
  '|': 'i',
}

/** Bengali to Malayalam: Unicode blocks of 128 in the order of Devanagari. */
const INDIC = { first: 0x0980, last: 0x0d7f, block: 0x80, devanagari: 0x0900 }

function inDevanagari(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  if (code < INDIC.first || code > INDIC.last) return letter
  return String.fromCodePoint(INDIC.devanagari + (code % INDIC.block))
}

function fold(text: string, signs: Readonly<Record<string, string>>): string {
  const plain = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{Script=Inherited}/gu, '')
    .normalize('NFC')
  return (
    [...plain]
      .map(inDevanagari)
      .map((letter) => LOOKALIKES[letter] ?? signs[letter] ?? letter)
      .join('')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      // A virama at the end of a word, as Telugu and Malayalam write borrowed words.
      .replace(/\u094d(?= |$)/g, '')
      .replaceAll('rn', 'm')
      .replaceAll('vv', 'w')
      .trim()
  )
}

const folded = (words: string) => words.split(', ').map((word) => fold(word, {}))

/** Titles that are no personal names. */
const OFFICES = folded(
  'admin, admins, administrator, administration, moderator, moderators, official, support, help desk, helpline, customer care, customer service, customer support, एडमिन, अ्याडमिन, प्रशासक, मॉडरेटर, सपोर्ट, सापोर्ट, ग्राहक सेवा, ग्राहक सहायता, ग्राहक सहाय, सहायता केंद्र, हेल्पलाइन, हेल्पडेस्क, कस्टमर केयर, कस्टमर केर, कास्टमार केयार, आधिकारिक, ऑफिशियल',
)
/** Also surnames: titles only if the name consists of such words alone. */
const OFFICES_ALONE = folded('staff, स्टाफ, स्टाफ़')
/** Only together with the platform's name: "Drishti Sharma" is a person, "Drishti Billing" is not. */
const BUSINESS = [
  ...folded(
    'team, care, service, services, billing, pay, payment, payments, payout, payouts, refund, refunds, wallet, security, verification, verified, help, helper, desk, office, app, platform, company, system, bot, agent, executive, representative, manager, management, moderation, accounts, finance, kyc, hq, com, customer, clients, astrologers, astrologer, astrology',
  ),
  ...folded('टीम, टिम, टीं, सेवा, सहायता, सहाय, हेल्प, केयर, भुगतान, पेमेंट, रिफ़ंड, रिफंड, सुरक्षा, ऐप, एप, ज्योतिषी, कंपनी, मैनेजर'),
]
const FILLERS = folded('the, of, from, by, your, our, for, in, india, की, का, के, से')
/** Other spellings of the Hindi name, from other scripts and by ear. */
const SPELLINGS = folded('दृष्टि, द्रिष्टि, द्रिष्टी, द्रिश्टि, द्रिशटि, त्रुष्टि')

/** True for a name that is reserved for the platform. `names`: of the platform. */
export function isPlatformClaim(name: string, names: readonly string[] = Object.values(PLATFORM_NAMES)): boolean {
  const own = names.flatMap((each) => (each.trim() === '' ? [] : [fold(each, {})]))
  const platform = own.some((each) => SPELLINGS.includes(each)) ? [...own, ...SPELLINGS] : own
  return [fold(name, {}), fold(name, SIGNS)].some(
    (plain) =>
      namesOffice(plain, platform) ||
      isMadeOfClaims(plain, { platform, offices: [...OFFICES, ...OFFICES_ALONE] }) ||
      plain.split(' ').some((word) => isMadeOfClaims(word, { platform, offices: OFFICES })) ||
      name.split(/\s+/u).some((word) => isMadeOfClaims(fold(word, {}), { platform, offices: OFFICES })),
  )
}

function namesOffice(plain: string, platform: readonly string[]): boolean {
  const has = (word: string) => ` ${plain} `.includes(` ${word} `)
  return OFFICES.some(has) || (platform.some(has) && [...BUSINESS, ...OFFICES_ALONE].some(has))
}

const glued = (words: string) => words.replaceAll(' ', '')

type Claims = { platform: readonly string[]; offices: readonly string[] }

/** True for a name that consists of such words alone, however separated, including a title or a department of the platform. */
function isMadeOfClaims(text: string, { platform, offices }: Claims): boolean {
  const found = wordsOf(glued(text), [...OFFICES, ...OFFICES_ALONE, ...platform, ...BUSINESS, ...FILLERS].map(glued))
  const has = (words: readonly string[]) => words.some((word) => found?.includes(glued(word)))
  return has(offices) || (has(platform) && has([...BUSINESS, ...OFFICES_ALONE]))
}

/** The known words that make up a run; null if any part is unknown. */
function wordsOf(run: string, known: readonly string[]): string[] | null {
  if (run === '') return []
  for (const word of known) {
    const rest = run.startsWith(word) ? wordsOf(run.slice(word.length), known) : null
    if (rest) return [word, ...rest]
  }
  return null
}
