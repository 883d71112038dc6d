import { expect, test } from 'vitest'
import { PersonName } from '#workers/contract/accounts/person-name.ts'
import { isPlatformClaim } from '#workers/contract/accounts/platform-claim.ts'

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
  'Frank Staff',
  'Nguyễn Văn Á',
  'दृष्टि सावे',
  'Sunil Office',
  'Drishti Pagar',
  'Adam Inamdar',
  'দৃষ্টি সেন',
  'Ali Al-Amin',
  'सेवा राम',
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
  ['Mi\u034fra\ufe0f Rao\u3164', 'Mira Rao'],
  ['Jose\u034f\u0301', 'José'],
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
  'Drishti Sup\u034fport',
  'Drishti Sup\ufe0fport',
  'Drishti Sup\u3164port',
  'DrishtiSupport',
  'Drishti_Support',
  'drishtisupportteam',
  'Drishti Suppórt',
  'D\u0307rishti Support',
  'ᴅʀɪꜱʜᴛɪ ꜱᴜᴘᴘᴏʀᴛ',
  'S.u.p.p.o.r.t Drishti',
  'S u p p o r t',
  'Asha DrishtiSupport',
  'Drishti Admln',
  'Adrnin',
  'Drishti Staff',
  'Support Staff',
  'Staff',
  'Drishti.com',
  'Drishti Pay',
  'Drishti Customer',
  'Drishti Manager',
  'Team from Drishti',
  'दृष्टि सपोर्ट',
  'द्रिष्टि टीम',
  'दृष्टि ग्राहक सेवा',
  'દૃષ્ટિ સપોર્ટ',
  'દૃષ્ટિ ટીમ',
  'દૃષ્ટિસેવા',
  'দৃষ্টি সাপোর্ট',
  'দৃষ্টি টিম',
  'দৃষ্টি সহায়তা',
  'ಗ್ರಾಹಕ ಸೇವಾ',
  'ద్రిష్టి టీం సపోర్ట్',
])('%s could be taken for the platform', (name) => {
  expect(parsed(name).success).toBe(false)
  expect(parsed(name).error?.issues[0]?.message).toContain('name_reserved')
})

test('a name of very many such words is read at once', () => {
  expect(parsed(`${'helpdesk'.repeat(9)}x`).success).toBe(true)
})

test.each(['', ' ', '\u200b', '123', '.', '\u0901', '🪐', '\u3164', '\u115f', '\uffa0', '\u2800', '\u034f\ufe0f'])(
  '%j is no name',
  (name) => {
    expect(parsed(name).success).toBe(false)
  },
)

test.each(['Mira\u0000Rao', 'Ravi\r\nBcc: all@example.com', 'Mira\u2028Rao'])('%j is refused', (name) => {
  expect(parsed(name).error?.issues[0]?.message).toContain('invisible_characters')
})

test('claims are read by the names that the platform has', () => {
  const names = ['Astro Talk', 'ज्योति']
  for (const name of ['Astro Talk Billing', 'AstroTalkBilling', 'ज्योति सेवा', 'Àstro-Talk Team'])
    expect([name, isPlatformClaim(name, names)]).toEqual([name, true])
  for (const name of ['Astro Sharma', 'ज्योति शर्मा', 'Drishti Billing']) expect(isPlatformClaim(name, names)).toBe(false)
  expect(isPlatformClaim('Mira Team', ['Astro', ''])).toBe(false)
})
