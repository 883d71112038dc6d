// Another e-mail address of an account: asked for, confirmed by its mailbox, objected to by the one before, put back.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, viewerOf } from '#tests/support/pages/practices.ts'
import { type ChangeRig, changeRig, linkIn, mira, nisha, PEPPERS, TOO_LONG } from '#tests/support/rigs/change-rig.ts'
import { DAY, HOUR } from '#workers/contract/time/durations.ts'
import { commit } from '#workers/db/commit.ts'
import { readProfile, updateAccount } from '#workers/domain/identity/index.ts'
import { openValue, sealValue } from '#workers/gateways/sealed-values.ts'

let rig: ChangeRig
beforeEach(async () => {
  rig = await changeRig()
})

const emailOf = async () => (await rig.accountOf('mira')).email

test('an address waits until its mailbox confirms it: then all logins end, and the mailbox before is told', async () => {
  await expect(rig.ask('new@people.test', 'wrong')).rejects.toMatchObject({ code: 'invalid' })
  expect(await rig.ask('new@people.test')).toEqual({ pending_email: 'new@people.test' })
  expect(await readProfile(rig, mira)).toMatchObject({ email: 'mira@people.test', pending_email: 'new@people.test' })
  expect(rig.sent).toMatchObject([
    { to: 'new@people.test', occasion: 'asked', subject: 'Confirm your new e-mail address' },
    { to: 'mira@people.test', occasion: 'safety' },
  ])
  const version = (await rig.accountOf('mira')).loginVersion
  expect(await rig.changes.confirmByLink(linkIn(rig.sent[0]))).toBe(true)
  expect(await rig.accountOf('mira')).toMatchObject({ email: 'new@people.test', loginVersion: version + 1 })
  expect(rig.closed).toEqual(['mira'])
  expect(rig.sent[2]).toMatchObject({ to: 'mira@people.test', subject: 'Your account has another e-mail address' })
  expect(await readProfile(rig, mira)).toMatchObject({ pending_email: null })
  expect(await rig.rows('SELECT what, changes FROM account_event')).toEqual([
    { what: 'profile', changes: '[{"field":"email"}]' },
  ])
  // The address before is nowhere in the clear.
  expect(JSON.stringify(await rig.rows('SELECT * FROM contact_change'))).not.toContain('mira@people')
})

test('a link is good once, for three days, for its act, and for a free address', async () => {
  await rig.ask('new@people.test')
  const link = linkIn(rig.sent[0])
  expect(await rig.changes.confirmByLink(`${link}x`)).toBe(false)
  expect(await rig.changes.objectByLink(link)).toBe(false)
  rig.now += TOO_LONG
  expect(await rig.changes.confirmByLink(link)).toBe(false)
  await rig.ask('other@people.test')
  await addAccount(rig.d1, 'other', 'user')
  expect(await rig.changes.confirmByLink(linkIn(rig.mailTo('other@people.test')))).toBe(false)
  await rig.ask('third@people.test')
  expect(await rig.changes.confirmByLink(linkIn(rig.mailTo('third@people.test')))).toBe(true)
  expect(await rig.changes.confirmByLink(linkIn(rig.mailTo('third@people.test')))).toBe(false)
  expect(await emailOf()).toBe('third@people.test')
})

test('the one that is asked for last waits; one’s own address, and taking it back, leave nothing', async () => {
  await rig.ask('new@people.test')
  await rig.ask('other@people.test')
  expect(await rig.changes.confirmByLink(linkIn(rig.sent[0]))).toBe(false)
  expect(await rig.ask('mira@people.test')).toEqual({ pending_email: null })
  await rig.ask('new@people.test')
  expect(await rig.changes.takeBack(mira)).toEqual({ pending_email: null })
  expect(await rig.changes.confirmByLink(linkIn(rig.mailTo('new@people.test')))).toBe(false)
  expect(await emailOf()).toBe('mira@people.test')
})

test('an address whose mailbox refuses the mail does not wait, asked for by its owner or an admin', async () => {
  rig.mailbox = 'refuses'
  await expect(rig.ask('new@people.test')).rejects.toMatchObject({ code: 'mail_refused' })
  const account = await rig.accountOf('asha')
  const asked = { account, field: 'email', value: 'other@people.test', askedBy: 'nisha' } as const
  const { statements, send } = await rig.changes.askAsAdmin(asked)
  await commit(rig.db, statements)
  await expect(send()).rejects.toMatchObject({ code: 'mail_refused' })
  expect(await rig.rows('SELECT id FROM contact_change')).toEqual([])
})

test('an account may ask five times an hour', async () => {
  for (let n = 0; n < 5; n += 1) await rig.ask(`new${n}@people.test`)
  await expect(rig.ask('new5@people.test')).rejects.toMatchObject({ code: 'rate_limited' })
})

test('the mailbox before objects within 72 hours, once: an entry of the inbox, and no further change', async () => {
  const link = await rig.change()
  expect(await rig.changes.objectByLink(link)).toBe(true)
  expect(await rig.changes.objectByLink(link)).toBe(true)
  expect(await rig.rows('SELECT id, kind, object, user_id, closed_at FROM inbox_entry')).toEqual([
    { id: 'contact_change:id1', kind: 'contact_change', object: 'account:mira', user_id: 'mira', closed_at: null },
  ])
  // The mailbox before gets no account by it.
  expect(await emailOf()).toBe('new@people.test')
  await expect(rig.ask('third@people.test')).rejects.toMatchObject({ code: 'wrong_state' })
  await rig.d1.prepare('UPDATE inbox_entry SET closed_at = 1').run()
  await rig.change('third@people.test')
  const late = linkIn(rig.mailTo('new@people.test'))
  rig.now += 72 * HOUR + 1
  expect(await rig.changes.objectByLink(late)).toBe(false)
})

test('an admin puts the address of before back, which ends all logins and closes the entry', async () => {
  await rig.changes.objectByLink(await rig.change())
  const version = (await rig.accountOf('mira')).loginVersion
  await expect(rig.changes.restore({ viewer: mira, id: 'id1' })).rejects.toMatchObject({ code: 'forbidden' })
  await rig.changes.restore({ viewer: nisha, id: 'id1' })
  expect(await rig.accountOf('mira')).toMatchObject({ email: 'mira@people.test', loginVersion: version + 1 })
  expect(await rig.rows('SELECT count(*) AS open FROM inbox_entry WHERE closed_at IS NULL')).toEqual([{ open: 0 }])
  expect(await rig.rows('SELECT actor_id, action, object FROM audit_log ORDER BY id')).toEqual([
    { actor_id: 'nisha', action: 'restore_contact', object: 'user:mira' },
    { actor_id: 'nisha', action: 'close_inbox_entry', object: 'inbox:contact_change:id1' },
  ])
  expect(rig.sent.slice(-2).map(({ to }) => to)).toEqual(['mira@people.test', 'new@people.test'])
  expect(rig.closed).toEqual(['mira', 'mira'])
  await expect(rig.changes.restore({ viewer: nisha, id: 'id1' })).rejects.toMatchObject({ code: 'conflict' })
  await expect(rig.changes.restore({ viewer: nisha, id: 'unknown' })).rejects.toMatchObject({ code: 'not_found' })
})

test('an address that somebody else has by now is not put back', async () => {
  await rig.changes.objectByLink(await rig.change())
  await rig.d1.prepare("UPDATE user SET email = 'mira@people.test' WHERE id = 'asha'").run()
  await expect(rig.changes.restore({ viewer: nisha, id: 'id1' })).rejects.toMatchObject({ code: 'email_taken' })
  expect(await emailOf()).toBe('new@people.test')
})

test('a change that an admin asked for is in the audit log once it takes effect', async () => {
  const account = await rig.accountOf('asha')
  const { statements, send } = await rig.changes.askAsAdmin({
    account,
    field: 'email',
    value: 'new@people.test',
    askedBy: 'nisha',
  })
  await commit(rig.db, statements)
  await send()
  expect(await rig.rows('SELECT 1 FROM audit_log')).toEqual([])
  expect(await rig.changes.confirmByLink(linkIn(rig.sent[0]))).toBe(true)
  expect(await rig.rows('SELECT actor_id, action, object FROM audit_log')).toEqual([
    { actor_id: 'nisha', action: 'change_email', object: 'astrologer:asha' },
  ])
})

test('an admin’s number waits where one is verified, and is there at once where none is; the mailbox is told', async () => {
  const number = '+919812300001'
  const asked = async () => {
    const account = await rig.accountOf('asha')
    const change = await rig.changes.askAsAdmin({ account, field: 'phone', value: number, askedBy: 'nisha' })
    await commit(rig.db, change.statements)
    await change.send()
    return change.waits
  }
  expect(await asked()).toBe(false)
  await rig.d1.prepare("UPDATE user SET phone_verified_at = 1 WHERE id = 'asha'").run()
  expect(await asked()).toBe(true)
  expect(rig.sent.map(({ to, subject }) => [to, subject])).toEqual([
    ['asha@people.test', 'Your phone number was changed'],
    ['asha@people.test', 'Another phone number waits to be verified'],
  ])
  expect(await readProfile(rig, viewerOf('asha', 'astrologer'))).toMatchObject({ pending_phone: number })
})

test('a verified number that is replaced can be objected to, and is put back unverified', async () => {
  const before = await rig.accountOf('mira')
  const { statements, tell } = await rig.changes.phoneReplaced({ before, phone: '+919812300001' })
  await commit(rig.db, [
    ...statements,
    updateAccount(rig.db, 'mira', { phone: '+919812300001', phoneVerifiedAt: rig.now }),
  ])
  await tell()
  expect(rig.sent).toMatchObject([{ to: 'mira@people.test', subject: 'Your phone number was changed' }])
  expect(await rig.changes.objectByLink(linkIn(rig.sent[0]))).toBe(true)
  await expect(rig.ask('new@people.test')).rejects.toMatchObject({ code: 'wrong_state' })
  await rig.changes.restore({ viewer: nisha, id: 'id1' })
  expect(await rig.accountOf('mira')).toMatchObject({ phone: before.phone, phoneVerifiedAt: null })
  expect(rig.closed).toEqual(['mira'])
  expect(rig.sent.slice(1).map(({ to }) => to)).toEqual(['mira@people.test'])
})

test('the address before is kept for ninety days, and a change that nobody confirmed for three', async () => {
  await rig.change()
  rig.now += 4 * DAY
  await rig.ask('third@people.test')
  rig.now += 86 * DAY - 1
  await rig.changes.forget()
  expect(await rig.rows('SELECT id FROM contact_change')).toEqual([{ id: 'id1' }])
  rig.now += 2
  await rig.changes.forget()
  expect(await rig.rows('SELECT id FROM contact_change')).toEqual([])
})

test('values open under the pepper that sealed them, and under no other', async () => {
  const sealed = await sealValue(PEPPERS, 'mira@people.test')
  expect(await openValue(['q'.repeat(40), PEPPERS[0]], sealed)).toBe('mira@people.test')
  expect(await openValue(['q'.repeat(40)], sealed)).toBeNull()
  expect(await openValue(PEPPERS, 'made-up')).toBeNull()
})
