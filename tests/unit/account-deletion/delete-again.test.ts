// Accounts that were closed, in a database that was put back to the time before.
import { beforeEach, expect, test, vi } from 'vitest'
import { accountDeletionRig } from '#tests/support/rigs/account-deletion-rig.ts'

let rig: Awaited<ReturnType<typeof accountDeletionRig>>
beforeEach(async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  rig = await accountDeletionRig()
  return () => logged.mockRestore()
})

test('an account without money is closed once more, and its owner gets no second mail', async () => {
  await rig.d1
    .prepare(
      `INSERT INTO user (id, email, phone, full_name, role, status, created_at)
       VALUES ('lena', 'lena@example.com', '+1', 'Lena', 'user', 'active', 1)`,
    )
    .run()
  expect(await rig.accountDeletion.deleteAgain('lena')).toEqual({ done: 'closed' })
  expect(await rig.statusOf('lena')).toBe('closed')
  expect(rig.called).toContain('note of lena at 1000000')
  expect(rig.called.filter((each) => each.startsWith('mail'))).toEqual([])
  expect(await rig.accountDeletion.deleteAgain('lena')).toEqual({ done: 'nothing' })
  await rig.assertClean()
})

test('an account that the database never had needs nothing', async () => {
  expect(await rig.accountDeletion.deleteAgain('newcomer')).toEqual({ done: 'nothing' })
})

test.each(['mira', 'asha'] as const)(
  'money of %s stands in the way: nobody logs in, and an admin is told',
  async (who) => {
    await rig.d1
      .prepare(
        `INSERT INTO auth_session (id, user_id, cookie_hash, created_at, expires_at, absolute_expires_at)
       VALUES ('l1', ?, 'h', 1, 9000000000000, 9000000000000)`,
      )
      .bind(who)
      .run()
    for (let n = 0; n < 2; n += 1)
      expect(await rig.accountDeletion.deleteAgain(who)).toMatchObject({
        done: 'locked',
        entry: `closed_before:${who}`,
      })
    expect(await rig.rows(`SELECT status, session_version AS version FROM user WHERE id = '${who}'`)).toEqual([
      { status: 'disabled', version: 2 },
    ])
    expect(await rig.rows('SELECT id, revoked_at FROM auth_session')).toEqual([{ id: 'l1', revoked_at: 1_000_000 }])
    expect(await rig.rows('SELECT kind, user_id FROM inbox_entry')).toEqual([{ kind: 'alert', user_id: who }])
    await rig.assertClean()
  },
)
