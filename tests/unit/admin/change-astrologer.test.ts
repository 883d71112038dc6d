// An admin changes an astrologer: values, prices and payouts, approval, presence, and what the histories say of it.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, addPractice, NOW, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { AstrologerFilters } from '#workers/contract/admin/admin-astrologers.ts'
import type { Presence } from '#workers/contract/astrologers/astrologers.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { Db } from '#workers/db/client.ts'
import { type ChangeDeps, changeAsAdmin } from '#workers/domain/astrologers/change-as-admin.ts'
import { insertWaiting } from '#workers/domain/identity/index.ts'
import { findAdminAstrologer, findAdminAstrologers } from '#workers/domain/reports/index.ts'

const nisha = viewerOf('nisha', 'admin')
let d1: D1Database
let db: Db
let switched: string[]
let online: Presence | 'no_way_to_ring'
let floors: Awaited<ReturnType<ChangeDeps['priceFloors']>>

function deps(): ChangeDeps {
  return {
    db,
    now: () => NOW,
    usdInrRate: async () => 88,
    priceFloors: async () => floors,
    line: {
      async switchLine(_id, on) {
        switched.push(on ? 'on' : 'off')
        return on ? online : 'offline'
      },
      async setNotNow() {
        switched.push('not now')
        return online === 'no_way_to_ring' ? 'offline' : 'busy'
      },
    },
    async askContact({ account, field, value, askedBy }) {
      const row = { id: 'change', accountId: account.id, field, value, askedBy, askedAt: NOW }
      const waits = field === 'email' || account.phoneVerifiedAt !== null
      return {
        statements: waits ? insertWaiting(db, row) : [],
        send: async () => void switched.push(`told of ${value}`),
        waits,
      }
    },
    async endLive() {
      switched.push('live ended')
    },
  }
}

const change = (patch: Parameters<typeof changeAsAdmin>[1]['patch'], viewer = nisha) =>
  changeAsAdmin(deps(), { viewer, id: 'asha', patch })

async function rows(sql: string) {
  return (await d1.prepare(sql).all<Record<string, string>>()).results
}

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  ;[switched, online] = [[], 'online']
  floors = { chatCents: 10, callCents: 10 }
})

test('fields change together, in the audit log without personal data, and in the astrologer’s own history', async () => {
  await change({
    full_name: 'Asha V. Verma',
    email: 'asha@new.test',
    price_per_min_chat: 2,
    payout_per_min_chat: 150,
  })
  expect(await findAdminAstrologer(db, 'asha')).toMatchObject({
    full_name: 'Asha V. Verma',
    email: 'asha@people.test',
    pending_email: 'asha@new.test',
    price_per_min_chat: 2,
    payout_per_min_chat: 150,
    payout_per_min_call: 126.72,
  })
  const [entry] = await rows('SELECT actor_id, action, object, detail FROM audit_log')
  expect(entry).toMatchObject({ actor_id: 'nisha', action: 'change_astrologer', object: 'astrologer:asha' })
  expect(entry?.detail).not.toContain('Verma')
  expect(JSON.parse(entry?.detail ?? '')).toContainEqual({ field: 'payout_chat_paise', from: 12672, to: 15000 })
  expect(JSON.parse(entry?.detail ?? '')).toContainEqual({ field: 'email', from: null, to: null })
  expect(await rows('SELECT what, other_id FROM account_event ORDER BY id')).toEqual([
    { what: 'profile', other_id: 'nisha' },
    { what: 'prices', other_id: 'nisha' },
  ])
})

test('a repeated approval changes nothing and writes no second entry', async () => {
  await d1.prepare('UPDATE astrologer SET is_approved = 0').run()
  await change({ is_approved: true })
  await change({ is_approved: true })
  expect(await rows('SELECT action FROM audit_log')).toEqual([{ action: 'approve' }])
})

test('a price without a payout keeps its share; a payout above its price is refused at its field', async () => {
  await change({ price_per_min_call: 3.6 })
  expect(await findAdminAstrologer(db, 'asha')).toMatchObject({ payout_per_min_call: 253.44 })
  await expect(change({ payout_per_min_chat: 158.41 })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { payout_per_min_chat: problem('payout_above_price', { most_paise: 15_840 }) } },
  })
  await change({ payout_per_min_chat: 158.4 })
})

test('an admin too sets no new price below the lowest; the price from before a rise stays', async () => {
  floors = { chatCents: 200, callCents: 200 }
  await expect(change({ price_per_min_call: 1.99 })).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { price_per_min_call: problem('price_too_low', { least: 2 }) } },
  })
  await change({ price_per_min_call: 1.8, payout_per_min_call: 120 })
  expect(await findAdminAstrologer(db, 'asha')).toMatchObject({ price_per_min_call: 1.8, payout_per_min_call: 120 })
})

test('presence: off, on, not now, and on without a way to ring', async () => {
  await change({ status: 'offline' })
  await change({ status: 'online' })
  await change({ status: 'busy' })
  expect(switched).toEqual(['off', 'on', 'not now'])
  online = 'no_way_to_ring'
  await expect(change({ status: 'online' })).rejects.toMatchObject({ code: 'no_way_to_ring' })
  const refused = { bio: 'Never stored', status: 'busy' } as const
  await expect(change(refused)).rejects.toMatchObject({ code: 'astrologer_offline' })
  expect(await findAdminAstrologer(db, 'asha')).not.toMatchObject({ bio: 'Never stored' })
  expect(await rows('SELECT action FROM audit_log')).toEqual([
    { action: 'change_astrologer' },
    { action: 'change_astrologer' },
  ])
})

test('without approval the line is off; without activity the live session ends too, and nobody goes online', async () => {
  await change({ is_approved: false })
  expect(switched).toEqual(['off'])
  await expect(change({ status: 'online' })).rejects.toMatchObject({ code: 'not_approved' })
  await change({ is_approved: true, is_active: false })
  expect(switched).toEqual(['off', 'off', 'live ended'])
})

test('an e-mail waits for its mailbox: a repeat sends no second link, and the one of before takes it back', async () => {
  await change({ email: 'asha@new.test' })
  await change({ email: 'asha@new.test' })
  expect(switched).toEqual(['told of asha@new.test'])
  expect(await rows('SELECT action FROM audit_log')).toHaveLength(1)
  await change({ email: 'asha@people.test' })
  expect(await findAdminAstrologer(db, 'asha')).toMatchObject({ email: 'asha@people.test', pending_email: null })
  expect(switched).toHaveLength(1)
})

test('a number is there at once, unverified, and waits where another one is verified', async () => {
  await change({ phone: '+919812300001' })
  const [entry] = await rows('SELECT detail FROM audit_log')
  expect(JSON.parse(entry?.detail ?? '')).toEqual([{ field: 'phone', from: '…78', to: '…01' }])
  expect(await findAdminAstrologer(db, 'asha')).toMatchObject({ phone: '+919812300001', pending_phone: null })
  await d1.prepare("UPDATE user SET phone_verified_at = 1 WHERE id = 'asha'").run()
  await change({ phone: '+919812300002' })
  expect(await findAdminAstrologer(db, 'asha')).toMatchObject({
    phone: '+919812300001',
    pending_phone: '+919812300002',
  })
  await change({ phone: '+919812300002' })
  expect(switched).toEqual(['told of +919812300001', 'told of +919812300002'])
  await change({ phone: '+919812300001' })
  expect(await findAdminAstrologer(db, 'asha')).toMatchObject({ phone: '+919812300001', pending_phone: null })
})

test('a mail that is refused leaves nobody on the line who may not work', async () => {
  const refusing = deps()
  refusing.askContact = async () => ({
    statements: [],
    send: () => Promise.reject(new AppError('mail_refused')),
    waits: true,
  })
  const patch = { email: 'asha@new.test', is_active: false }
  await expect(changeAsAdmin(refusing, { viewer: nisha, id: 'asha', patch })).rejects.toMatchObject({
    code: 'mail_refused',
  })
  expect(switched).toEqual(['off', 'live ended'])
})

test('refused: an unknown astrologer, and anybody but an admin', async () => {
  await addAccount(d1, 'mira', 'user')
  await expect(changeAsAdmin(deps(), { viewer: nisha, id: 'mira', patch: {} })).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(change({ bio: 'x' }, viewerOf('asha', 'astrologer'))).rejects.toMatchObject({ code: 'forbidden' })
})

test('two admins edit one astrologer: the second is told who changed what, and nothing of the edit is stored', async () => {
  await addAccount(d1, 'nisha', 'admin', 'Nisha Kapoor')
  const versionNow = async () => (await findAdminAstrologer(db, 'asha'))?.version
  const version = await versionNow()
  expect(version).toBe(0)
  await change({ bio: 'The first admin was quicker with these words.', version: 0 })
  const late = { bio: 'Too late', price_per_min_chat: 3, version: 0 }
  await expect(change(late)).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^Nisha Kapoor changed bio in the meantime/),
  })
  expect(await findAdminAstrologer(db, 'asha')).toMatchObject({ bio: expect.stringContaining('was quicker') })
  // An act without a version goes through; the edit that began after it, too.
  await change({ is_approved: false })
  await expect(change({ bio: 'Still too late', version: version ?? 0 })).rejects.toMatchObject({ code: 'conflict' })
  await change({ bio: 'Looked at anew, and edited again.', version: (await versionNow()) ?? -1 })
  expect(await findAdminAstrologer(db, 'asha')).toMatchObject({ bio: expect.stringContaining('Looked at anew') })
})

test('an edit that another admin overtakes while it is being stored is refused whole', async () => {
  await addAccount(d1, 'nisha', 'admin', 'Nisha Kapoor')
  const slow = deps()
  slow.line.switchLine = async () => {
    await change({ bio: 'The first admin was quicker with these words.' })
    return 'offline'
  }
  const patch = { bio: 'Too late', full_name: 'Too Late', status: 'offline', version: 0 } as const
  await expect(changeAsAdmin(slow, { viewer: nisha, id: 'asha', patch })).rejects.toMatchObject({
    code: 'conflict',
    message: expect.stringMatching(/^Nisha Kapoor changed bio in the meantime/),
  })
  expect(await findAdminAstrologer(db, 'asha')).toMatchObject({
    bio: expect.stringContaining('was quicker'),
    full_name: 'Asha Verma',
  })
  expect(await rows('SELECT 1 FROM audit_log')).toHaveLength(1)
  expect(await rows('SELECT 1 FROM account_event')).toHaveLength(1)
})

test('an edit that is sent again, as its answer was lost, is no conflict with itself', async () => {
  await addAccount(d1, 'nisha', 'admin', 'Nisha Kapoor')
  const edit = { bio: 'These words are sent twice by one admin.', version: 0 }
  for (let n = 0; n < 2; n += 1) await change(edit)
  expect(await d1.prepare('SELECT count(*) AS n FROM audit_log').first('n')).toBe(1)
})

test('the list by the thousand goes on after a row, in the order of approval and name', async () => {
  for (const [id, name] of [
    ['ravi', 'Ravi Iyer'],
    ['bela', 'bela Sen'],
    ['chand', 'Chand Rao'],
  ] as const)
    await addPractice(d1, id, name)
  await d1.prepare("UPDATE astrologer SET is_approved = 0 WHERE id = 'ravi'").run()
  const all = await findAdminAstrologers(db, { size: 1000 })
  expect(all.rows.map(({ id }) => id)).toEqual(['ravi', 'asha', 'bela', 'chand'])
  expect(all.next).toBeNull()
  const first = await findAdminAstrologers(db, { size: 2 })
  expect([first.rows.map(({ id }) => id), first.next]).toEqual([['ravi', 'asha'], 'asha'])
  const second = await findAdminAstrologers(db, { after: 'asha', size: 2 })
  expect([second.rows.map(({ id }) => id), second.next]).toEqual([['bela', 'chand'], null])
  expect((await findAdminAstrologers(db, { after: 'nobody', size: 2 })).rows).toEqual([])
})

test('the directory is found by name, e-mail, phone and specialization, and filtered by its three states', async () => {
  await addPractice(d1, 'ravi', 'Ravi Iyer')
  await d1.prepare("UPDATE user SET email = 'ravi@stars.test', phone = '+14155550199' WHERE id = 'ravi'").run()
  await d1
    .prepare(
      `UPDATE astrologer SET specializations = '["Prashna"]', status = 'online', is_approved = 0, chat_enabled = 0
       WHERE id = 'ravi'`,
    )
    .run()
  const found = async (query: Record<string, string>) =>
    (await findAdminAstrologers(db, { filters: AstrologerFilters.parse(query), size: 20 })).rows.map(({ id }) => id)
  expect(await found({})).toEqual(['ravi', 'asha'])
  expect(await found({ sort: 'name' })).toEqual(['asha', 'ravi'])
  expect(await found({ search: 'IYER' })).toEqual(['ravi'])
  expect(await found({ search: 'stars.test' })).toEqual(['ravi'])
  expect(await found({ search: '4155550199' })).toEqual(['ravi'])
  expect(await found({ search: 'prashna' })).toEqual(['ravi'])
  expect(await found({ status: 'online' })).toEqual(['ravi'])
  expect(await found({ approval: 'approved' })).toEqual(['asha'])
  expect(await found({ chat: 'disabled' })).toEqual(['ravi'])
  expect(await found({ chat: 'nonsense', sort: 'x' })).toEqual(['ravi', 'asha'])
})
