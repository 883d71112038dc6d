// Asking for an address tells nothing of other accounts: one that has an account is answered as a free one.
import { beforeEach, expect, test } from 'vitest'
import { type ChangeRig, changeRig, linkIn, mira } from '#tests/support/rigs/change-rig.ts'
import { readProfile } from '#workers/domain/identity/index.ts'

let rig: ChangeRig
beforeEach(async () => {
  rig = await changeRig()
})

test.each(['new@people.test', 'asha@people.test'])(
  'the address %s waits, with an account or without one',
  async (email) => {
    expect(await rig.ask(email)).toEqual({ pending_email: email })
    expect(await readProfile(rig, mira)).toMatchObject({ pending_email: email })
    expect(rig.sent.map(({ to }) => to)).toEqual([email, 'mira@people.test'])
  },
)

test('the mailbox of an account is told that the address is taken, and has no link to confirm it', async () => {
  await rig.ask('asha@people.test')
  const letter = rig.mailTo('asha@people.test')
  expect(letter?.subject).toBe('Your address is to be that of another account')
  expect(letter?.links?.map(({ url }) => url)).toEqual(['https://x.test/login'])
  expect(await rig.changes.confirmByLink(linkIn(letter))).toBe(false)
})

test('a refused mail is told alike', async () => {
  rig.mailbox = 'refuses'
  for (const email of ['new@people.test', 'asha@people.test'])
    await expect(rig.ask(email)).rejects.toMatchObject({ code: 'mail_refused' })
  expect(await rig.rows('SELECT id FROM contact_change')).toEqual([])
})
