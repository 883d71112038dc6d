// The body of an astrologer's registration. Empty numbers are omitted, so that the schema reports them as missing.
import { wholePhone } from '#app/screens/account-forms/phone-parts.ts'
import { splitTags } from './split-tags.ts'

export const astrologerFields = {
  full_name: '',
  email: '',
  phone: '',
  phone_country: '',
  gender: '',
  password: '',
  experience_years: '',
  specializations: '',
  languages: '',
  bio: '',
  price_per_min_call: '',
  price_per_min_chat: '',
}
export type AstrologerField = keyof typeof astrologerFields

/** The request body for the field values. */
export function astrologerBody(values: Partial<Record<string, string>>) {
  const { full_name, email, gender, password, bio } = values
  const { experience_years, specializations = '', languages = '', price_per_min_call, price_per_min_chat } = values
  return {
    full_name,
    email,
    password,
    bio,
    phone: wholePhone(values),
    gender: gender || null,
    experience_years: typedNumber(experience_years),
    specializations: splitTags(specializations),
    languages: splitTags(languages),
    price_per_min_call: typedNumber(price_per_min_call),
    price_per_min_chat: typedNumber(price_per_min_chat),
  }
}

/** Parses a typed number, including "$1.20" and "1,20". */
export function typedNumber(text = ''): number | undefined {
  return text.trim() === '' ? undefined : Number(text.trim().replace(/^\$/, '').replace(',', '.'))
}
