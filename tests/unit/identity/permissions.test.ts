import { expect, test } from 'vitest'
import { allows, requirePermission, sideOf } from '#workers/domain/identity/permissions.ts'

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
