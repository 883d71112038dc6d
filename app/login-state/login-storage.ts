// Keys of the login in web storage. Anyone may edit the storage, so every value is validated.
import { ACTIVE_CALL_STALE } from '#workers/contract/accounts/token-lifetimes.ts'

/** Web storage, or a map in a test. */
export type KeyStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A storage whose keys can be listed. */
export type ListedStore = KeyStore & { keys(): string[] }

export type StoredUser = { id: string; full_name: string; profile_photo: string | null; wallet_balance: number }
export type StoredRole = 'user' | 'astrologer' | 'admin'
export type ActiveCall = {
  sessionId: string
  conference: string
  role: 'astro'
  source: 'phone' | 'web'
  type: string
  timestamp: number
}

/**
 * Births that were cast in this browser. Removed at the log-out, because the next user of this browser may be another
 * person.
 */
export const BIRTHS = 'kundli_births'
/** The birth of this tab about which the user wants to ask, removed at the log-out for that reason as well. */
export const ASKED_BIRTH = 'ask_birth'
/** Prefix of keys for unsent texts of this tab. */
export const MESSAGES = 'message-'
/** Set and removed at the log-out, so that other tabs get a storage event. */
export const LOGGED_OUT = 'logged_out'
/** Prefix of keys for drafts of posts. */
export const DRAFTS = 'blog-draft:'
const SESSION_KEYS = ['access', 'refresh', 'refresh_sent', 'user', 'user_id', 'role'] as const
type Key = (typeof SESSION_KEYS)[number] | 'activeCall'
/** Values that a full or blocked storage did not take; only this page has them. */
const unkept = new Map<Key, string>()

export function readKey(store: KeyStore, key: Key): string | null {
  return unkept.get(key) ?? store.getItem(key)
}

export function writeKey(store: KeyStore, key: Key, value: string): void {
  unkept.delete(key)
  try {
    store.setItem(key, value)
  } catch {
    // The stored refresh token is used up; the next page must not read it.
    if (key === 'refresh') store.removeItem(key)
  }
  if (store.getItem(key) !== value) unkept.set(key, value)
}

export function removeKey(store: KeyStore, key: Key): void {
  unkept.delete(key)
  store.removeItem(key)
}

/** Stores a choice for the next page if there is room in the storage. */
export function keepChoice(store: KeyStore, key: string, value: string): void {
  try {
    store.setItem(key, value)
  } catch {
    // With a full or blocked storage the choice lasts for this page only.
  }
}

/** True if the storage contains the whole login. */
export function isKept(): boolean {
  return unkept.size === 0
}

export function storeLogin(
  store: KeyStore,
  { access, refresh, user, role }: { access: string; refresh: string; user: StoredUser; role: StoredRole },
): void {
  writeKey(store, 'access', access)
  writeKey(store, 'refresh', refresh)
  writeUser(store, user)
  writeKey(store, 'user_id', user.id)
  writeKey(store, 'role', role)
}

export function clearLogin(store: KeyStore): void {
  unkept.clear()
  for (const key of [...SESSION_KEYS, 'activeCall', BIRTHS, 'birth_place']) store.removeItem(key)
}

export function readUser(store: KeyStore): StoredUser | null {
  const user = parse(readKey(store, 'user')) as StoredUser | null
  return user && typeof user.id === 'string' ? user : null
}

export function writeUser(store: KeyStore, user: StoredUser): void {
  const text = JSON.stringify(user)
  if (text !== readKey(store, 'user')) writeKey(store, 'user', text)
}

/** Writes a pushed balance to `user.wallet_balance`, in dollars. */
export function writeBalance(store: KeyStore, cents: number): void {
  const user = readUser(store)
  if (user) writeUser(store, { ...user, wallet_balance: cents / 100 })
}

/** The current call; a stale (over 5 minutes) or invalid record is removed. */
export function readActiveCall(store: KeyStore, now: number): ActiveCall | null {
  const text = readKey(store, 'activeCall')
  if (text === null) return null
  const call = parse(text) as ActiveCall | null
  const fresh = typeof call?.timestamp === 'number' && Math.abs(now - call.timestamp) <= ACTIVE_CALL_STALE
  if (call && fresh && typeof call.sessionId === 'string') return call
  store.removeItem('activeCall')
  return null
}

/** Records a call that this astrologer accepted. */
export function storeActiveCall(store: KeyStore, call: ActiveCall): void {
  writeKey(store, 'activeCall', JSON.stringify(call))
}

/** Removes the record if it is of this consultation. */
export function clearActiveCall(store: KeyStore, consultationId: string): void {
  const call = parse(readKey(store, 'activeCall')) as Partial<ActiveCall> | null
  if (call?.sessionId === consultationId) store.removeItem('activeCall')
}

function parse(text: string | null): unknown {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}
