// A number that takes effect at once, as unverified: the one before is kept, and the mailbox may object.
import { beforeEach, expect, test } from 'vitest'
import { type ChangeRig, changeRig, linkIn, nisha } from '#tests/support/rigs/change-rig.ts'
import { commit } from '#workers/db/commit.ts'
import { updateAccount } from '#workers/domain/identity/index.ts'

const [BEFORE, NEXT] = ['+919812345678', '+919812300001']

let rig: ChangeRig
beforeEach(async () => {
  rig = await changeRig()
})

/** True when the number waits. */
async function askAsAdmin(value = NEXT) {
  const account = await rig.accountOf('asha')
  const asked = await rig.changes.askAsAdmin({ account, field: 'phone', value, askedBy: 'nisha' })
  const itself = updateAccount(rig.db, 'asha', { phone: value, phoneVerifiedAt: null, verifiedPhone: null })
  await commit(rig.db, [...asked.statements, ...(asked.waits ? [] : [itself])])
  await asked.send()
  return asked.waits
}

test('an admin’s number at once keeps the one before sealed, and the mailbox gets a link to object', async () => {
  expect(await askAsAdmin()).toBe(false)
  const [row] = await rig.rows('SELECT * FROM contact_change')
  expect(row).toMatchObject({
    account_id: 'asha',
    field: 'phone',
    value: NEXT,
    asked_by: 'nisha',
    confirmed_at: rig.now,
  })
  expect(JSON.stringify(row)).not.toContain(BEFORE)
  const letter = rig.mailTo('asha@people.test')
  expect(letter).toMatchObject({ occasion: 'safety', subject: 'Your phone number was changed' })
  expect(await rig.changes.objectByLink(linkIn(letter))).toBe(true)
  const [entry] = await rig.rows('SELECT detail FROM inbox_entry')
  expect(entry?.detail).toContain('asked for by an admin')
  await rig.changes.restore({ viewer: nisha, id: 'id1' })
  expect((await rig.accountOf('asha')).phone).toBe(BEFORE)
})

test.each([
  ['no text goes to its country', { served: [] }],
  ['no texts are set up', { texts: null }],
])('a verified number does not wait for one that cannot be verified: %s', async (_, without) => {
  await rig.d1.prepare("UPDATE user SET phone_verified_at = 1 WHERE id = 'asha'").run()
  Object.assign(rig, without)
  expect(await askAsAdmin()).toBe(false)
  expect(await rig.accountOf('asha')).toMatchObject({ phone: NEXT, phoneVerifiedAt: null })
})

test('an account that had no number has none again after an objection', async () => {
  await rig.d1.prepare("UPDATE user SET phone = '' WHERE id = 'asha'").run()
  await askAsAdmin()
  await rig.changes.objectByLink(linkIn(rig.mailTo('asha@people.test')))
  await rig.changes.restore({ viewer: nisha, id: 'id1' })
  expect((await rig.accountOf('asha')).phone).toBe('')
})
