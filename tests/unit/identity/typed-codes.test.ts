import { expect, test } from 'vitest'
import { VerifyOtpRequest } from '#workers/contract/accounts/identity.ts'

const read = (otp: string) => VerifyOtpRequest.safeParse({ email: 'mira@drishti.test', otp }).data?.otp

test.each([
  '123456',
  ' 123 456 ',
  '123-456',
  '123\u00a0456',
  '\u200e123456\u200f',
  '１２３４５６',
  '१२३४५६',
  '123.456',
])('the code %j', (typed) => expect(read(typed)).toBe('123456'))

test('a code may begin with zeros', () => expect(read('00 1234')).toBe('001234'))

test.each(['12345', '1234567', '12345a', '', '+123456', 'Your code: 123456'])('%j is no code', (typed) =>
  expect(read(typed)).toBeUndefined(),
)
