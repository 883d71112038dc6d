// Addresses with a plus lead to one mailbox, so that limits count them together.
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { memoryCounters } from '#tests/support/rigs/memory-counters.ts'
import { countedEmail } from '#workers/contract/accounts/counted-email.ts'
import { createDb } from '#workers/db/client.ts'
import type { IdentityDeps } from '#workers/domain/identity/index.ts'
import { limitCodeSend } from '#workers/domain/identity/limits/guess-limits.ts'
import { createInbox } from '#workers/domain/inbox/index.ts'
import { createNewsletter } from '#workers/domain/newsletter/index.ts'

const ADDRESSES = ['mira@people.test', 'mira+1@people.test', 'mira+a+b@people.test', 'Mira+2@People.test']
const NOW = 1_790_000_000_000
const code = (error: unknown) => (error as { code?: string }).code ?? String(error)

test.each([
  ['mira@people.test', 'mira@people.test'],
  ['mira+news@people.test', 'mira@people.test'],
  ['mira+a+b@people.test', 'mira@people.test'],
  ['MIRA+1@People.test', 'mira@people.test'],
  // Without letters before the plus it is the mailbox itself.
  ['+mira@people.test', '+mira@people.test'],
  ['mira.rao@people.test', 'mira.rao@people.test'],
])('%s is counted as %s', (email, counted) => {
  expect(countedEmail(email)).toBe(counted)
})

test('codes to one mailbox have one limit', async () => {
  let now = NOW
  const deps = {
    now: () => now,
    limits: memoryCounters(() => now),
    peppers: ['p'.repeat(32)],
  } as unknown as IdentityDeps
  const caller = { browser: '', network: '192.0.2.1', device: null, proof: null, language: 'en', choice: null } as const
  const answers: string[] = []
  for (let n = 0; n < 6; n += 1) {
    const email = ADDRESSES[n % ADDRESSES.length] ?? ''
    answers.push(await limitCodeSend(deps, { email, purpose: 'login', caller }).then(() => 'sent', code))
    now += 31_000
  }
  expect(answers).toEqual([...Array(5).fill('sent'), 'rate_limited'])
})

test('the newsletter mails one mailbox three times a day, and each address stays an address of its own', async () => {
  const mailed: string[] = []
  let id = 0
  const newsletter = createNewsletter({
    db: createDb(sqliteD1()),
    now: () => NOW,
    newId: () => `id${++id}`,
    origin: 'https://drishti.test',
    mail: { send: async ({ to }) => void mailed.push(to) },
    limits: memoryCounters(() => NOW),
    platformName: async () => 'Drishti',
    seal: async () => 'seal',
    isSealed: async () => true,
  })
  const answers: string[] = []
  for (const email of ADDRESSES) answers.push(await newsletter.join({ email, language: 'en' }).then(() => 'sent', code))
  expect(answers).toEqual(['sent', 'sent', 'sent', 'rate_limited'])
  expect(mailed).toEqual(ADDRESSES.slice(0, 3))
})

test('one message from several addresses of a mailbox is one message', async () => {
  const mailed: string[] = []
  const inbox = createInbox({
    db: createDb(sqliteD1()),
    now: () => NOW,
    newId: () => 'id',
    origin: 'https://drishti.test',
    mail: { send: async ({ replyTo }: { replyTo?: string }) => void mailed.push(replyTo ?? '') },
    supportEmail: async () => 'help@drishti.test',
  } as never)
  for (const email of ADDRESSES)
    await inbox.receive({ name: 'Mira Rao', email, message: 'Please call me back.', language: 'en' })
  expect(mailed).toEqual(ADDRESSES.slice(0, 1))
})
