// An admin marks what was checked about an astrologer: on the public profile, in the audit log, taken back again.
import { beforeEach, expect, test, vi } from 'vitest'
import { addAccount, NOW, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { VerificationRequest } from '#workers/contract/admin/verifications.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { Db } from '#workers/db/client.ts'
import { setVerification } from '#workers/domain/astrologers/set-verification.ts'
import { findAdminAstrologer, findPublicProfile } from '#workers/domain/reports/index.ts'

const nisha = viewerOf('nisha', 'admin')
let d1: D1Database
let db: Db

const set = (what: 'identity' | 'training' | 'trial_session', checkedOn: string | null, viewer = nisha) =>
  setVerification({ db, now: () => NOW, timeZone: async () => 'Asia/Kolkata' }, { viewer, id: 'asha', what, checkedOn })

async function entries() {
  const { results } = await d1.prepare('SELECT actor_id, action, object, detail FROM audit_log ORDER BY id').all()
  return results
}

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
})

test('a mark is public with its day, corrected by another, and gone once it is taken back; each step is audited', async () => {
  await set('training', '2026-05-01')
  await set('identity', '2026-05-16')
  const marks = [
    { what: 'identity', checked_on: '2026-05-16' },
    { what: 'training', checked_on: '2026-05-01' },
  ]
  expect((await findPublicProfile(db, 'asha', 1))?.verifications).toEqual(marks)
  expect((await findAdminAstrologer(db, 'asha'))?.verifications).toEqual(marks)
  await set('training', '2026-05-02')
  await set('training', null)
  expect((await findPublicProfile(db, 'asha', 1))?.verifications).toEqual(marks.slice(0, 1))
  const entry = (action: string, field: string, from: string | null, to: string | null) => ({
    actor_id: 'nisha',
    action,
    object: 'astrologer:asha',
    detail: JSON.stringify([{ field, from, to }]),
  })
  expect(await entries()).toEqual([
    entry('verify', 'training', null, '2026-05-01'),
    entry('verify', 'identity', null, '2026-05-16'),
    entry('verify', 'training', '2026-05-01', '2026-05-02'),
    entry('take_back_verification', 'training', '2026-05-02', null),
  ])
})

test('a profile is shown without its marks when they cannot be read', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await d1.prepare('DROP TABLE verification').run()
  expect(await findPublicProfile(db, 'asha', 1)).toMatchObject({ full_name: 'Asha Verma', verifications: [] })
  expect(String(logged.mock.calls[0]?.[0])).toContain('part.failed')
  logged.mockRestore()
})

test('a repeat writes no second entry, and nothing is taken back that was not there', async () => {
  await set('identity', '2026-05-01')
  await set('identity', '2026-05-01')
  await set('training', null)
  expect(await entries()).toHaveLength(1)
})

test('of two admins at one moment one is told of the other, and nothing is written without its entry', async () => {
  const both = await Promise.allSettled([set('identity', '2026-05-01'), set('identity', '2026-05-02')])
  const refused = both.filter(({ status }) => status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'conflict' } }])
  expect(await entries()).toHaveLength(1)
})

test('refused: a day to come, a day that is none, an unknown astrologer, and anybody but an admin', async () => {
  // 17 May 10:00 UTC is 17 May in Kolkata.
  await set('identity', '2026-05-17')
  await expect(set('identity', '2026-05-18')).rejects.toMatchObject({
    code: 'invalid',
    details: { fields: { checked_on: problem('day_to_come') } },
  })
  for (const day of ['', '2026-02-30', '17.05.2026', '1999-12-31'])
    expect(VerificationRequest.safeParse({ checked_on: day }).success, day).toBe(false)
  await addAccount(d1, 'mira', 'user')
  const asked = { viewer: nisha, id: 'mira', what: 'identity', checkedOn: null } as const
  await expect(setVerification({ db, now: () => NOW, timeZone: async () => 'UTC' }, asked)).rejects.toMatchObject({
    code: 'not_found',
  })
  await expect(set('identity', null, viewerOf('asha', 'astrologer'))).rejects.toMatchObject({ code: 'forbidden' })
})
