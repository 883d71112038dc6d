import { expect, test } from 'vitest'
import { PersonName } from '#workers/contract/person-name.ts'

const parsed = (name: string) => PersonName.safeParse(name)

test.each([
  'Drishti Sharma',
  'Drishti',
  'दृष्टि शर्मा',
  'S',
  'श',
  '王',
  'O’Neill-Rao',
  'Dr. A. P. J. Abdul Kalam',
  'María José',
  'क्ष‍त्रिय',
  'Care Bose',
  'Adminova Petra',
  'Helen Deskins',
  'Björk',
  'Иван Петров',
])('%s is a name', (name) => {
  expect(parsed(name).data).toBe(name)
})

test.each([
  ['Mi\u00adra Rao', 'Mira Rao'],
  ['  Mira   Rao ', 'Mira Rao'],
  ['Mira\u200b Rao\ufeff', 'Mira Rao'],
  ['Mira\u00a0Rao', 'Mira Rao'],
  ['Mira Rao\u200d', 'Mira Rao'],
  ['Mi\u200dra Rao', 'Mira Rao'],
  ['\u202aMira Rao\u202c', 'Mira Rao'],
  ['Mira \u202eoaR', 'Mira oaR'],
  ['Mira\u2066Rao\n', 'MiraRao'],
  ['Jose\u0301', 'José'],
])('%j is pasted, and is %s', (pasted, name) => {
  expect(parsed(pasted).data).toBe(name)
})

test.each([
  'Drishti Support',
  'support drishti',
  'Drishti  Team',
  'DRISHTI-Billing',
  'Drishti (Verified)',
  'Drishti Astrologers',
  'Admin',
  'Rahul, Customer Care',
  'Help Desk',
  'helpdesk',
  'The Official Astrologer',
  'Moderator 2',
  'Ｄｒｉｓｈｔｉ Ｓｕｐｐｏｒｔ',
  'Drishti Suppоrt',
  'Drishti Supp0rt',
  'Adm1n',
  'दृष्टि सहायता',
  'एडमिन',
  'ग्राहक सेवा',
  'Sup\u00adport',
])('%s could be taken for the platform', (name) => {
  expect(parsed(name).success).toBe(false)
  expect(parsed(name).error?.issues[0]?.message).toContain('name_reserved')
})

test.each(['', ' ', '\u200b', '123', '.', '\u0901', '🪐'])('%j is no name', (name) => {
  expect(parsed(name).success).toBe(false)
})

test.each(['Mira\u0000Rao', 'Ravi\r\nBcc: all@example.com', 'Mira\u2028Rao'])('%j is refused', (name) => {
  expect(parsed(name).error?.issues[0]?.message).toContain('invisible_characters')
})
