// The name that a person is shown by: what it may hold, and the names that only the platform has.
import * as z from 'zod'
import { problemCode } from '#workers/contract/zod-messages.ts'

/** Letters of other scripts, and digits, that are read as Latin letters: https://www.unicode.org/reports/tr39/#confusables */
const LOOKALIKES: Readonly<Record<string, string>> = {
  ...{ а: 'a', с: 'c', ԁ: 'd', е: 'e', һ: 'h', і: 'i', ј: 'j', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', ѕ: 's', т: 't' },
  ...{ у: 'y', х: 'x', α: 'a', ε: 'e', ι: 'i', κ: 'k', ν: 'n', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', $: 's', '@': 'a', '!': 'i' },
}

/** Offices that no person has as a name. */
const OFFICE =
  /(^| )(admin(istrator|istration)?s?|moderators?|official|staff|support|help ?desk|helpline|customer (care|service)|एडमिन|प्रशासक|सपोर्ट|ग्राहक सेवा|सहायता केंद्र|हेल्पलाइन|आधिकारिक)(?= |$)/u

/** The platform's name with a word of a business: "Drishti Sharma" is a person, "Drishti Billing" is not. */
const PLATFORM = /(^| )(drishti|दृष्टि)(?= |$)/u
const BUSINESS =
  /(^| )(team|care|services?|billing|payments?|refunds?|wallet|security|verification|verified|help|desk|office|app|platform|company|system|bot|astrologers?|astrology|टीम|सेवा|सहायता|भुगतान|रिफ़ंड|सुरक्षा|ऐप)(?= |$)/u

/** True for a name under which only the platform speaks. */
export function isPlatformClaim(name: string): boolean {
  const words = ` ${name.normalize('NFKC').toLowerCase()} `
  const latin = words.replace(/[^ ]/gu, (letter) => LOOKALIKES[letter] ?? letter)
  return [words, latin].some((each) => {
    const plain = each.replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()
    return OFFICE.test(plain) || (PLATFORM.test(plain) && BUSINESS.test(plain))
  })
}

/** Line breaks and other controls: nobody's name has them. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u

/** Joiners shape words of Indic scripts; anywhere else they are as unseen as other format characters. */
const UNSEEN = /(?!\u200c|\u200d)\p{Cf}/gu
const JOINERS = /([\p{L}\p{M}]?)(?:\u200c|\u200d)+(?=([\p{L}\p{M}])?)/gu

/** Without signs that nobody sees, which come along when a name is pasted; the direction of text is among them. */
function visible(name: string): string {
  return name
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(UNSEEN, '')
    .replace(JOINERS, (run: string, before: string, after: string | undefined) =>
      after && before && !/\p{Script=Latin}/u.test(before) ? run : before,
    )
    .trim()
}

/** One letter is a name; a sign that is none, alone, is not. */
export const PersonName = z
  .string()
  .transform(visible)
  .pipe(
    z
      .string()
      .min(1, problemCode('full_name_missing'))
      .max(80, problemCode('full_name_too_long'))
      .refine((name) => /\p{L}/u.test(name), problemCode('name_without_letter'))
      .refine((name) => !CONTROLS.test(name), problemCode('invisible_characters'))
      .refine((name) => !isPlatformClaim(name), problemCode('name_reserved')),
  )
