// One number has one form, however it is typed: for each country that we serve, by the form and by the API.
import { getExampleNumber } from 'libphonenumber-js/max'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { wholePhone } from '#app/screens/account-forms/phone-parts.ts'
import { PhoneOtpRequest } from '#workers/contract/accounts/identity.ts'
import { phone as schema } from '#workers/contract/accounts/phone.ts'
import { problemOf } from '#workers/contract/errors/problem.ts'
import { countriesOf } from '#workers/gateways/twilio/config.ts'

/** Calls at home begin with it; none in Singapore. */
const TRUNK: Readonly<Record<string, string>> = { US: '1', CA: '1', SG: '' }
/** Calls abroad begin with it, for those who dial from this country. */
const ABROAD: Readonly<Record<string, string>> = { US: '011', CA: '011', AU: '0011', SG: '001' }

const form = (typed: string, country = '') => schema.parse(wholePhone({ phone: typed, phone_country: country }))
const api = (typed: string) => PhoneOtpRequest.parse({ phone: typed }).phone
const wide = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit)))
const nagari = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x0966 + Number(digit)))

describe.each(countriesOf({} as never))('a number of %s', (country) => {
  const example = getExampleNumber(country as 'IN', examples)
  const [number, code, rest] = [example?.number, example?.countryCallingCode, example?.nationalNumber ?? '']
  const trunk = TRUNK[country] ?? '0'
  const cut = (by: string) => `${rest.slice(0, 3)}${by}${rest.slice(3, 6)}${by}${rest.slice(6)}`

  test('is one value in the form', () => {
    const typed = [
      rest,
      `${trunk}${rest}`,
      `${trunk}${cut('-')}`,
      `(${rest.slice(0, 3)}) ${rest.slice(3)}`,
      `\u202a${cut(' ')}\u202c`,
      `${trunk}${cut('\u00a0')}`,
      nagari(cut(' ')),
      wide(rest),
      `+${code} ${cut('.')}`,
      `${ABROAD[country] ?? '00'} ${code} ${cut(' ')}`,
      `00${code}${rest}`,
    ]
    expect(typed.map((each) => form(each, country))).toEqual(typed.map(() => number))
  })

  test('is one value in the API', () => {
    const typed = [
      `+${code}${rest}`,
      `+${code} ${cut(' ')}`,
      `+${code}-${cut('-')}`,
      `+${code} (${trunk}) ${cut(' ')}`,
      `+${code}${trunk}${rest}`,
      `00${code} ${rest}`,
      `\u202a+${code}\u00a0${cut('\u2011')}\u202c`,
      `＋${wide(`${code}${rest}`)}`,
      `+${nagari(`${code} ${cut('/')}`)}`,
      ` +${code}\u200e.${cut('.')}\u00ad `,
    ]
    expect(typed.map(api)).toEqual(typed.map(() => number))
  })
})

const refused = (typed: string) => {
  const { error } = schema.safeParse(typed)
  return error?.issues.map((issue) => problemOf(issue).code)
}

test.each(['tel:+919876525948', 'TEL: +91 98765-25948', '➕919876525948', '➕ 91 98765 25948'])(
  '%j is a number',
  (typed) => {
    expect([api(typed), form(typed)]).toEqual(['+919876525948', '+919876525948'])
  },
)

test.each([
  '+1 415 555 0132 x5',
  '+1 415 555 0132 ext. 5',
  '+14155550132;ext=5',
  '+1 415 555 0132 #5',
  '+91 98123 45678,12',
  '+91 98123 45678 Extn. १२',
])('the extension of %j is refused by its name', (typed) => {
  expect(refused(typed)).toEqual(['phone_extension'])
})

test.each([
  // Of the right length, and in no numbering plan.
  '+44 7700 900259',
  '+91 01234 56789',
  '+1 415 155 0132',
  '+91 00 98765 25948',
  '+91 91 98765 25948',
  // Without a code: from abroad nobody can tell whose it is.
  '98765 25948',
  '011 91 98765 25948',
  '+1-800-FLOWERS',
  'call +1 415 555 0132',
  '+999 123 456',
  '',
])('%j is refused', (typed) => {
  expect(refused(typed)).toEqual(['phone_wrong'])
})

test('digits of any script are digits', () => {
  for (const digits of [
    '٩٨١٢٣٤٥٦٧٨',
    '۹۸۱۲۳۴۵۶۷۸',
    '৯৮১২৩৪৫৬৭৮',
    '௯௮௧௨௩௪௫௬௭௮',
    '᠙᠘᠑᠒᠓᠔᠕᠖᠗᠘',
    '𑁯𑁮𑁧𑁨𑁩𑁪𑁫𑁬𑁭𑁮',
    '𝟗𝟖𝟏𝟐𝟑𝟒𝟓𝟔𝟕𝟖',
  ])
    expect(form(digits, 'IN')).toBe('+919812345678')
})
