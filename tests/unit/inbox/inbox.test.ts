// The admins' inbox: entries with their facts, answers by mail, and one admin who closes each.
import { beforeEach, expect, test } from 'vitest'
import { end, liveConsultation } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { Mail } from '#workers/contract/ports.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { createDb } from '#workers/db/client.ts'
import { createInbox, type NewEntry, putEntry } from '#workers/domain/inbox/index.ts'

const OPEN = { closed: false, kind: null, size: 200 }
const viewer = (userId: string) => ({ userId, role: 'admin' }) as never

async function setUp() {
  const d1 = sqliteD1()
  const db = createDb(d1)
  const people = [
    ['mira', 'user', 'Mira Sen'],
    ['asha', 'astrologer', 'Asha Iyer'],
    ['nandini', 'admin', 'Nandini Rao'],
    ['om', 'admin', 'Om Das'],
  ]
  for (const [id, role, name] of people)
    await d1
      .prepare(
        "INSERT INTO user (id, email, phone, full_name, role, status, created_at) VALUES (?1, ?1 || '@example.com', '+1', ?3, ?2, 'active', 1)",
      )
      .bind(id, role, name)
      .run()
  await liveConsultation(db, { id: 's1', userId: 'mira', astrologerId: 'asha' })
  await end(d1, 's1')
  const mails: Mail[] = []
  const put = (entry: Partial<NewEntry> & { id: string }) =>
    putEntry(db, { kind: 'problem_report', object: 'session:s1', userId: 'mira', detail: 'No sound.', at: 1, ...entry })
  await put({ id: 'one' })
  await put({ id: 'two', kind: 'dispute', object: 'payment:pay-1', userId: null, at: 2 })
  const state = { now: 9, mailFails: false }
  const inbox = createInbox({
    db,
    now: () => state.now,
    origin: 'https://drishti.test',
    supportEmail: async () => 'support@drishti.test',
    mail: {
      async send(mail) {
        if (state.mailFails) throw new Error('no mail today')
        mails.push(mail)
      },
    },
  })
  const audit = async () => (await d1.prepare('SELECT actor_id, action, object, detail FROM audit_log').all()).results
  return { d1, inbox, mails, audit, state, put }
}
let rig: Awaited<ReturnType<typeof setUp>>
beforeEach(async () => {
  rig = await setUp()
})

test('an entry shows its person and its session; kinds and states filter', async () => {
  const all = await rig.inbox.read(OPEN)
  expect(all.rows.map(({ id }) => id)).toEqual(['two', 'one'])
  const { rows } = await rig.inbox.read({ ...OPEN, kind: 'problem_report' })
  expect(rows).toMatchObject([
    {
      id: 'one',
      text: 'No sound.',
      person: { name: 'Mira Sen', role: 'user', email: 'mira@example.com' },
      session: { id: 's1', kind: 'chat', user_name: 'Mira Sen', astrologer_name: 'Asha Iyer', refunded_cents: 0 },
    },
  ])
  expect(all.rows[0]).toMatchObject({ person: null, session: null })
  expect(await rig.inbox.read({ ...OPEN, closed: true })).toEqual({ rows: [], next: null })
  expect(await rig.inbox.counts()).toEqual([
    { kind: 'dispute', count: 1 },
    { kind: 'problem_report', count: 1 },
  ])
})

test('an answer goes by mail, and its words are in the audit log', async () => {
  await rig.inbox.answer({ viewer: viewer('nandini'), id: 'one', text: 'We have refunded the session.' })
  expect(rig.mails).toMatchObject([{ to: 'mira@example.com' }])
  expect(rig.mails[0]?.text).toContain('We have refunded the session.')
  expect(await rig.audit()).toEqual([
    { actor_id: 'nandini', action: 'answer_inbox_entry', object: 'inbox:one', detail: 'We have refunded the session.' },
  ])
  const toNobody = rig.inbox.answer({ viewer: viewer('om'), id: 'two', text: 'Is somebody there?' })
  await expect(toNobody).rejects.toMatchObject({ code: 'wrong_state' })
})

test('of two admins one closes the entry, and the other is told who it was', async () => {
  const ends = await Promise.allSettled(
    ['nandini', 'om'].map((id) => rig.inbox.close({ viewer: viewer(id), id: 'one' })),
  )
  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const closed = await rig.audit()
  expect(closed).toHaveLength(1)
  const name = closed[0]?.actor_id === 'nandini' ? 'Nandini Rao' : 'Om Das'
  const late = rig.inbox.close({ viewer: viewer('om'), id: 'one' })
  await expect(late).rejects.toMatchObject({ code: 'conflict' })
  await expect(late).rejects.toThrow(`${name} has closed this entry in the meantime.`)
  await expect(rig.inbox.close({ viewer: viewer('om'), id: 'none' })).rejects.toMatchObject({ code: 'not_found' })
  expect(await rig.audit()).toHaveLength(1)
})

test('the inbox goes on after a page, each entry once, also where many came at one instant', async () => {
  for (let n = 0; n < 5; n += 1) await rig.put({ id: `dispute:${n}`, kind: 'dispute', object: 'payment:p', at: 7 })
  const ids: string[] = []
  let after: string | undefined
  do {
    const { rows, next } = await rig.inbox.read({ ...OPEN, after, size: 3 })
    ids.push(...rows.map(({ id }) => id))
    after = next ?? undefined
  } while (after)
  expect(ids).toEqual(['dispute:4', 'dispute:3', 'dispute:2', 'dispute:1', 'dispute:0', 'two', 'one'])
  const disputes = await rig.inbox.read({ ...OPEN, kind: 'dispute', after: '7.dispute:0', size: 3 })
  expect([disputes.rows.map(({ id }) => id), disputes.next]).toEqual([['two'], null])
})

const MESSAGE = {
  name: 'Ravi Rao',
  email: 'ravi@example.com',
  message: 'Which ayanamsa do you use?',
  language: 'en' as const,
}

test('a message of the contact form waits in the inbox, goes to support, and is answered by mail', async () => {
  await rig.inbox.receive(MESSAGE)
  expect(rig.mails).toMatchObject([
    { to: 'support@drishti.test', replyTo: 'ravi@example.com', subject: 'Message from Ravi Rao' },
  ])
  const { rows } = await rig.inbox.read({ ...OPEN, kind: 'contact_message' })
  expect(rows).toMatchObject([
    {
      id: expect.stringMatching(/^contact:[\w-]{22}$/),
      text: MESSAGE.message,
      user_id: null,
      session: null,
      person: { name: 'Ravi Rao', role: null, email: 'ravi@example.com' },
    },
  ])
  const [{ id = '' } = {}] = rows
  await rig.inbox.answer({ viewer: viewer('nandini'), id, text: 'Lahiri, unless you choose another.' })
  expect(rig.mails[1]).toMatchObject({ to: 'ravi@example.com', subject: 'Your message to us' })
  expect(rig.mails[1]?.text).toContain(MESSAGE.message)
})

test('an answer has the language of the person: of the page on which a visitor wrote, or of the account', async () => {
  await rig.inbox.receive({ ...MESSAGE, language: 'hi' })
  expect(rig.mails).toMatchObject([{ to: 'support@drishti.test', language: 'en' }])
  const { rows: written } = await rig.inbox.read({ ...OPEN, kind: 'contact_message' })
  const [{ id = '' } = {}] = written
  await rig.inbox.answer({ viewer: viewer('nandini'), id, text: 'लाहिरी।' })
  expect(rig.mails[1]).toMatchObject({ to: 'ravi@example.com', language: 'hi', subject: 'हमें भेजा आपका संदेश' })
  expect(rig.mails[1]?.text).toBe(`प्रिय Ravi Rao,\n\nलाहिरी।\n\nआपने लिखा था:\n\n${MESSAGE.message}`)
  await rig.d1.prepare("UPDATE user SET language = 'hi' WHERE id = 'mira'").run()
  await rig.inbox.answer({ viewer: viewer('nandini'), id: 'one', text: 'हमने राशि लौटा दी है।' })
  expect(rig.mails[2]).toMatchObject({ to: 'mira@example.com', language: 'hi' })
})

test('a message is kept when its mail cannot be sent, and deleted after a year', async () => {
  rig.state.mailFails = true
  await rig.inbox.receive(MESSAGE)
  const messages = async () => (await rig.inbox.read({ ...OPEN, kind: 'contact_message' })).rows.length
  rig.state.now += 365 * DAY
  await rig.inbox.deleteOldMessages()
  expect(await messages()).toBe(1)
  rig.state.now += 1
  await rig.inbox.deleteOldMessages()
  expect(await messages()).toBe(0)
  expect((await rig.inbox.read(OPEN)).rows.length).toBe(2)
})
