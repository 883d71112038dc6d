// Decides which numbers may be rung and texted: those of the served countries (docs/decisions/phone-numbers.md). Pure.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Calls to these types cost many times a call to a person. */
const EXPENSIVE_TYPES = new Set(['PREMIUM_RATE', 'SHARED_COST', 'PERSONAL_NUMBER', 'UAN', 'PAGER', 'VOICEMAIL'])

/** National dialling prefixes that older releases stored between country code and number, once or twice. */
const KEPT_PREFIXES = ['0', '00', '1', '11', '8']

/** The country of a number (ISO); null when it has none. */
export function countryOf(phone: string): string | null {
  return parsePhoneNumberFromString(phone)?.country ?? null
}

/**
 * The canonical form of a stored number, E.164: older rows contain national dialling prefixes. "+910098123 45678" is
 * +919812345678.
 */
export function canonicalPhone(stored: string): string {
  const once = parsePhoneNumberFromString(stored)?.number ?? stored
  return parsePhoneNumberFromString(once)?.number ?? once
}

/** The other forms in which older releases may have stored this number. */
export function oldSpellings(phone: string): string[] {
  const number = parsePhoneNumberFromString(phone)
  if (!number) return []
  return KEPT_PREFIXES.map((prefix) => `+${number.countryCallingCode}${prefix}${number.nationalNumber}`).filter(
    (spelling) => canonicalPhone(spelling) === phone,
  )
}

/** True for a number that can be verified by text: texts are configured, and its country is served. */
export function canText(
  { texts, countries }: { texts: unknown; countries: readonly string[] },
  phone: string,
): boolean {
  return texts !== null && isDialable(canonicalPhone(phone), countries)
}

/** `countries`: ISO codes, or dialling prefixes with a plus. Example: '+18765551234' (Jamaica) with ['US'] → false. */
export function isDialable(phone: string, countries: readonly string[]): boolean {
  const number = parsePhoneNumberFromString(phone)
  if (!number?.isValid() || EXPENSIVE_TYPES.has(number.getType() ?? '')) return false
  return countries.some((each) => (each.startsWith('+') ? number.number.startsWith(each) : each === number.country))
}
