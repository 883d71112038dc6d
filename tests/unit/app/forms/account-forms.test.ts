import { expect, test } from 'vitest'
import { sentencesOf } from '#app/errors/error-sentences.ts'
import { formErrorsOf } from '#app/form/form-errors.ts'
import { astrologerBody, astrologerFields } from '#app/screens/astrologer-register/astrologer-body.ts'
import { splitTags } from '#app/screens/astrologer-register/split-tags.ts'
import { AstrologerRegisterRequest } from '#workers/contract/accounts/identity.ts'

test('tags are trimmed, and none is empty or there twice', () => {
  expect(splitTags(' Birth  chart, career ,, Career,Muhurta,')).toEqual(['Birth chart', 'career', 'Muhurta'])
  expect(splitTags(' , ')).toEqual([])
})

test('an error appears at its field; one without a field appears above the form', () => {
  const found = formErrorsOf(
    ['otp', 'languages'],
    [
      ['languages.1', 'Too short.'],
      ['languages.2', 'Too long.'],
      ['email', 'No address.'],
      ['', 'All wrong.'],
    ],
  )
  expect(found).toEqual({ fields: { languages: 'Too short.' }, whole: 'No address.' })
})

test('an astrologer’s form becomes what the server expects', () => {
  const typed = {
    ...astrologerFields,
    full_name: 'Gauri Kale',
    email: 'Gauri@People.test ',
    phone: '98123 45678',
    phone_country: 'IN',
    password: 'a long enough phrase',
    experience_years: '7',
    specializations: 'Birth chart,Career',
    languages: 'Marathi, English',
    bio: 'I look at the lagna first, and I say when the chart is silent about a question.',
    price_per_min_call: '$1.50',
    price_per_min_chat: '1,20',
  }
  expect(AstrologerRegisterRequest.parse(astrologerBody(typed))).toMatchObject({
    email: 'gauri@people.test',
    phone: '+919812345678',
    gender: null,
    experience_years: 7,
    specializations: ['Birth chart', 'Career'],
    languages: ['Marathi', 'English'],
    price_per_min_call: 1.5,
    price_per_min_chat: 1.2,
  })
})

test('an empty form gets a sentence for each field that is needed', async () => {
  const parsed = AstrologerRegisterRequest.safeParse(astrologerBody(astrologerFields))
  const { fields, whole } = formErrorsOf(Object.keys(astrologerFields), await sentencesOf(parsed.error?.issues ?? []))
  expect(whole).toBeNull()
  expect(Object.keys(fields).sort()).toEqual(
    Object.keys(astrologerFields)
      .filter((name) => name !== 'gender' && name !== 'phone_country')
      .sort(),
  )
  for (const text of Object.values(fields)) expect(text).toMatch(/^(Please|A password|The)/)
})
