// An account under attack, for the tests of limits on its passwords and codes.
import { expect } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { AppError } from '#workers/contract/errors/errors.ts'
import { createDb } from '#workers/db/client.ts'
import { findByEmail, insertAccount } from '#workers/domain/identity/account.repo.ts'
import { type Caller, hashPassword, type IdentityDeps, verifyPassword } from '#workers/domain/identity/index.ts'
import { logIn, requestCode, verifyCode } from '#workers/domain/identity/logins/log-in.ts'
import { createWebAuthn } from '#workers/gateways/webauthn.ts'
import { memoryCounters } from './memory-counters.ts'
import { solveAtOnce } from './solve-at-once.ts'

export const email = 'owner@people.test'
export const password = 'the phrase of the owner'
const cost = { N: 2 ** 4, r: 1, p: 1 }

export const from = (network: string, device: string | null = null): Caller => ({
  browser: '',
  network,
  device,
  proof: null,
  language: 'en',
  choice: null,
})

export type GuessRig = Awaited<ReturnType<typeof createGuessRig>>

/** `mailed`: the codes, the newest first. `letters`: the subjects of other mails. */
export async function createGuessRig() {
  const db = createDb(sqliteD1())
  let ids = 0
  const rig = {
    db,
    /** The clock (ms UTC), which a test may move. */
    now: 1_790_000_000_000,
    mailed: [] as string[],
    letters: [] as string[],
    deps: {} as IdentityDeps,
    attempt: (caller: Caller, typed = password, proof?: string) =>
      logIn(rig.deps, { email, password: typed }, { ...caller, proof: proof ?? null }),
    async fail(caller: Caller, times: number) {
      for (let n = 0; n < times; n += 1) await rig.attempt(caller, 'wrong').catch(() => undefined)
    },
    async ownerRow() {
      const row = await findByEmail(db, email)
      if (!row) throw new Error('no owner')
      return row
    },
    async ask(caller: Caller) {
      const send = await requestCode(rig.deps, { email, purpose: 'login' }, caller)
      await send()
    },
    async askWithProof(caller: Caller) {
      const refused = (await rig.ask(caller).catch((error: AppError) => error)) as AppError
      expect(refused.code).toBe('proof_needed')
      await rig.ask({ ...caller, proof: solveAtOnce(refused.details.proof ?? '') })
    },
    enter: (otp: string, caller: Caller) =>
      verifyCode(rig.deps, { email, otp, purpose: 'login' }, { ...caller, extraStatements: () => [] }),
  }
  rig.deps = {
    db,
    now: () => rig.now++,
    newId: () => `id${ids++}`,
    random: (length) => crypto.getRandomValues(new Uint8Array(length)),
    texts: null,
    textsRegistrations: false,
    countries: [],
    mail: {
      send: async ({ text, subject, code }) =>
        void (code ? rig.mailed.unshift(text.slice(0, 6)) : rig.letters.push(subject)),
    },
    limits: memoryCounters(() => rig.now),
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
  await insertAccount(db, {
    id: 'owner',
    email,
    phone: '',
    fullName: 'Owner',
    createdAt: rig.now,
    ...({ role: 'user', status: 'active' } as const),
    passwordHash: await hashPassword(password, cost),
  })
  return rig
}
