// The lowest prices that the platform allows, at a registration.
import { expect, test } from 'vitest'
import { AstrologerRegisterRequest } from '#workers/contract/accounts/identity.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { registerAstrologer } from '#workers/domain/astrologers/register.ts'

const FORM = AstrologerRegisterRequest.parse({
  full_name: 'Gauri Kale',
  email: 'gauri@people.test',
  phone: '+919812345678',
  password: 'a long enough phrase',
  experience_years: 7,
  specializations: ['Career'],
  languages: ['Marathi'],
  bio: 'I look at the lagna first. '.repeat(2),
  price_per_min_chat: 0.49,
  price_per_min_call: 0.79,
})

const CALLER = { browser: '', network: '127.0.0.1', device: null, proof: null, language: 'en' as const, choice: null }

test('a registration below the lowest prices is refused at both fields, before anything is stored or sent', async () => {
  const deps = { priceFloors: async () => ({ chatCents: 50, callCents: 80 }) }
  const asked = registerAstrologer(deps as Parameters<typeof registerAstrologer>[0], FORM, CALLER)
  await expect(asked).rejects.toMatchObject({
    code: 'invalid',
    details: {
      fields: {
        price_per_min_chat: problem('price_too_low', { least: 0.5 }),
        price_per_min_call: problem('price_too_low', { least: 0.8 }),
      },
    },
  })
})
