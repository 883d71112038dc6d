// A crowded address: what strangers ask for does not take the owner's codes away, and its mails stay few.
import { beforeEach, expect, test } from 'vitest'
import { createGuessRig, email, from, type GuessRig } from '#tests/support/rigs/guess-rig.ts'
import { solveAtOnce } from '#tests/support/rigs/solve-at-once.ts'
import { type AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { MINUTE } from '#workers/contract/time/durations.ts'
import { requestCode } from '#workers/domain/identity/logins/log-in.ts'
import { register } from '#workers/domain/identity/register.ts'

const owner = '198.51.100.1'
const QUARTER = 15 * MINUTE + 1_000

let rig: GuessRig
let sent: { to: string; subject: string }[]
let strangers: number

beforeEach(async () => {
  rig = await createGuessRig()
  ;[sent, strangers] = [[], 0]
  const { send } = rig.deps.mail
  rig.deps.mail.send = async (mail) => {
    sent.push(mail)
    await send(mail)
  }
})

/** With the proof of work where one is asked for. */
async function paid(ask: (proof: string | null) => Promise<unknown>) {
  const refused = await ask(null).then(
    () => null,
    (error: unknown) => error as AppError,
  )
  if (refused === null) return
  if (!isAppError(refused) || refused.code !== 'proof_needed') throw refused
  await ask(solveAtOnce(refused.details.proof ?? ''))
}

const stranger = () => `192.0.${Math.floor(++strangers / 200)}.${strangers % 200}`
const registerAs = (address: string, network = stranger()) =>
  paid((proof) => {
    const form = { full_name: 'Mira Rao', email: address, phone: '+14155550132', password: 'a phrase of her own' }
    return register(rig.deps, { role: 'user', form, caller: { ...from(network), proof } })
  })
const ask = (purpose: 'login' | 'reset', { network = stranger(), address = email } = {}) =>
  paid(async (proof) => (await requestCode(rig.deps, { email: address, purpose }, { ...from(network), proof }))())

const PLUS = 'owner+zz@people.test'

test.each([
  ['registrations of the known address', () => registerAs(email)],
  ['registrations of a plus address', () => registerAs(PLUS)],
  ['log-in codes', () => ask('login')],
  ['resets of a plus address', () => ask('reset', { address: PLUS })],
])(
  'while strangers ask for %s, the owner gets a code for a new password each quarter of an hour',
  async (_, attack) => {
    for (let n = 0; n < 10; n += 1) await attack()
    rig.now += QUARTER
    for (let quarter = 0; quarter < 8; quarter += 1) {
      for (let n = 0; n < 2; n += 1) await attack()
      sent = []
      await ask('reset', { network: owner })
      expect(sent).toMatchObject([{ to: email, subject: 'Your code for a new password' }])
      rig.now += QUARTER
    }
  },
)

test('resets that strangers ask for leave the owner a log-in code, and one of theirs serves the owner', async () => {
  for (let n = 0; n < 10; n += 1) await ask('reset')
  rig.now += QUARTER
  await ask('reset')
  await ask('login')
  sent = []
  await ask('login', { network: owner })
  expect(sent).toEqual([])
  expect((await rig.enter(rig.mailed[0] ?? '', from(owner))).account.id).toBe('owner')
})

test('a mailbox gets four mails in a quarter of an hour at most, whatever its addresses and purposes', async () => {
  const all = async () => {
    for (let n = 0; n < 6; n += 1) {
      await registerAs(email)
      await registerAs(`owner+${n}@people.test`)
      await ask('login')
      await ask('reset')
    }
  }
  await all()
  rig.now += QUARTER
  sent = []
  await all()
  expect(sent).toHaveLength(4)
})
