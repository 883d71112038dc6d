// The birth about which the user wants to ask, stored in this tab until a request includes it. It is not sent before.
import { ASKED_BIRTH as KEY, type KeyStore } from '#app/login-state/login-storage.ts'
import type { BirthProfileForm } from '#workers/contract/accounts/birth-profiles.ts'
import { placeLabel } from '#workers/contract/places/place.ts'
import type { SavedBirth } from './saved-birth.ts'

/** Converts a birth of the tools to the account's format. */
export function profileOf(birth: SavedBirth, name: string): BirthProfileForm {
  const { date, time, uncertaintyMinutes, reading, place, sex, zone } = birth
  return {
    relation: 'other',
    name: birth.name || name,
    ...(sex ? { gender: sex } : {}),
    date,
    time,
    uncertainty_minutes: uncertaintyMinutes,
    clock_reading: reading,
    place: { name: placeLabel(place), lat: place.lat, lon: place.lon, tz: zone ?? place.tz },
  }
}

export function storeBirthToAskAbout(tab: KeyStore, profile: BirthProfileForm): void {
  try {
    tab.setItem(KEY, JSON.stringify(profile))
  } catch {
    // Without storage the user can still select the birth from the account.
  }
}

export function birthToAskAbout(tab: KeyStore): BirthProfileForm | null {
  try {
    const found = JSON.parse(tab.getItem(KEY) ?? 'null') as BirthProfileForm | null
    return typeof found?.name === 'string' && typeof found.date === 'string' ? found : null
  } catch {
    return null
  }
}

export function clearBirthToAskAbout(tab: KeyStore): void {
  tab.removeItem(KEY)
}
