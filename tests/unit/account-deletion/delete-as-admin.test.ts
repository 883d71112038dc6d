// An admin deletes accounts: what runs ends, holds are released, money moves only when the admin names it.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { liveConsultation } from '#tests/support/database/ledger-rows.ts'
import { viewerOf } from '#tests/support/pages/practices.ts'
import { accountDeletionRig } from '#tests/support/rigs/account-deletion-rig.ts'

const nisha = viewerOf('nisha', 'admin')
let rig: Awaited<ReturnType<typeof accountDeletionRig>>
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  rig = await accountDeletionRig()
})
afterEach(() => vi.restoreAllMocks())

const remove = (id: string, role: 'user' | 'astrologer', waived = 0, viewer = nisha) =>
  rig.accountDeletion.deleteAsAdmin({ viewer, id, role, waived })

test('money that is left is named first; once confirmed, it goes to the platform, and the audit log knows who did it', async () => {
  await expect(remove('mira', 'user')).rejects.toMatchObject({
    code: 'money_left',
    message: '$10.00 is left in this wallet.',
  })
  expect(await rig.statusOf('mira')).toBe('active')
  expect(rig.called).toEqual([])
  await remove('mira', 'user', 1_000)
  expect([await rig.statusOf('mira'), await rig.balance('u:mira')]).toEqual(['closed', 0])
  expect(await rig.rows("SELECT actor, amount FROM transfer WHERE code = 'waiver'")).toEqual([
    { actor: 'nisha', amount: 1_000 },
  ])
  expect(await rig.rows('SELECT actor_id, action, object FROM audit_log')).toEqual([
    { actor_id: 'nisha', action: 'delete_account', object: 'user:mira' },
  ])
  expect(rig.called).toContain('sockets')
  await rig.assertClean()
})

test('an astrologer in a live session: the session ends first, the ledger stays', async () => {
  await liveConsultation(rig.db, { id: 's1', userId: 'mira', astrologerId: 'asha' })
  await remove('asha', 'astrologer', 900)
  expect(await rig.rows("SELECT state FROM consultation WHERE id = 's1'")).toEqual([{ state: 'ended' }])
  expect(await rig.statusOf('asha')).toBe('closed')
  expect(await rig.rows("SELECT amount FROM transfer WHERE cr = 'a:asha'")).toEqual([{ amount: 900 }])
  await rig.assertClean()
})

test('refused: another role, an unknown account, a second time, and anybody but an admin', async () => {
  await expect(remove('mira', 'astrologer', 1_000)).rejects.toMatchObject({ code: 'not_found' })
  await expect(remove('nobody', 'user')).rejects.toMatchObject({ code: 'not_found' })
  await expect(remove('mira', 'user', 1_000, viewerOf('asha', 'astrologer'))).rejects.toMatchObject({
    code: 'forbidden',
  })
  await remove('mira', 'user', 1_000)
  await expect(remove('mira', 'user', 1_000)).rejects.toMatchObject({ code: 'not_found' })
})
