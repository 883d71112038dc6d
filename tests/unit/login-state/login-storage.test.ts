import { expect, test } from 'vitest'
import { recordPromiseError, recordPushError, recordReactError } from '#app/errors/error-records.ts'
import { clearLogin, readActiveCall, storeLogin, writeBalance } from '#app/login-state/login-storage.ts'
import { expiryOf, isExpired } from '#app/login-state/token-expiry.ts'
import { memoryStore, tokenUntil } from './support.ts'

const NOW = 1_800_000_000_000
const MINUTE = 60_000

test('the session is kept under exactly the keys of the specification, and removed whole', () => {
  const store = memoryStore({ theme: 'dark', place: '{}', kundli_births: '[]', birth_place: '{}' })
  const user = { id: 'u1', full_name: 'Mira', profile_photo: null, wallet_balance: 12.5 }
  storeLogin(store, { access: 'a', refresh: 'r', user, role: 'user' })
  expect([...store.values.keys()].sort()).toEqual([
    'access',
    'birth_place',
    'kundli_births',
    'place',
    'refresh',
    'role',
    'theme',
    'user',
    'user_id',
  ])
  writeBalance(store, 1999)
  expect(JSON.parse(store.getItem('user') ?? '')).toEqual({ ...user, wallet_balance: 19.99 })
  clearLogin(store)
  // The births of an account go with it; where one is may stay.
  expect([...store.values.keys()]).toEqual(['theme', 'place'])
})

test('a token counts as expired five minutes early, and always without an expiry', () => {
  expect(isExpired(tokenUntil(NOW + 5 * MINUTE), NOW)).toBe(true)
  expect(isExpired(tokenUntil(NOW + 5 * MINUTE + 1000), NOW)).toBe(false)
  for (const broken of [tokenUntil(null), 'x', 'a.b.c', '', null]) expect(isExpired(broken, NOW)).toBe(true)
  expect(expiryOf(tokenUntil(NOW))).toBe(NOW)
})

test('a call record is removed when it is stale or can not be read', () => {
  const record = (timestamp: number) => JSON.stringify({ sessionId: 's', timestamp })
  expect(readActiveCall(memoryStore({ activeCall: record(NOW - 5 * MINUTE) }), NOW)?.sessionId).toBe('s')
  for (const text of [record(NOW - 5 * MINUTE - 1), record(NOW + 6 * MINUTE), '{', '7', 'null', '{"sessionId":"s"}']) {
    const store = memoryStore({ activeCall: text })
    expect(readActiveCall(store, NOW), text).toBeNull()
    expect(store.getItem('activeCall'), text).toBeNull()
  }
})

test('error records stay under 2 KB and carry no token', () => {
  const store = memoryStore()
  const token = `${'a'.repeat(40)}.${'b'.repeat(60)}.${'c'.repeat(43)}`
  const error = new Error(`Failed with ${token} ${'ü'.repeat(4000)}`)
  recordReactError(store, error, 'in Chat\n'.repeat(1000), 'Browser/1', NOW)
  recordPromiseError(store, error, NOW)
  for (const key of ['last_react_error', 'last_promise_error']) {
    const text = store.getItem(key) ?? ''
    expect(new TextEncoder().encode(text).length).toBeLessThanOrEqual(2048)
    expect(text).not.toContain('bbbb')
    expect(JSON.parse(text).timestamp).toBe(NOW)
  }
  recordPushError(store, new Error('push'), 'Mozilla/5.0 (X11; Linux)', NOW)
  expect(store.getItem('last_push_error')).toBeNull()
  recordPushError(store, new Error('push'), 'Mozilla/5.0 (iPhone)', NOW)
  expect(store.getItem('last_push_error')).toContain('push')
})

test('the record of any thrown value can be read', () => {
  const store = memoryStore()
  const messageOf = (thrown: unknown) => {
    recordPromiseError(store, thrown, NOW)
    return JSON.parse(store.getItem('last_promise_error') ?? '').message
  }
  expect(messageOf({ message: 'Refused.' })).toBe('Refused.')
  expect(messageOf({ code: 7 })).toBe('{"code":7}')
  expect(messageOf('no')).toBe('no')
  expect(messageOf(undefined)).toBe('undefined')
})
