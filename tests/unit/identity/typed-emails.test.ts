import { expect, test } from 'vitest'
import { email } from '#workers/contract/accounts/email.ts'

const read = (typed: string) => email.safeParse(typed).data

test('a domain of another script is one with its form in mail', () => {
  const stored = 'mira@xn--p1b6ci4b4b3a.xn--h2brj9c'
  expect(read('mira@उदाहरण.भारत')).toBe(stored)
  expect(read('Mira@XN--p1b6ci4b4b3a.xn--h2brj9c')).toBe(stored)
  expect(read('mira@münchen.de')).toBe('mira@xn--mnchen-3ya.de')
})

test('signs that nobody sees are left out of a pasted address', () => {
  for (const typed of ['\u200bmira@people.test', ' \u202amira@people.test\u202c\ufeff', 'mira\u00ad@people.test\u2060'])
    expect(read(typed), JSON.stringify(typed)).toBe('mira@people.test')
})

test('an address of no mailbox stays refused', () => {
  const wrong = [
    '',
    '@',
    'mira',
    'मीरा@people.test',
    'mira@people',
    'mira@people.123',
    'mira@people.test.',
    'mira@उदाहरण',
  ]
  const tricks = [
    'mira@भारत.test/a.test',
    'mira@x:1@भारत.test',
    'mira@भारत.test?a',
    'a..b@people.test',
    'mira@people.xn--',
  ]
  for (const typed of [...wrong, ...tricks]) expect(read(typed), typed).toBeUndefined()
})

test('an address has at most 254 signs in the form that is stored', () => {
  expect(email.safeParse(`${'a'.repeat(250)}@b.test`).error?.issues).toMatchObject([{ message: 'email_too_long' }])
})
