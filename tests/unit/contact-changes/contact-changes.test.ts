// Another e-mail address of an account: asked for, confirmed by its mailbox, objected to by the one before, put back.
import { beforeEach, expect, test } from 'vitest'
import { memoryCounters } from '#tests/support/memory-counters.ts'
import { addAccount, addPractice, viewerOf } from '#tests/support/practices.ts'
import { sqliteD1 } from '#tests/support/sqlite-d1.ts'
import { DAY, HOUR } from '#workers/contract/durations.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { Mail } from '#workers/contract/ports.ts'
import { createDb, type Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { createContactChanges } from '#workers/domain/contact-changes/index.ts'
import { findById, hashPassword, readProfile, updateAccount, verifyPassword } from '#workers/domain/identity/index.ts'
import { openValue, sealValue } from '#workers/gateways/sealed-values.ts'
import { isSealed, sealTicket } from '#workers/gateways/ticket-seal.ts'

const START = Date.UTC(2026, 4, 17, 10)
const PASSWORD = 'the phrase of the owner'
const PEPPERS = ['p'.repeat(40)] as const
const cost = { N: 2 ** 4, r: 1, p: 1 }
const [mira, nisha] = [viewerOf('mira', 'user'), viewerOf('nisha', 'admin')]

let db: Db
let d1: D1Database
let now: number
let sent: Mail[]
let closed: string[]
let mailbox: 'takes' | 'refuses'
let changes: ReturnType<typeof createContactChanges>

beforeEach(async () => {
  d1 = sqliteD1()
  db = createDb(d1)
  ;[now, sent, closed, mailbox] = [START, [], [], 'takes']
  for (const [id, role] of [
    ['mira', 'user'],
    ['nisha', 'admin'],
  ] as const)
    await addAccount(d1, id, role)
  await addPractice(d1)
  await d1
    .prepare('UPDATE user SET password_hash = ?')
    .bind(await hashPassword(PASSWORD, cost))
    .run()
  let ids = 0
  changes = createContactChanges({
    ...{ db, now: () => now, newId: () => `id${++ids}`, origin: 'https://x.test', limits: memoryCounters(() => now) },
    mail: {
      async send(mail) {
        if (mailbox === 'refuses') throw new AppError('mail_refused')
        sent.push(mail)
      },
    },
    mailArrived: async () => undefined,
    passwords: {
      hash: (typed) => hashPassword(typed, cost),
      verify: (typed, hash) => verifyPassword(typed, { hash, cost }),
    },
    platformName: async () => 'Drishti',
    seal: (act, ticket) => sealTicket(PEPPERS, { path: `mails/${act}`, ticket }),
    isSealed: (act, link) => isSealed(PEPPERS, { path: `mails/${act}`, sealed: link }),
    encrypt: (value) => sealValue(PEPPERS, value),
    decrypt: (value) => openValue(PEPPERS, value),
    sendsTexts: true,
    closeAllSockets: async (id) => void closed.push(id),
  })
})

const ask = (email: string, password = PASSWORD) => changes.ask({ viewer: mira, form: { email, password } })
const emailOf = async (id = 'mira') => (await findById(db, id))?.email
const linkIn = (mail: Mail | undefined) => mail?.links?.[0]?.url.split('/').at(-1) ?? ''
const rows = async (sql: string) => (await d1.prepare(sql).all<Record<string, unknown>>()).results

/** Asks and confirms; the link of the mail to the mailbox before. */
async function change(email = 'new@people.test'): Promise<string> {
  await ask(email)
  expect(await changes.confirmByLink(linkIn(sent.at(-1)))).toBe(true)
  return linkIn(sent.at(-1))
}

test('an address waits until its mailbox confirms it: then all logins end, and the mailbox before is told', async () => {
  await expect(ask('new@people.test', 'wrong')).rejects.toMatchObject({ code: 'invalid' })
  expect(await ask('new@people.test')).toEqual({ pending_email: 'new@people.test' })
  expect(await readProfile({ db }, mira)).toMatchObject({ email: 'mira@people.test', pending_email: 'new@people.test' })
  expect(sent).toMatchObject([{ to: 'new@people.test', occasion: 'asked', subject: 'Confirm your new e-mail address' }])
  const version = (await findById(db, 'mira'))?.loginVersion ?? 0
  expect(await changes.confirmByLink(linkIn(sent[0]))).toBe(true)
  expect(await findById(db, 'mira')).toMatchObject({ email: 'new@people.test', loginVersion: version + 1 })
  expect(closed).toEqual(['mira'])
  expect(sent[1]).toMatchObject({ to: 'mira@people.test', occasion: 'safety' })
  expect(await readProfile({ db }, mira)).toMatchObject({ pending_email: null })
  expect(await rows('SELECT what, changes FROM account_event')).toEqual([
    { what: 'profile', changes: '[{"field":"email"}]' },
  ])
  // The address before is nowhere in the clear.
  expect(JSON.stringify(await rows('SELECT * FROM contact_change'))).not.toContain('mira@people')
})

test('a link is good once, for three days, for its act, and for a free address', async () => {
  await ask('new@people.test')
  const link = linkIn(sent[0])
  expect(await changes.confirmByLink(`${link}x`)).toBe(false)
  expect(await changes.objectByLink(link)).toBe(false)
  now += 3 * DAY + 1
  expect(await changes.confirmByLink(link)).toBe(false)
  await ask('other@people.test')
  await addAccount(d1, 'other', 'user')
  expect(await changes.confirmByLink(linkIn(sent[1]))).toBe(false)
  await expect(ask('other@people.test')).rejects.toMatchObject({ code: 'email_taken' })
  await ask('third@people.test')
  expect(await changes.confirmByLink(linkIn(sent[2]))).toBe(true)
  expect(await changes.confirmByLink(linkIn(sent[2]))).toBe(false)
  expect(await emailOf()).toBe('third@people.test')
})

test('the one that is asked for last waits; one’s own address, and taking it back, leave nothing', async () => {
  await ask('new@people.test')
  await ask('other@people.test')
  expect(await changes.confirmByLink(linkIn(sent[0]))).toBe(false)
  expect(await ask('mira@people.test')).toEqual({ pending_email: null })
  await ask('new@people.test')
  expect(await changes.takeBack(mira)).toEqual({ pending_email: null })
  expect(await changes.confirmByLink(linkIn(sent.at(-1)))).toBe(false)
  expect(await emailOf()).toBe('mira@people.test')
})

test('an address whose mailbox refuses the mail does not wait, asked for by its owner or an admin', async () => {
  mailbox = 'refuses'
  await expect(ask('new@people.test')).rejects.toMatchObject({ code: 'mail_refused' })
  const account = await findById(db, 'asha')
  if (!account) throw new Error('no account')
  const asked = { account, field: 'email', value: 'other@people.test', askedBy: 'nisha' } as const
  const { statements, send } = await changes.askAsAdmin(asked)
  await commit(db, statements)
  await expect(send()).rejects.toMatchObject({ code: 'mail_refused' })
  expect(await rows('SELECT id FROM contact_change')).toEqual([])
})

test('an account may ask five times an hour', async () => {
  for (let n = 0; n < 5; n += 1) await ask(`new${n}@people.test`)
  await expect(ask('new5@people.test')).rejects.toMatchObject({ code: 'rate_limited' })
})

test('the mailbox before objects within 72 hours, once: an entry of the inbox, and no further change', async () => {
  const link = await change()
  expect(await changes.objectByLink(link)).toBe(true)
  expect(await changes.objectByLink(link)).toBe(true)
  expect(await rows('SELECT id, kind, object, user_id, closed_at FROM inbox_entry')).toEqual([
    { id: 'contact_change:id1', kind: 'contact_change', object: 'account:mira', user_id: 'mira', closed_at: null },
  ])
  // The mailbox before gets no account by it.
  expect(await emailOf()).toBe('new@people.test')
  await expect(ask('third@people.test')).rejects.toMatchObject({ code: 'wrong_state' })
  await d1.prepare('UPDATE inbox_entry SET closed_at = 1').run()
  await change('third@people.test')
  const late = linkIn(sent.at(-1))
  now += 72 * HOUR + 1
  expect(await changes.objectByLink(late)).toBe(false)
})

test('an admin puts the address of before back, which ends all logins and closes the entry', async () => {
  await changes.objectByLink(await change())
  const version = (await findById(db, 'mira'))?.loginVersion ?? 0
  await expect(changes.restore({ viewer: mira, id: 'id1' })).rejects.toMatchObject({ code: 'forbidden' })
  await changes.restore({ viewer: nisha, id: 'id1' })
  expect(await findById(db, 'mira')).toMatchObject({ email: 'mira@people.test', loginVersion: version + 1 })
  expect(await rows('SELECT count(*) AS open FROM inbox_entry WHERE closed_at IS NULL')).toEqual([{ open: 0 }])
  expect(await rows('SELECT actor_id, action, object FROM audit_log ORDER BY id')).toEqual([
    { actor_id: 'nisha', action: 'restore_contact', object: 'user:mira' },
    { actor_id: 'nisha', action: 'close_inbox_entry', object: 'inbox:contact_change:id1' },
  ])
  expect(sent.slice(-2).map(({ to }) => to)).toEqual(['mira@people.test', 'new@people.test'])
  expect(closed).toEqual(['mira', 'mira'])
  await expect(changes.restore({ viewer: nisha, id: 'id1' })).rejects.toMatchObject({ code: 'conflict' })
  await expect(changes.restore({ viewer: nisha, id: 'unknown' })).rejects.toMatchObject({ code: 'not_found' })
})

test('an address that somebody else has by now is not put back', async () => {
  await changes.objectByLink(await change())
  await d1.prepare("UPDATE user SET email = 'mira@people.test' WHERE id = 'asha'").run()
  await expect(changes.restore({ viewer: nisha, id: 'id1' })).rejects.toMatchObject({ code: 'email_taken' })
  expect(await emailOf()).toBe('new@people.test')
})

test('a change that an admin asked for is in the audit log once it takes effect', async () => {
  const account = await findById(db, 'asha')
  if (!account) throw new Error('no account')
  const { statements, send } = await changes.askAsAdmin({
    ...{ account, field: 'email', value: 'new@people.test', askedBy: 'nisha' },
  })
  await commit(db, statements)
  await send()
  expect(await rows('SELECT 1 FROM audit_log')).toEqual([])
  expect(await changes.confirmByLink(linkIn(sent[0]))).toBe(true)
  expect(await rows('SELECT actor_id, action, object FROM audit_log')).toEqual([
    { actor_id: 'nisha', action: 'change_email', object: 'astrologer:asha' },
  ])
})

test('an admin’s number waits where one is verified, and is there at once where none is; the mailbox is told', async () => {
  const number = '+919812300001'
  const asked = async () => {
    const account = await findById(db, 'asha')
    if (!account) throw new Error('no account')
    const change = await changes.askAsAdmin({ account, field: 'phone', value: number, askedBy: 'nisha' })
    await commit(db, change.statements)
    await change.send()
    return change.waits
  }
  expect(await asked()).toBe(false)
  await d1.prepare("UPDATE user SET phone_verified_at = 1 WHERE id = 'asha'").run()
  expect(await asked()).toBe(true)
  expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['asha@people.test', 'Your phone number was changed'],
    ['asha@people.test', 'Another phone number waits to be verified'],
  ])
  expect(await readProfile({ db }, viewerOf('asha', 'astrologer'))).toMatchObject({ pending_phone: number })
})

test('a verified number that is replaced can be objected to, and is put back unverified', async () => {
  const before = await findById(db, 'mira')
  if (!before) throw new Error('no account')
  const { statements, tell } = await changes.phoneReplaced(before, '+919812300001')
  await commit(db, [...statements, updateAccount(db, 'mira', { phone: '+919812300001', phoneVerifiedAt: now })])
  await tell()
  expect(sent).toMatchObject([{ to: 'mira@people.test', subject: 'Your phone number was changed' }])
  expect(await changes.objectByLink(linkIn(sent[0]))).toBe(true)
  await expect(ask('new@people.test')).rejects.toMatchObject({ code: 'wrong_state' })
  await changes.restore({ viewer: nisha, id: 'id1' })
  expect(await findById(db, 'mira')).toMatchObject({ phone: before.phone, phoneVerifiedAt: null })
  expect(closed).toEqual(['mira'])
  expect(sent.slice(1).map(({ to }) => to)).toEqual(['mira@people.test'])
})

test('the address before is kept for ninety days, and a change that nobody confirmed for three', async () => {
  await change()
  now += 4 * DAY
  await ask('third@people.test')
  now += 86 * DAY - 1
  await changes.forget()
  expect(await rows('SELECT id FROM contact_change')).toEqual([{ id: 'id1' }])
  now += 2
  await changes.forget()
  expect(await rows('SELECT id FROM contact_change')).toEqual([])
})

test('values open under the pepper that sealed them, and under no other', async () => {
  const sealed = await sealValue(PEPPERS, 'mira@people.test')
  expect(await openValue(['q'.repeat(40), PEPPERS[0]], sealed)).toBe('mira@people.test')
  expect(await openValue(['q'.repeat(40)], sealed)).toBeNull()
  expect(await openValue(PEPPERS, 'made-up')).toBeNull()
})
