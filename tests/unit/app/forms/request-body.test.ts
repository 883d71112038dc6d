import { expect, test } from 'vitest'
import { RefusedForm } from '#app/form/answer-form.ts'
import { requestBody } from '#app/screens/astrologer/request/request-form-answer.ts'

const FREE = { free_minutes: '3', free_kinds: 'chat,web-call' }

test.for([
  [{ kind: 'chat' }, {}],
  [{ kind: 'chat', budget: ' ', birth: '' }, {}],
  [{ kind: 'web-call', budget: '$12,50' }, { budget_cents: 1250 }],
  [{ kind: 'chat', birth: 'b1', saved_birth: 'b2' }, { birth_profile_id: 'b1' }],
  [{ kind: 'chat', birth: 'cast', saved_birth: 'b2' }, { birth_profile_id: 'b2' }],
  [{ kind: 'chat', birth: 'cast' }, {}],
  [{ kind: 'web-call', ...FREE }, { free_minutes: 3 }],
  [{ kind: 'phone-call', ...FREE }, {}],
] as const)('%o asks for %o', ([fields, more]) => {
  expect(requestBody('asha', fields)).toEqual({ astrologer_id: 'asha', kind: fields.kind, ...more })
})

test.for([{ kind: 'chat', budget: 'ten' }, { budget: '20' }])('%o is refused', (fields) => {
  expect(() => requestBody('asha', fields)).toThrow(RefusedForm)
})
