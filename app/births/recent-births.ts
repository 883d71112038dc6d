// Births that were cast in this browser, offered again. They are not sent to a server.
import { BIRTHS as KEY, type KeyStore } from '#app/login-state/login-storage.ts'
import type { BirthInput } from './birth-form.ts'

const KEPT = 8

export type RecentBirth = Pick<BirthInput, 'name' | 'date' | 'time' | 'uncertaintyMinutes' | 'place' | 'sex' | 'zone'>

/** Newest first; invalid entries of the storage are skipped. */
export function recentBirths(store: KeyStore): RecentBirth[] {
  try {
    const list: unknown = JSON.parse(store.getItem(KEY) ?? '[]')
    return Array.isArray(list) ? list.filter(isBirth).slice(0, KEPT) : []
  } catch {
    return []
  }
}

/** Equal for births with other names at the same time and place. */
export function birthKey({ date, time, place }: Pick<RecentBirth, 'date' | 'time' | 'place'>): string {
  return [date, time, place.lat.toFixed(3), place.lon.toFixed(3)].join()
}

export function keepBirth(store: KeyStore, kept: RecentBirth): void {
  const { name, date, time, uncertaintyMinutes, place, sex, zone } = kept
  const more = { ...(sex ? { sex } : {}), ...(zone ? { zone } : {}) }
  const birth: RecentBirth = { name, date, time, uncertaintyMinutes, place, ...more }
  write(store, [birth, ...recentBirths(store).filter((other) => !same(other, birth))].slice(0, KEPT))
}

export function forgetBirth(store: KeyStore, birth: RecentBirth): void {
  write(
    store,
    recentBirths(store).filter((other) => !same(other, birth)),
  )
}

function write(store: KeyStore, births: RecentBirth[]): void {
  try {
    store.setItem(KEY, JSON.stringify(births))
  } catch {
    // With a full or blocked storage no births are offered.
  }
}

function same(a: RecentBirth, b: RecentBirth): boolean {
  return a.name === b.name && a.date === b.date && a.time === b.time && a.place.id === b.place.id
}

function isBirth(value: unknown): value is RecentBirth {
  const { name, date, time, place } = (value ?? {}) as Partial<RecentBirth>
  return (
    typeof name === 'string' &&
    typeof date === 'string' &&
    (time === null || typeof time === 'string') &&
    typeof place?.id === 'string' &&
    typeof place.tz === 'string'
  )
}
