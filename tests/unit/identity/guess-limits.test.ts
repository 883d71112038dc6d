// Nobody is locked out by a stranger: failures count for the stranger's network, and a known device has tries of its own.
import { beforeEach, expect, test } from 'vitest'
import { solveProof } from '#app/api/solve-proof.ts'
import { createGuessRig, from, type GuessRig, password } from '#tests/support/rigs/guess-rig.ts'
import { solveAtOnce } from '#tests/support/rigs/solve-at-once.ts'
import type { AppError } from '#workers/contract/errors/errors.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { deviceCookie, knownDevice } from '#workers/domain/identity/logins/known-device.ts'
import { logIn } from '#workers/domain/identity/logins/log-in.ts'

let rig: GuessRig
beforeEach(async () => {
  rig = await createGuessRig()
})

test('a stranger who used up one network locks out that network, and not the owner on another', async () => {
  await rig.fail(from('192.0.2.1'), 30)
  await expect(rig.attempt(from('192.0.2.1'))).rejects.toMatchObject({ code: 'rate_limited' })
  await expect(rig.attempt(from('198.51.100.1'))).rejects.toMatchObject({ code: 'proof_needed' })
})

test('while many networks guess, the owner pays a proof of work and is let in', { tags: ['long'] }, async () => {
  for (let n = 0; n < 40; n += 1) await rig.fail(from(`192.0.2.${n}`), 2)
  const refused = await rig.attempt(from('198.51.100.1')).then(
    () => null,
    (error: AppError) => error,
  )
  expect(refused?.code).toBe('proof_needed')
  const proof = await solveProof(refused?.details.proof ?? '')
  await expect(rig.attempt(from('198.51.100.2'), password, `${proof}x`)).rejects.toMatchObject({ code: 'proof_needed' })
  expect((await rig.attempt(from('198.51.100.1'), password, proof)).account.id).toBe('owner')
  // It is good once.
  await expect(rig.attempt(from('198.51.100.3'), password, proof)).rejects.toMatchObject({ code: 'proof_needed' })
})

test('a challenge of another address, and one that is too old, are not taken', async () => {
  await rig.fail(from('192.0.2.1'), 20)
  const error = (await rig.attempt(from('198.51.100.1')).catch((thrown: AppError) => thrown)) as AppError
  const proof = solveAtOnce(error.details.proof ?? '')
  const foreign = logIn(rig.deps, { email: 'else@people.test', password: 'wrong' }, { ...from('198.51.100.4'), proof })
  await expect(foreign).rejects.toMatchObject({ code: 'invalid_credentials' })
  rig.now += 301_000
  await expect(rig.attempt(from('198.51.100.1'), password, proof)).rejects.toMatchObject({ code: 'proof_needed' })
})

test('a device that logged in before has tries of its own, on any network', { tags: ['long'] }, async () => {
  const device = await deviceCookie(rig.deps, await rig.ownerRow())
  await rig.fail(from('192.0.2.1'), 30)
  await rig.fail(from('192.0.2.2'), 30)
  expect((await rig.attempt(from('192.0.2.1', device))).account.id).toBe('owner')
})

test('a right password of a known device is never refused: past twenty wrong ones it costs a proof', async () => {
  const known = from('192.0.2.1', await deviceCookie(rig.deps, await rig.ownerRow()))
  await rig.fail(known, 25)
  const refused = (await rig.attempt(known).catch((error: AppError) => error)) as AppError
  expect(refused.code).toBe('proof_needed')
  expect((await rig.attempt(known, password, solveAtOnce(refused.details.proof ?? ''))).account.id).toBe('owner')
  expect((await rig.attempt(known)).account.id).toBe('owner')
})

test('log-ins of a known device past sixty in a quarter of an hour cost a proof, and are never refused', async () => {
  const known = from('192.0.2.1', await deviceCookie(rig.deps, await rig.ownerRow()))
  for (let n = 0; n < 60; n += 1) await rig.attempt(known)
  const refused = (await rig.attempt(known).catch((error: AppError) => error)) as AppError
  expect(refused.code).toBe('proof_needed')
  expect((await rig.attempt(known, password, solveAtOnce(refused.details.proof ?? ''))).account.id).toBe('owner')
})

test('a device is known by its cookie, of any account or of the one that is named', async () => {
  const [owner, { deps }] = [await rig.ownerRow(), rig]
  const cookie = await deviceCookie(deps, owner)
  const device = cookie.split('.')[0]
  expect(await knownDevice(deps, { cookie })).toBe(device)
  expect(await knownDevice(deps, { cookie, email: owner.email })).toBe(device)
  // A cookie from before it named its account is good for a named one.
  const old = cookie.split('.').slice(0, 2).join('.')
  expect(await knownDevice(deps, { cookie: old, email: owner.email })).toBe(device)
  for (const asked of [{ cookie: old }, { cookie: `${cookie}x` }, { cookie: null }, { cookie, email: 'x@people.test' }])
    expect(await knownDevice(deps, asked)).toBeNull()
})

test('the owner hears once a day of fifty wrong passwords, and never of fewer', async () => {
  const tryFrom = (n: number) => from(`192.0.2.${n % 250}`)
  const wrong = async (n: number) => {
    const refused = (await rig.attempt(tryFrom(n), 'wrong').catch((error: AppError) => error)) as AppError
    if (refused.code === 'proof_needed')
      await rig.attempt(tryFrom(n), 'wrong', solveAtOnce(refused.details.proof ?? '')).catch(() => undefined)
  }
  for (let n = 0; n < 49; n += 1) await wrong(n)
  expect(rig.letters).toEqual([])
  for (let n = 49; n < 60; n += 1) await wrong(n)
  expect(rig.letters).toEqual(['Many wrong passwords were tried on your account'])
  rig.now += DAY
  for (let n = 0; n < 49; n += 1) await wrong(n)
  expect(rig.letters).toHaveLength(1)
  await wrong(50)
  expect(rig.letters).toHaveLength(2)
})

test.each(['owner@people.test', 'nobody@people.test'])(
  'the answer to a wrong password for %s waits for no mail and no count of its day',
  async (email) => {
    const [behind, counted]: [Promise<unknown>[], string[]] = [[], []]
    const { hit } = rig.deps.limits
    rig.deps.limits.hit = (name, ...rest) => {
      counted.push(name)
      return hit(name, ...rest)
    }
    rig.deps.mail.send = () => new Promise(() => undefined)
    for (let n = 0; n < 51; n += 1) {
      counted.length = 0
      const caller = { ...from(`192.0.2.${n}`), later: (work: Promise<unknown>) => void behind.push(work) }
      const refused = (await logIn(rig.deps, { email, password: 'wrong' }, caller).catch((error) => error)) as AppError
      if (refused.code === 'proof_needed') {
        const proof = solveAtOnce(refused.details.proof ?? '')
        await expect(logIn(rig.deps, { email, password: 'wrong' }, { ...caller, proof })).rejects.toMatchObject({
          code: 'invalid_credentials',
        })
      }
    }
    expect(behind).toHaveLength(51)
    expect(counted).toContain('wrong-passwords-told')
  },
)

test('a device cookie of another account, of an older password, or a made-up one is no known device', async () => {
  await rig.fail(from('192.0.2.1'), 30)
  const devices = [
    await deviceCookie(rig.deps, { ...(await rig.ownerRow()), id: 'somebody' }),
    await deviceCookie(rig.deps, { ...(await rig.ownerRow()), passwordHash: 'of the password before' }),
    'made.up',
    'made',
    '',
  ]
  for (const device of devices)
    await expect(rig.attempt(from('192.0.2.1', device))).rejects.toMatchObject({ code: 'rate_limited' })
})

test('right passwords are never counted: a hundred log-ins in a row need no proof', { tags: ['long'] }, async () => {
  for (let n = 0; n < 100; n += 1) expect((await rig.attempt(from('198.51.100.1'))).account.id).toBe('owner')
})
