// The name of the platform: behind titles, below mails, in calendar files; its default only where the settings are away.
import { expect, test } from 'vitest'
import { pageTitle, titled } from '#app/shell/page-title.ts'
import { productId } from '#workers/contract/content/calendar-lines.ts'
import { PLATFORM_NAMES, platformNameIn } from '#workers/contract/content/platform-name.ts'
import type { WrittenMail } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { signedMail } from '#workers/services/signed-mail.ts'

const matches = [
  { id: 'root', data: { platformName: 'Jyoti' } },
  { id: 'page', data: null },
]

test('titles end with the name that the root has loaded', () => {
  expect(pageTitle('Pricing', matches)).toBe('Pricing · Jyoti')
  expect(pageTitle('Pricing', [{ id: 'root', data: undefined }])).toBe('Pricing')
  const meta = titled(() => 'Pricing')
  expect(meta({ matches } as unknown as Parameters<typeof meta>[0])).toEqual([{ title: 'Pricing · Jyoti' }])
})

test('a Hindi page has the Hindi name, every other one the first; without a Hindi one they share it', () => {
  const names = { platformName: 'Jyoti', platformNameHi: 'ज्योति' }
  expect([platformNameIn('en', names), platformNameIn('hi', names)]).toEqual(['Jyoti', 'ज्योति'])
  expect(platformNameIn('mr' as Language, names)).toBe('Jyoti')
  expect(platformNameIn('hi', { ...names, platformNameHi: '' })).toBe('Jyoti')
  expect(platformNameIn('hi', PLATFORM_NAMES)).toBe('दृष्टि')
})

test('a mail is signed with the name of the moment', async () => {
  const sent: WrittenMail[] = []
  const names = ['Jyoti', 'Surya']
  const mail = signedMail(
    { send: async (each) => String(sent.push(each)) },
    { name: async (language) => (language === 'hi' ? 'सूर्य' : (names.shift() ?? '')), origin: 'https://x.test' },
  )
  const letter = { subject: 'Your code', text: '123456', replyTo: 'us@x.test' }
  const one = { to: 'mira@x.test', language: 'en' as const, occasion: 'asked' as const, ...letter }
  await mail.send(one)
  await mail.send(one)
  await mail.send({ ...one, language: 'hi' })
  expect(sent).toMatchObject([
    { ...one, text: '123456\n\n-- \nJyoti\nhttps://x.test' },
    { ...one, text: '123456\n\n-- \nSurya\nhttps://x.test' },
    { ...one, language: 'hi', text: '123456\n\n-- \nसूर्य\nhttps://x.test/hi' },
  ])
  expect(sent.map(({ html }) => html.match(/Jyoti|Surya|सूर्य/g))).toEqual([
    ['Jyoti', 'Jyoti'],
    ['Surya', 'Surya'],
    ['सूर्य', 'सूर्य'],
  ])
})

test('a calendar file says who made it, whatever is in the name', () => {
  expect(productId({ platform: 'Jyoti, Inc; 2', part: 'Bookings' })).toBe('PRODID:-//Jyoti\\, Inc\\; 2//Bookings//EN')
})
