// The numbers that we ring and text: those of the countries we serve (VOICE 2.8). Pure.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** Calls to these cost many times a call to a person. */
const EXPENSIVE_TYPES = new Set(['PREMIUM_RATE', 'SHARED_COST', 'PERSONAL_NUMBER', 'UAN', 'PAGER', 'VOICEMAIL'])

/** The country of a number (ISO); null when it has none. */
export function countryOf(phone: string): string | null {
  return parsePhoneNumberFromString(phone)?.country ?? null
}

/** The number without the prefix of calls at home, by the rules of its country: "+44 07911 123456" is +447911123456. */
export function e164(phone: string): string {
  return parsePhoneNumberFromString(phone)?.number ?? phone
}

/** `countries`: ISO codes, or dialling prefixes with a plus. Example: '+18765551234' (Jamaica) with ['US'] → false. */
export function isDialable(phone: string, countries: readonly string[]): boolean {
  const number = parsePhoneNumberFromString(phone)
  if (!number?.isPossible() || EXPENSIVE_TYPES.has(number.getType() ?? '')) return false
  const isos = countries.filter((each) => !each.startsWith('+')) as readonly string[]
  const byPrefix = countries.some((each) => each.startsWith('+') && number.number.startsWith(each))
  if (byPrefix || number.country) return byPrefix || isos.includes(number.country ?? '')
  // Countries that share a code: told apart by the pattern alone only where no expensive neighbours hide (+1).
  return number.countryCallingCode !== '1' && number.getPossibleCountries().some((each) => isos.includes(each))
}
