// A phone number in two fields: its country, and the part after the code.
import { phoneSigns } from '#workers/contract/accounts/phone-signs.ts'
import { callingCode, regionOf } from './calling-codes.ts'

type Fields = { phone?: string | undefined; phone_country?: string | undefined }

/** Prefixes for international calls by calling code, where `00` is not the only one. */
const ABROAD: Readonly<Record<string, RegExp>> = { 1: /^0(0|11)/, 61: /^00(11)?/, 65: /^00[0128]?/ }

/**
 * The number with its code. A typed code is preserved. The schema drops the trunk zero by the rules of each country.
 */
export function wholePhone({ phone = '', phone_country = '' }: Fields): string {
  const code = callingCode(phone_country) ?? ''
  const number = phoneSigns(phone, ABROAD[code])
  return code && number && !number.startsWith('+') ? `+${code}${number}` : number
}

/** Country and rest of a number that starts with a plus and a known code; null for others. */
export function splitPhone(typed: string, known: string): { region: string; rest: string } | null {
  const number = phoneSigns(typed, ABROAD[callingCode(known) ?? ''])
  const region = number.startsWith('+') && regionOf(number.slice(1), known)
  const code = region && callingCode(region)
  if (!code) return null
  const begun = typed.replace(/^\D*/, '')
  const rest = begun.startsWith(code)
    ? begun.slice(code.length).replace(/^[^\p{Nd}(]+/u, '')
    : number.slice(1 + code.length)
  return { region, rest }
}
