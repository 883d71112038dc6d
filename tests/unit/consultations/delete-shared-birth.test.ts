// A saved birth that is deleted while it is shared: the rooms of its consultations hear of it.
import { expect, test } from 'vitest'
import { liveConsultation, walletWith } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import { createDb } from '#workers/db/client.ts'
import { insertProfile } from '#workers/domain/birth-profiles/birth-profile.repo.ts'
import { attachBirth, attachSecond, findAttached } from '#workers/domain/birth-profiles/index.ts'
import { removeBirth } from '#workers/domain/birth-profiles/saved-births.ts'

/** A copy that was attached with the request has no name. */
const NAMELESS = { first: null, second: null }

const viewer = { userId: 'mira', role: 'user' } as Viewer
const profileOf = (id: string): WireBirthProfile => ({
  id,
  relation: 'friend',
  name: id,
  gender: null,
  date: '1990-01-01',
  time: null,
  uncertainty_minutes: 0,
  clock_reading: null,
  created_at: 1,
  updated_at: 1,
  place: { name: 'Pune', lat: 18.5, lon: 73.9, tz: 'Asia/Kolkata' },
})

async function shared() {
  const db = createDb(sqliteD1())
  await walletWith(db, 'mira', 1000)
  const [own, sister] = [profileOf('own'), profileOf('sister')]
  for (const profile of [own, sister]) await insertProfile(db, { userId: 'mira', profile })
  for (const consultationId of ['alone', 'match']) {
    await liveConsultation(db, { id: consultationId, userId: 'mira' })
    await attachBirth(db, { consultationId, profile: own })
  }
  await attachSecond(db, { consultationId: 'match', profile: sister })
  const told: [string, object][] = []
  const birthChanged = async (id: string, change: object) => {
    told.push([id, change])
    if (id === 'alone') throw new Error('The room is away.')
  }
  return { db, told, deps: { db, rooms: { birthChanged } } }
}

test('a second birth goes alone, and its room is told that one is still shared', async () => {
  const { db, told, deps } = await shared()
  await removeBirth(deps, { viewer, id: 'sister' })
  expect(told).toEqual([['match', { shared: true, charts: NAMELESS }]])
  expect(await findAttached(db, 'match')).toMatchObject({ name: 'own' })
})

test('a first birth takes the second one along; a room that fails keeps no other from hearing', async () => {
  const { db, told, deps } = await shared()
  await removeBirth(deps, { viewer, id: 'own' })
  expect(told.sort()).toEqual([
    ['alone', { shared: false, charts: NAMELESS }],
    ['match', { shared: false, charts: NAMELESS }],
  ])
  expect(await findAttached(db, 'match')).toBeNull()
})

test('a foreign birth is not found, and nobody is told', async () => {
  const { told, deps } = await shared()
  const foreign = { viewer: { ...viewer, userId: 'ravi' }, id: 'own' }
  await expect(removeBirth(deps, foreign)).rejects.toMatchObject({ code: 'not_found' })
  expect(told).toEqual([])
})
