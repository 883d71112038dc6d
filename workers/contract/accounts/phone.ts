// A phone number on the wire in canonical form: one form for each valid number, E.164.
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import * as z from 'zod'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { phoneSigns } from './phone-signs.ts'

export const phone = z.string().transform((typed, context): string => {
  const number = parsePhoneNumberFromString(phoneSigns(typed), { extract: false })
  if (number?.isValid() && !number.ext) return number.number
  context.addIssue({ code: 'custom', message: problemCode(number?.ext ? 'phone_extension' : 'phone_wrong') })
  return z.NEVER
})
