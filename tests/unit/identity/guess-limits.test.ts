// Nobody is locked out by a stranger: failures count for the stranger's network, and a known device has tries of its own.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { solveProof } from '#app/auth/solve-proof.ts'
import { memoryCounters } from '#tests/support/memory-counters.ts'
import { solveAtOnce } from '#tests/support/solve-at-once.ts'
import { sqliteD1 } from '#tests/support/sqlite-d1.ts'
import { DAY, MINUTE } from '#workers/contract/durations.ts'
import type { AppError } from '#workers/contract/errors.ts'
import { bitsOf } from '#workers/contract/proof.ts'
import { createDb, type Db } from '#workers/db/client.ts'
import { findByEmail, insertAccount } from '#workers/domain/identity/account.repo.ts'
import { type Caller, hashPassword, type IdentityDeps, verifyPassword } from '#workers/domain/identity/index.ts'
import { deviceCookie } from '#workers/domain/identity/known-device.ts'
import { logIn, requestCode, verifyCode } from '#workers/domain/identity/log-in.ts'
import { register } from '#workers/domain/identity/register.ts'
import { createWebAuthn } from '#workers/gateways/webauthn.ts'

const email = 'owner@people.test'
const password = 'the phrase of the owner'
const cost = { N: 2 ** 4, r: 1, p: 1 }
const from = (network: string, device: string | null = null): Caller => ({
  ...{ browser: '', network, device, proof: null },
  ...{ language: 'en', choice: null },
})

let db: Db
let deps: IdentityDeps
let now: number
let mailed: string[]
let letters: string[]

beforeEach(async () => {
  mailed = []
  letters = []
  db = createDb(sqliteD1())
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
    mail: {
      send: async ({ text, subject, code }) => void (code ? mailed.unshift(text.slice(0, 6)) : letters.push(subject)),
    },
    limits: memoryCounters(() => now),
    webAuthn: createWebAuthn({ origin: 'https://drishti.test', name: async () => 'Drishti' }),
    passwords: {
      hash: (typed) => hashPassword(typed, cost),
      verify: (typed, hash) => verifyPassword(typed, { hash, cost }),
    },
    keys: [{ kid: '1', secret: new TextEncoder().encode('k'.repeat(32)) }],
    peppers: ['p'.repeat(32)],
    adminSecondStep: false,
    origin: 'http://drishti.test',
    report: async () => {},
    platformName: async () => 'Drishti',
  }
  const passwordHash = await hashPassword(password, cost)
  const row = {
    id: 'owner',
    email,
    phone: '',
    fullName: 'Owner',
    role: 'user',
    status: 'active',
    createdAt: now,
  } as const
  await insertAccount(db, { ...row, passwordHash })
})

const attempt = (caller: Caller, typed = password, proof?: string) =>
  logIn(deps, { email, password: typed }, { ...caller, proof: proof ?? null })

async function fail(caller: Caller, times: number) {
  for (let n = 0; n < times; n += 1) await attempt(caller, 'wrong').catch(() => undefined)
}

test('a stranger who used up one network locks out that network, and not the owner on another', async () => {
  await fail(from('192.0.2.1'), 30)
  await expect(attempt(from('192.0.2.1'))).rejects.toMatchObject({ code: 'rate_limited' })
  await expect(attempt(from('198.51.100.1'))).rejects.toMatchObject({ code: 'proof_needed' })
})

test('while many networks guess, the owner pays a proof of work and is let in', { tags: ['long'] }, async () => {
  for (let n = 0; n < 40; n += 1) await fail(from(`192.0.2.${n}`), 2)
  const refused = await attempt(from('198.51.100.1')).then(
    () => null,
    (error: AppError) => error,
  )
  expect(refused?.code).toBe('proof_needed')
  const proof = await solveProof(refused?.details.proof ?? '')
  await expect(attempt(from('198.51.100.2'), password, `${proof}x`)).rejects.toMatchObject({ code: 'proof_needed' })
  expect((await attempt(from('198.51.100.1'), password, proof)).account.id).toBe('owner')
  // It is good once.
  await expect(attempt(from('198.51.100.3'), password, proof)).rejects.toMatchObject({ code: 'proof_needed' })
})

test('a challenge of another address, and one that is too old, are not taken', async () => {
  await fail(from('192.0.2.1'), 20)
  const error = (await attempt(from('198.51.100.1')).catch((thrown: AppError) => thrown)) as AppError
  const proof = solveAtOnce(error.details.proof ?? '')
  const foreign = logIn(deps, { email: 'else@people.test', password: 'wrong' }, { ...from('198.51.100.4'), proof })
  await expect(foreign).rejects.toMatchObject({ code: 'invalid_credentials' })
  now += 301_000
  await expect(attempt(from('198.51.100.1'), password, proof)).rejects.toMatchObject({ code: 'proof_needed' })
})

async function ownerRow() {
  const row = await findByEmail(db, email)
  if (!row) throw new Error('no owner')
  return row
}

test('a device that logged in before has tries of its own, on any network', { tags: ['long'] }, async () => {
  const device = await deviceCookie(deps, await ownerRow())
  await fail(from('192.0.2.1'), 30)
  await fail(from('192.0.2.2'), 30)
  expect((await attempt(from('192.0.2.1', device))).account.id).toBe('owner')
})

test('a right password of a known device is never refused: past twenty wrong ones it costs a proof', async () => {
  const known = from('192.0.2.1', await deviceCookie(deps, await ownerRow()))
  await fail(known, 25)
  const refused = (await attempt(known).catch((error: AppError) => error)) as AppError
  expect(refused.code).toBe('proof_needed')
  expect((await attempt(known, password, solveAtOnce(refused.details.proof ?? ''))).account.id).toBe('owner')
  expect((await attempt(known)).account.id).toBe('owner')
})

test('the owner hears once a day of fifty wrong passwords, and never of fewer', async () => {
  const tryFrom = (n: number) => from(`192.0.2.${n % 250}`)
  const wrong = async (n: number) => {
    const refused = (await attempt(tryFrom(n), 'wrong').catch((error: AppError) => error)) as AppError
    if (refused.code === 'proof_needed')
      await attempt(tryFrom(n), 'wrong', solveAtOnce(refused.details.proof ?? '')).catch(() => undefined)
  }
  for (let n = 0; n < 49; n += 1) await wrong(n)
  expect(letters).toEqual([])
  for (let n = 49; n < 60; n += 1) await wrong(n)
  expect(letters).toEqual(['Many wrong passwords were tried on your account'])
  now += DAY
  for (let n = 0; n < 49; n += 1) await wrong(n)
  expect(letters).toHaveLength(1)
  await wrong(50)
  expect(letters).toHaveLength(2)
})

test('a device cookie of another account, of an older password, or a made-up one is no known device', async () => {
  await fail(from('192.0.2.1'), 30)
  const devices = [
    await deviceCookie(deps, { ...(await ownerRow()), id: 'somebody' }),
    await deviceCookie(deps, { ...(await ownerRow()), passwordHash: 'of the password before' }),
    ...['made.up', 'made', ''],
  ]
  for (const device of devices)
    await expect(attempt(from('192.0.2.1', device))).rejects.toMatchObject({ code: 'rate_limited' })
})

async function ask(caller: Caller) {
  const send = await requestCode(deps, { email, purpose: 'login' }, caller)
  await send()
}
async function askWithProof(caller: Caller) {
  const refused = (await ask(caller).catch((error: AppError) => error)) as AppError
  expect(refused.code).toBe('proof_needed')
  await ask({ ...caller, proof: solveAtOnce(refused.details.proof ?? '') })
}
const enter = (otp: string, caller: Caller) =>
  verifyCode(deps, { email, otp, purpose: 'login' }, { ...caller, extraStatements: () => [] })
const [owner, stranger] = [from('198.51.100.1'), from('192.0.2.1')]

test('a stranger’s wrong guesses and own codes leave the owner’s code as it is', async () => {
  await ask(owner)
  const [code = ''] = mailed
  for (let n = 0; n < 9; n += 1) await expect(enter('000000', stranger)).rejects.toMatchObject({ code: 'wrong_code' })
  await ask(stranger)
  expect((await enter(code, owner)).account.id).toBe('owner')
})

test('a code is good from another network, too, until five guesses from elsewhere', async () => {
  await ask(owner)
  expect((await enter(mailed[0] ?? '', from('203.0.113.9'))).account.id).toBe('owner')
  now += 31_000
  await ask(owner)
  for (let n = 0; n < 5; n += 1) await enter('000000', from(`192.0.2.${n}`)).catch(() => undefined)
  await expect(enter(mailed[0] ?? '', from('203.0.113.9'))).rejects.toMatchObject({ code: 'wrong_code' })
  expect((await enter(mailed[0] ?? '', owner)).account.id).toBe('owner')
})

test('past ten codes an hour each costs a proof, and none is mailed while the last one is fresh and unused', async () => {
  for (let n = 0; n < 10; n += 1) await ask(from(`192.0.2.${n}`))
  await askWithProof(owner)
  expect(mailed).toHaveLength(10)
  expect((await enter(mailed[0] ?? '', owner)).account.id).toBe('owner')
})

test('a crowded address gets one mail in a quarter of an hour, whose code each network may try five times', async () => {
  for (let n = 0; n < 10; n += 1) await ask(from(`192.0.2.${n}`))
  now += 5 * MINUTE
  await askWithProof(stranger)
  expect(mailed).toHaveLength(11)
  now += 6 * MINUTE
  await askWithProof(owner)
  expect(mailed).toHaveLength(11)
  const [code = ''] = mailed
  for (let n = 0; n < 4; n += 1)
    for (const network of ['203.0.113.1', '203.0.113.2'])
      await expect(enter('000000', from(network))).rejects.toMatchObject({ code: 'wrong_code' })
  await enter('000000', from('203.0.113.1')).catch(() => undefined)
  await expect(enter(code, from('203.0.113.1'))).rejects.toMatchObject({ code: 'wrong_code' })
  expect((await enter(code, owner)).account.id).toBe('owner')
  now += 20 * MINUTE
  await askWithProof(owner)
  expect(mailed).toHaveLength(12)
})

test('a known device has codes of its own, whatever strangers ask for', async () => {
  const known = from('192.0.2.1', await deviceCookie(deps, await ownerRow()))
  for (let n = 0; n < 10; n += 1) await ask(from(`192.0.2.${n}`))
  for (let n = 0; n < 5; n += 1) {
    await ask(known)
    now += 31_000
  }
  expect(mailed).toHaveLength(15)
  expect((await enter(mailed[0] ?? '', known)).account.id).toBe('owner')
  await expect(ask(known)).rejects.toMatchObject({ code: 'rate_limited' })
})

test('registrations of a crowded address share the code that its mailbox gets', async () => {
  const address = 'new@people.test'
  const form = { full_name: 'Mira Rao', email: address, phone: '+14155550132', password: 'a phrase of her own' }
  const registerFrom = (network: string, proof: string | null = null) =>
    register(deps, { role: 'user', form, caller: { ...from(network), proof } })
  const pay = async (network: string) => {
    const refused = (await registerFrom(network).catch((error: AppError) => error)) as AppError
    return registerFrom(network, solveAtOnce(refused.details.proof ?? ''))
  }
  for (let n = 0; n < 10; n += 1) await registerFrom(`192.0.2.${n}`)
  now += 6 * MINUTE
  await pay('192.0.2.99')
  const registration = await pay('198.51.100.1')
  expect(mailed).toHaveLength(11)
  const confirmed = await verifyCode(
    deps,
    { email: address, otp: mailed[0] ?? '', purpose: 'register', registration },
    { ...owner, extraStatements: () => [] },
  )
  expect(confirmed.account.email).toBe(address)
})

test('right passwords are never counted: a hundred log-ins in a row need no proof', { tags: ['long'] }, async () => {
  for (let n = 0; n < 100; n += 1) expect((await attempt(owner)).account.id).toBe('owner')
})

test('an admin under attack pays once: the code after a right password is owed', async () => {
  deps.adminSecondStep = true
  await db.run(sql`UPDATE user SET role = 'admin'`)
  for (let n = 0; n < 10; n += 1) await fail(from(`192.0.2.${n}`), 2)
  for (let n = 0; n < 10; n += 1) await ask(from(`203.0.113.${n}`))
  const refused = (await attempt(owner).catch((error: AppError) => error)) as AppError
  expect(refused.code).toBe('proof_needed')
  const proof = solveAtOnce(refused.details.proof ?? '')
  await expect(attempt(owner, password, proof)).rejects.toMatchObject({ code: 'second_step' })
})

test('a request that comes again with its proof counts once', async () => {
  for (let n = 0; n < 10; n += 1) await ask(from(`192.0.2.${n}`))
  for (let n = 0; n < 5; n += 1) {
    now += 31_000
    await askWithProof(owner)
  }
  now += 31_000
  await expect(ask(owner)).rejects.toMatchObject({ code: 'rate_limited' })
})

test('the fuller the count, the dearer the try', async () => {
  const bits: number[] = []
  for (let n = 0; n <= 20; n += 1) {
    const caller = from(`192.0.2.${n}`)
    const refused = await ask(caller).then(
      () => null,
      (error: AppError) => error,
    )
    const challenge = refused?.details.proof ?? ''
    bits.push(refused ? bitsOf(challenge) : 0)
    if (bits.at(-1) === 14) await ask({ ...caller, proof: solveAtOnce(challenge) })
  }
  expect(bits).toEqual([...Array(10).fill(0), ...Array(10).fill(14), 15])
})
