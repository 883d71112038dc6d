import { expect, test } from 'vitest'
import { allows, may, requirePermission, sideOf } from '#workers/domain/identity/permissions.ts'

test('refunds and approvals are for admins, wallets for users, earnings for astrologers', () => {
  const roles = ['user', 'astrologer', 'admin'] as const
  const may = (permission: Parameters<typeof allows>[1]) => roles.filter((role) => allows(role, permission))
  expect(may('refund_consultation')).toEqual(['admin'])
  expect(may('manage_astrologers')).toEqual(['admin'])
  expect(may('use_wallet')).toEqual(['user'])
  expect(may('read_earnings')).toEqual(['astrologer'])
  expect(may('take_part')).toEqual(['user', 'astrologer'])
})

test('another role is refused with the code forbidden', () => {
  expect(() => requirePermission({ role: 'astrologer' }, 'use_wallet')).toThrowError(
    expect.objectContaining({ code: 'forbidden' }),
  )
})

test('users and astrologers take a side in consultations, admins none', () => {
  expect([sideOf('user'), sideOf('astrologer'), sideOf('admin')]).toEqual(['user', 'astrologer', null])
})

test('an admin without the passkey that is asked for may add it, and nothing of the back office', () => {
  const admin = { role: 'admin', needsPasskey: true } as const
  for (const permission of ['use_account', 'use_admin_account'] as const)
    expect(() => requirePermission(admin, permission)).not.toThrow()
  const others = [
    'use_admin_dashboard',
    'manage_clients',
    'refund_consultation',
    'open_consultation',
    'write_posts',
  ] as const
  for (const permission of others) {
    expect(may(admin, permission)).toBe(false)
    expect(() => requirePermission(admin, permission)).toThrowError(expect.objectContaining({ code: 'forbidden' }))
    expect(may({ role: 'admin' }, permission)).toBe(true)
  }
})
