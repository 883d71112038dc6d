// A phone number in two fields: its country, and what follows the code.
import { callingCode, regionOf } from './calling-codes.ts'

type Fields = { phone?: string | undefined; phone_country?: string | undefined }

/** Zeros of the scripts in which people type digits. */
const ZEROS = '٠۰०০੦૦୦௦౦೦൦０'

/** A number without spaces and signs, in digits of ASCII. Letters stay, so that the schema refuses them. */
function plain(typed: string): string {
  const latin = typed.replace(/\p{Nd}/gu, (digit) => {
    const zero = [...ZEROS].find((each) => digit >= each && digit.charCodeAt(0) - each.charCodeAt(0) < 10)
    return zero ? String(digit.charCodeAt(0) - zero.charCodeAt(0)) : digit
  })
  return latin.replace(/[\s\p{Pd}\p{Cf}().\u2022\u00b7/]/gu, '').replace(/^(00|＋)/, '+')
}

/**
 * The number with its code. One that was typed with a code keeps it. The server leaves out the zero of calls at home, by the
 * rules of each country.
 */
export function wholePhone({ phone = '', phone_country = '' }: Fields): string {
  const number = plain(phone)
  const code = callingCode(phone_country)
  return number === '' || number.startsWith('+') || !code ? number : `+${code}${number}`
}

/** Country and rest of a number that begins with a plus and a known code, as it was typed; null for others. */
export function splitPhone(typed: string, known: string): { region: string; rest: string } | null {
  const number = plain(typed)
  if (!number.startsWith('+')) return null
  const region = regionOf(number.slice(1), known)
  const code = region && callingCode(region)
  if (!code) return null
  const begun = typed.replace(/^\D*/, '')
  const rest = begun.startsWith(code)
    ? begun.slice(code.length).replace(/^[^\p{Nd}(]+/u, '')
    : number.slice(1 + code.length)
  return { region, rest }
}
