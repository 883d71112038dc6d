// A change that waits ends with what its owner, or an admin, does against a stranger.
import { beforeEach, expect, test } from 'vitest'
import { viewerOf } from '#tests/support/pages/practices.ts'
import { type ChangeRig, changeRig, linkIn, nisha } from '#tests/support/rigs/change-rig.ts'
import { createGuessRig, from, email as ownerEmail, password as ownerPassword } from '#tests/support/rigs/guess-rig.ts'
import { commit } from '#workers/db/commit.ts'
import { endClientLogins, setClientActive } from '#workers/domain/identity/admin-accounts.ts'
import type { LoginDeps } from '#workers/domain/identity/deps.ts'
import { findWaiting, insertWaiting } from '#workers/domain/identity/index.ts'
import { changePassword } from '#workers/domain/identity/logins/devices.ts'
import { requestCode, resetPassword } from '#workers/domain/identity/logins/log-in.ts'

let rig: ChangeRig
beforeEach(async () => {
  rig = await changeRig()
})

const [YES, NO] = ['y@stranger.test', 'z@stranger.test']
const phoneOf = (accountId: string) => ({
  id: `phone of ${accountId}`,
  accountId,
  value: '+919812300001',
  field: 'phone' as const,
  askedBy: 'nisha',
  askedAt: rig.now,
})

test('an address that waited for a stranger’s mailbox is nobody’s once an admin put back what was before', async () => {
  const objection = await rig.change(YES)
  await rig.ask(NO)
  const link = linkIn(rig.mailTo(NO))
  await rig.changes.objectByLink(objection)
  expect(await rig.changes.confirmByLink(link)).toBe(false)
  await rig.changes.restore({ viewer: nisha, id: 'id1' })
  expect(await rig.changes.confirmByLink(link)).toBe(false)
  expect((await rig.accountOf('mira')).email).toBe('mira@people.test')
})

test('an objection ends what waits, and so does what an admin puts back', async () => {
  const objection = await rig.change()
  await rig.ask('third@people.test')
  await commit(rig.db, insertWaiting(rig.db, phoneOf('mira')))
  await rig.changes.objectByLink(objection)
  expect(await findWaiting(rig.db, 'mira')).toEqual({})
  await commit(rig.db, insertWaiting(rig.db, phoneOf('mira')))
  await rig.changes.restore({ viewer: nisha, id: 'id1' })
  expect(await findWaiting(rig.db, 'mira')).toEqual({})
})

test('the mailbox that an account has is told when another address is asked for, by its owner and by an admin', async () => {
  await rig.ask('new@people.test')
  expect(rig.mailTo('mira@people.test')).toMatchObject({
    occasion: 'safety',
    subject: 'Another e-mail address was entered for your account',
    text: expect.stringContaining('new@people.test'),
    links: [{ url: 'https://x.test/forgot-password' }],
  })
  const account = await rig.accountOf('asha')
  const asked = await rig.changes.askAsAdmin({ account, field: 'email', value: 'a@people.test', askedBy: 'nisha' })
  await commit(rig.db, asked.statements)
  await asked.send()
  expect(rig.mailTo('asha@people.test')?.text).toContain('a@people.test')
})

test.each([
  'a new password by code',
  'a changed password',
  'an admin who blocks the account',
  'an admin who ends its logins',
])('%s ends what waits, an address and a number', async (what) => {
  const guess = await createGuessRig()
  const { db } = guess
  const none = async () => undefined
  const deps = { ...guess.deps, closeSockets: none, closeAllSockets: none, leaveLines: none } as unknown as LoginDeps
  const email = { ...phoneOf('owner'), id: 'email', field: 'email' as const, value: NO }
  await commit(db, [...insertWaiting(db, phoneOf('owner')), ...insertWaiting(db, email)])
  const [owner, admin] = [viewerOf('owner', 'user'), { viewer: nisha, id: 'owner' }]
  const caller = from('192.0.2.1')
  const password = 'another phrase of the owner'
  const acts: Record<string, () => Promise<unknown>> = {
    async 'a new password by code'() {
      await (await requestCode(deps, { email: ownerEmail, purpose: 'reset' }, caller))()
      await resetPassword(deps, { email: ownerEmail, otp: guess.mailed[0] ?? '', password }, caller)
    },
    'a changed password': () => changePassword(deps, owner, { current_password: ownerPassword, password }),
    'an admin who blocks the account': () => setClientActive(deps, { ...admin, active: false, reason: 'A stranger' }),
    'an admin who ends its logins': () => endClientLogins(deps, admin),
  }
  expect(Object.keys(await findWaiting(db, 'owner')).sort()).toEqual(['email', 'phone'])
  await acts[what]?.()
  expect(await findWaiting(db, 'owner')).toEqual({})
})
