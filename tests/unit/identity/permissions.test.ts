import { expect, test } from 'vitest'
import { allows, may, type Permission, requirePermission, sideOf } from '#workers/domain/identity/permissions.ts'

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

const refusalOf = (heldBack: 'awaiting' | 'suspended' | 'unread', permission: Permission) => {
  try {
    requirePermission({ role: 'astrologer', heldBack }, permission)
    return null
  } catch (error) {
    return (error as { code: string }).code
  }
}

test('an astrologer who waits or is suspended does nothing that others see and nothing that rings', () => {
  const closed = [
    ...(['write_posts', 'reply_to_reviews', 'write_follow_ups', 'write_readings', 'set_presence'] as const),
    ...(['answer_ring', 'hold_voice', 'register_astrologer_device', 'renew_device'] as const),
  ]
  for (const permission of closed) {
    expect([permission, refusalOf('awaiting', permission)]).toEqual([permission, 'not_approved'])
    expect([permission, refusalOf('suspended', permission)]).toEqual([permission, 'suspended'])
    expect([permission, refusalOf('unread', permission)]).toEqual([permission, 'unavailable'])
    expect(may({ role: 'astrologer', heldBack: 'suspended' }, permission)).toBe(false)
    expect(may({ role: 'astrologer' }, permission)).toBe(true)
  }
})

test('the profile is edited before the approval, not while suspended', () => {
  for (const permission of ['edit_practice', 'edit_profile', 'verify_phone'] as const) {
    expect(refusalOf('awaiting', permission)).toBeNull()
    expect(refusalOf('suspended', permission)).toBe('suspended')
  }
})

test('reading, the own account, what is due and leaving stay open to everybody', () => {
  const open = [
    ...(['use_account', 'close_account', 'read_practice', 'use_astrologer_dashboard', 'read_earnings'] as const),
    ...(['read_own_reviews', 'list_own_as_astrologer', 'open_consultation', 'take_part', 'remove_posts'] as const),
  ]
  for (const permission of open)
    for (const heldBack of ['awaiting', 'suspended', 'unread'] as const)
      expect([permission, refusalOf(heldBack, permission)]).toEqual([permission, null])
})
