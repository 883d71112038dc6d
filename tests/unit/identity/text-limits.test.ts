// When very many codes go out by text, nobody is refused: a text costs a proof of work, and one's own number the least.
import { beforeEach, expect, test } from 'vitest'
import { memoryCounters } from '#tests/support/rigs/memory-counters.ts'
import { solveAtOnce } from '#tests/support/rigs/solve-at-once.ts'
import type { AppError } from '#workers/contract/errors/errors.ts'
import type { IdentityDeps } from '#workers/domain/identity/index.ts'
import { limitCodeSend } from '#workers/domain/identity/limits/guess-limits.ts'
import { limitText, priceOfText } from '#workers/domain/identity/limits/text-limits.ts'

const NOW = 1_790_000_000_000
let counters: ReturnType<typeof memoryCounters>
let deps: IdentityDeps
let told: unknown[]

beforeEach(() => {
  counters = memoryCounters(() => NOW)
  told = []
  deps = {
    now: () => NOW,
    limits: counters,
    peppers: ['p'.repeat(32)],
    report: async (alert: unknown) => void told.push(alert),
  } as unknown as IdentityDeps
})

const stranger = { who: 'eve', phone: '+14155550100', known: false, proof: null as string | null }
const mira = { who: 'mira', phone: '+14155550111', known: true, proof: null as string | null }
const refusal = (text: Parameters<typeof limitText>[1]) =>
  limitText(deps, text).then(
    () => null,
    (error: AppError) => error,
  )

test('past the mark a stranger pays a proof of work and is texted; the request counts once', async () => {
  counters.fill('sms-all', 'all', 1_000)
  const refused = await refusal(stranger)
  expect(refused?.code).toBe('proof_needed')
  const proof = solveAtOnce(refused?.details.proof ?? '')
  expect(await refusal({ ...stranger, proof })).toBeNull()
  expect(told).toContainEqual({ event: 'sms.many', known: false })
  // It is good once, and for this account.
  expect(await refusal({ ...stranger, phone: '+14155550122', proof })).toMatchObject({ code: 'proof_needed' })
})

test('the price rises with the texts, and never becomes a refusal', async () => {
  const prices = []
  for (const n of [999, 1_000, 2_000, 4_000, 8_000, 80_000]) {
    counters.fill('sms-all', 'all', n)
    prices.push(await priceOfText(deps, { known: false }))
  }
  expect(prices).toEqual([0, 14, 15, 16, 16, 16])
})

test('one’s own number does not count among the strangers’, and is texted while they pay', async () => {
  counters.fill('sms-all', 'all', 999)
  for (let n = 0; n < 5; n += 1) expect(await refusal({ ...mira, who: `own${n}`, phone: `+1415556${n}111` })).toBeNull()
  expect(await priceOfText(deps, { known: false })).toBe(0)
  expect(await refusal(stranger)).toBeNull()
  expect(await refusal({ ...stranger, who: 'ada', phone: '+14155560100' })).toMatchObject({ code: 'proof_needed' })
  expect(await refusal(mira)).toBeNull()
  expect(told).toEqual([{ event: 'sms.many', known: false }])
})

test('past the mark of all texts everybody pays, so that own numbers do not open the bill', async () => {
  counters.fill('sms-every', 'all', 4_000)
  expect(await refusal(mira)).toMatchObject({ code: 'proof_needed' })
})

test('a registration whose code goes by text pays the price of the text with its one proof', async () => {
  counters.fill('sms-all', 'all', 1_000)
  const caller = { browser: '', network: '192.0.2.1', device: null, proof: null, language: 'en' as const, choice: null }
  const send = (texted: boolean, proof: string | null) =>
    limitCodeSend(deps, { email: 'a@people.test', purpose: 'register', caller: { ...caller, proof }, texted })
  const refused = await send(true, null).catch((error: AppError) => error)
  expect(refused).toMatchObject({ code: 'proof_needed' })
  await send(true, solveAtOnce((refused as AppError).details.proof ?? ''))
  // No proof can be asked for once the code was made; the text goes out.
  await limitText(deps, { who: 'register:a@people.test', phone: '+14155550100', known: false })
})

test('limits of an account and of a number stay refusals', async () => {
  await limitText(deps, stranger)
  expect(await refusal(stranger)).toMatchObject({ code: 'rate_limited' })
})
