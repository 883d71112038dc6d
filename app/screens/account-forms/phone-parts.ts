// A phone number in two fields: its country, and what follows the code.
import { phoneSigns } from '#workers/contract/accounts/phone-signs.ts'
import { callingCode, regionOf } from './calling-codes.ts'

type Fields = { phone?: string | undefined; phone_country?: string | undefined }

/** Calls abroad begin with it where not with `00` alone, by the code of the country. */
const ABROAD: Readonly<Record<string, RegExp>> = { 1: /^0(0|11)/, 61: /^00(11)?/, 65: /^00[0128]?/ }

/**
 * The number with its code. One that was typed with a code keeps it. The schema leaves out the zero of calls at home, by the
 * rules of each country.
 */
export function wholePhone({ phone = '', phone_country = '' }: Fields): string {
  const code = callingCode(phone_country) ?? ''
  const number = phoneSigns(phone, ABROAD[code])
  return code && number && !number.startsWith('+') ? `+${code}${number}` : number
}

/** Country and rest of a number that begins with a plus and a known code, as it was typed; null for others. */
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
