// Codes that strangers ask for and guess at: they stop neither the owner's codes nor fill the mailbox.
import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { createGuessRig, from, type GuessRig, password } from '#tests/support/rigs/guess-rig.ts'
import { solveAtOnce } from '#tests/support/rigs/solve-at-once.ts'
import { challengeBits } from '#workers/contract/accounts/proof-of-work.ts'
import type { AppError } from '#workers/contract/errors/errors.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { deviceCookie } from '#workers/domain/identity/logins/known-device.ts'
import { verifyCode } from '#workers/domain/identity/logins/log-in.ts'
import { register } from '#workers/domain/identity/register.ts'

const [owner, stranger] = [from('198.51.100.1'), from('192.0.2.1')]

let rig: GuessRig
beforeEach(async () => {
  rig = await createGuessRig()
})

test('a stranger’s wrong guesses and own codes leave the owner’s code as it is', async () => {
  await rig.ask(owner)
  const [code = ''] = rig.mailed
  for (let n = 0; n < 9; n += 1)
    await expect(rig.enter('000000', stranger)).rejects.toMatchObject({ code: 'wrong_code' })
  await rig.ask(stranger)
  expect((await rig.enter(code, owner)).account.id).toBe('owner')
})

test('a code is good from another network, too, until five guesses from elsewhere', async () => {
  await rig.ask(owner)
  expect((await rig.enter(rig.mailed[0] ?? '', from('203.0.113.9'))).account.id).toBe('owner')
  rig.now += 31_000
  await rig.ask(owner)
  for (let n = 0; n < 5; n += 1) await rig.enter('000000', from(`192.0.2.${n}`)).catch(() => undefined)
  await expect(rig.enter(rig.mailed[0] ?? '', from('203.0.113.9'))).rejects.toMatchObject({ code: 'wrong_code' })
  expect((await rig.enter(rig.mailed[0] ?? '', owner)).account.id).toBe('owner')
})

test('past ten codes an hour each costs a proof, and none is mailed while the last one is fresh and unused', async () => {
  for (let n = 0; n < 10; n += 1) await rig.ask(from(`192.0.2.${n}`))
  await rig.askWithProof(owner)
  expect(rig.mailed).toHaveLength(10)
  expect((await rig.enter(rig.mailed[0] ?? '', owner)).account.id).toBe('owner')
})

test('a crowded address gets one mail in a quarter of an hour, whose code each network may try five times', async () => {
  for (let n = 0; n < 10; n += 1) await rig.ask(from(`192.0.2.${n}`))
  rig.now += 5 * MINUTE
  await rig.askWithProof(stranger)
  expect(rig.mailed).toHaveLength(11)
  rig.now += 6 * MINUTE
  await rig.askWithProof(owner)
  expect(rig.mailed).toHaveLength(11)
  const [code = ''] = rig.mailed
  for (let n = 0; n < 4; n += 1)
    for (const network of ['203.0.113.1', '203.0.113.2'])
      await expect(rig.enter('000000', from(network))).rejects.toMatchObject({ code: 'wrong_code' })
  await rig.enter('000000', from('203.0.113.1')).catch(() => undefined)
  await expect(rig.enter(code, from('203.0.113.1'))).rejects.toMatchObject({ code: 'wrong_code' })
  expect((await rig.enter(code, owner)).account.id).toBe('owner')
  rig.now += 20 * MINUTE
  await rig.askWithProof(owner)
  expect(rig.mailed).toHaveLength(12)
})

test('a known device has codes of its own, whatever strangers ask for', async () => {
  const known = from('192.0.2.1', await deviceCookie(rig.deps, await rig.ownerRow()))
  for (let n = 0; n < 10; n += 1) await rig.ask(from(`192.0.2.${n}`))
  for (let n = 0; n < 5; n += 1) {
    await rig.ask(known)
    rig.now += 31_000
  }
  expect(rig.mailed).toHaveLength(15)
  expect((await rig.enter(rig.mailed[0] ?? '', known)).account.id).toBe('owner')
  await expect(rig.ask(known)).rejects.toMatchObject({ code: 'rate_limited' })
})

test('registrations of a crowded address share the code that its mailbox gets', async () => {
  const address = 'new@people.test'
  const form = { full_name: 'Mira Rao', email: address, phone: '+14155550132', password: 'a phrase of her own' }
  const registerFrom = (network: string, proof: string | null = null) =>
    register(rig.deps, { role: 'user', form, caller: { ...from(network), proof } })
  const pay = async (network: string) => {
    const refused = (await registerFrom(network).catch((error: AppError) => error)) as AppError
    return registerFrom(network, solveAtOnce(refused.details.proof ?? ''))
  }
  for (let n = 0; n < 10; n += 1) await registerFrom(`192.0.2.${n}`)
  rig.now += 6 * MINUTE
  await pay('192.0.2.99')
  const registration = await pay('198.51.100.1')
  expect(rig.mailed).toHaveLength(11)
  const confirmed = await verifyCode(
    rig.deps,
    { email: address, otp: rig.mailed[0] ?? '', purpose: 'register', registration },
    { ...owner, extraStatements: () => [] },
  )
  expect(confirmed.account.email).toBe(address)
})

test('an admin under attack pays once: the code after a right password is owed', async () => {
  rig.deps.adminSecondStep = true
  await rig.db.run(sql`UPDATE user SET role = 'admin'`)
  for (let n = 0; n < 10; n += 1) await rig.fail(from(`192.0.2.${n}`), 2)
  for (let n = 0; n < 10; n += 1) await rig.ask(from(`203.0.113.${n}`))
  const refused = (await rig.attempt(owner).catch((error: AppError) => error)) as AppError
  expect(refused.code).toBe('proof_needed')
  const proof = solveAtOnce(refused.details.proof ?? '')
  await expect(rig.attempt(owner, password, proof)).rejects.toMatchObject({ code: 'second_step' })
})

test('a request that comes again with its proof counts once', async () => {
  for (let n = 0; n < 10; n += 1) await rig.ask(from(`192.0.2.${n}`))
  for (let n = 0; n < 5; n += 1) {
    rig.now += 31_000
    await rig.askWithProof(owner)
  }
  rig.now += 31_000
  await expect(rig.ask(owner)).rejects.toMatchObject({ code: 'rate_limited' })
})

test('the fuller the count, the dearer the try', async () => {
  const bits: number[] = []
  for (let n = 0; n <= 20; n += 1) {
    const caller = from(`192.0.2.${n}`)
    const refused = await rig.ask(caller).then(
      () => null,
      (error: AppError) => error,
    )
    const challenge = refused?.details.proof ?? ''
    bits.push(refused ? challengeBits(challenge) : 0)
    if (bits.at(-1) === 14) await rig.ask({ ...caller, proof: solveAtOnce(challenge) })
  }
  expect(bits).toEqual([...Array(10).fill(0), ...Array(10).fill(14), 15])
})
