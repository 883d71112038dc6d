// Confirmation of registrations: anybody can type anybody's address into one.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { RegisterRequest } from '#workers/contract/accounts/identity.ts'
import type { Mail } from '#workers/contract/ports.ts'
import { createDb, type Db } from '#workers/db/client.ts'
import { findByEmail } from '#workers/domain/identity/account.repo.ts'
import { identityTexts } from '#workers/domain/identity/identity-text.ts'
import {
  CHEAP_PASSWORD_COST,
  hashPassword,
  type IdentityDeps,
  register,
  requestCode,
  verifyCode,
  verifyPassword,
} from '#workers/domain/identity/index.ts'
import { resetPassword } from '#workers/domain/identity/logins/log-in.ts'
import { createWebAuthn } from '#workers/gateways/webauthn.ts'

const email = 'owner@people.test'
const caller = { browser: '', network: '192.0.2.1', device: null, proof: null, language: 'en' as const, choice: null }
const typed = (full_name: string, password: string): RegisterRequest => ({
  full_name,
  email,
  phone: '+14155550132',
  password,
})

let db: Db
let codes: string[]
let deps: IdentityDeps
let now: number

beforeEach(() => {
  db = createDb(sqliteD1())
  codes = []
  now = 1_790_000_000_000
  let id = 0
  deps = {
    db,
    now: () => now++,
    newId: () => `id${id++}`,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    texts: null,
    textsRegistrations: false,
    countries: [],
    mail: { send: async ({ text }) => void codes.unshift(text.slice(0, 6)) },
    limits: { hit: async () => {}, clear: async () => {}, isFull: async () => false },
    webAuthn: createWebAuthn({ origin: 'https://drishti.test', name: async () => 'Drishti' }),
    passwords: {
      hash: (password) => hashPassword(password, CHEAP_PASSWORD_COST),
      verify: (password, hash) => verifyPassword(password, { hash, cost: CHEAP_PASSWORD_COST }),
    },
    keys: [{ kid: '1', secret: new TextEncoder().encode('k'.repeat(32)) }],
    peppers: ['p'.repeat(32)],
    adminSecondStep: false,
    origin: 'http://drishti.test',
    report: async () => {},
    platformName: async () => 'Drishti',
  }
})

const confirm = (otp: string, registration?: string) =>
  verifyCode(deps, { email, otp, purpose: 'register', registration }, { ...caller, extraStatements: () => [] })

test("a stranger's later registration is not confirmed by the owner's code, nor by the owner who types the newest", async () => {
  const owner = await register(deps, { role: 'user', form: typed('Owner', 'the phrase of the owner'), caller })
  const mine = codes[0] ?? ''
  await register(deps, { role: 'astrologer', caller, form: typed('Stranger', 'the phrase of a stranger') })
  const theirs = codes[0] ?? ''
  await expect(confirm(theirs, owner)).rejects.toMatchObject({ code: 'wrong_code' })
  const { account } = await confirm(mine, owner)
  expect(account).toMatchObject({ fullName: 'Owner', role: 'user' })
})

test('a stranger’s earlier registration is not confirmed by the owner’s code', async () => {
  const stranger = await register(deps, { role: 'user', form: typed('Stranger', 'the phrase of a stranger'), caller })
  const owner = await register(deps, { role: 'user', form: typed('Owner', 'the phrase of the owner'), caller })
  const mine = codes[0] ?? ''
  await expect(confirm(mine, stranger)).rejects.toMatchObject({ code: 'wrong_code' })
  expect((await confirm(mine, owner)).account.fullName).toBe('Owner')
})

test('without its secret a contested registration is not confirmed; the same person typing twice is no contest', async () => {
  await register(deps, { role: 'user', form: typed('Owner', 'the phrase of the owner'), caller })
  await register(deps, { role: 'user', form: typed('Owner Again', 'the phrase of the owner'), caller })
  const again = codes[0] ?? ''
  await register(deps, { role: 'user', form: typed('Stranger', 'the phrase of a stranger'), caller })
  await expect(confirm(codes[0] ?? '')).rejects.toMatchObject({ code: 'wrong_code' })
  await expect(confirm(again)).rejects.toMatchObject({ code: 'wrong_code' })
  expect(await findByEmail(db, email)).toBeNull()
})

test('without its secret an uncontested registration is confirmed', async () => {
  await register(deps, { role: 'user', form: typed('Owner', 'the phrase of the owner'), caller })
  await register(deps, { role: 'user', form: typed('Owner Again', 'the phrase of the owner'), caller })
  expect((await confirm(codes[0] ?? '')).account.fullName).toBe('Owner Again')
  await expect(confirm(codes[0] ?? '')).rejects.toMatchObject({ code: 'wrong_code' })
})

test('a code that is sent again confirms the registration that asked for it', async () => {
  const owner = await register(deps, { role: 'user', form: typed('Owner', 'the phrase of the owner'), caller })
  await register(deps, { role: 'user', form: typed('Stranger', 'the phrase of a stranger'), caller })
  await (await requestCode(deps, { email, purpose: 'register', registration: owner }, caller))()
  expect((await confirm(codes[0] ?? '', owner)).account.fullName).toBe('Owner')
})

test('codes, the mail to a known owner and the one about a change have the language of the page, then of the account', async () => {
  const sent: Mail[] = []
  deps.mail.send = async (mail) => void sent.push(mail)
  const inHindi = { ...caller, language: 'hi' as const, choice: 'hi' as const }
  const mine = await register(deps, { role: 'user', form: typed('Owner', 'the phrase of the owner'), caller: inHindi })
  const otp = sent[0]?.text.slice(0, 6) ?? ''
  const confirmed = { email, otp, purpose: 'register' as const, registration: mine }
  await verifyCode(deps, confirmed, { ...inHindi, extraStatements: () => [] })
  expect((await findByEmail(db, email))?.language).toBe('hi')
  await register(deps, { role: 'user', form: typed('Stranger', 'the phrase of a stranger'), caller })
  expect(sent[1]).toMatchObject({ language: 'hi', subject: 'आपका खाता पहले से है' })
  expect(sent[1]?.text).toContain('http://drishti.test/hi/login')
  await (await requestCode(deps, { email, purpose: 'reset' }, caller))()
  expect(sent[2]).toMatchObject({ language: 'hi', subject: 'नए पासवर्ड के लिए आपका कोड' })
  const otpOfReset = sent[2]?.text.slice(0, 6) ?? ''
  await resetPassword(deps, { email, otp: otpOfReset, password: 'another phrase of mine' }, caller)
  expect(sent[3]).toMatchObject({ language: 'hi', subject: 'आपका पासवर्ड बदला गया है' })
  expect(sent[3]?.text).toContain('http://drishti.test/hi/forgot-password')
})

test('a text message in Hindi is one message: 70 signs at most', () => {
  for (const platform of ['Drishti', 'Ten letter']) {
    const text = identityTexts.hi.textedCode('123456', platform)
    expect([text, text.length <= 70]).toEqual([text, true])
  }
})

test('a registration is forgotten after a day', async () => {
  const owner = await register(deps, { role: 'user', form: typed('Owner', 'the phrase of the owner'), caller })
  now += 86_400_000
  await (await requestCode(deps, { email, purpose: 'register', registration: owner }, caller))()
  expect(codes).toHaveLength(1)
})

test('a registration may not claim to be the platform, by the name that is set', async () => {
  deps.platformName = async () => 'Jyoti'
  const as = (name: string) => register(deps, { role: 'user', caller, form: typed(name, 'the phrase of a stranger') })
  await expect(as('Jyoti Billing')).rejects.toMatchObject({
    details: { fields: { full_name: { code: 'name_reserved' } } },
  })
  expect(await as('Jyoti Sharma')).toBeTruthy()
})
