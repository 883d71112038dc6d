// A birth is shared in a running consultation: by the rule of messages, for its names are its user's own words.
import { expect, test } from 'vitest'
import { liveConsultation, walletWith } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { addAccount, addPractice } from '#tests/support/pages/practices.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { State } from '#workers/contract/consultations/consultation-states.ts'
import { createDb } from '#workers/db/client.ts'
import { insertProfile } from '#workers/domain/birth-profiles/birth-profile.repo.ts'
import { findAttached } from '#workers/domain/birth-profiles/index.ts'
import { shareBirth, shareSecondBirth, takeBirthBack } from '#workers/domain/consultations/conversation/share-birth.ts'
import type { Rooms } from '#workers/domain/consultations/rooms.ts'

const viewer = { userId: 'mira', role: 'user' } as Viewer
const asked = { viewer, id: 'c1', birthId: 'own' }

async function consultationIn(state: State) {
  const d1 = sqliteD1()
  const db = createDb(d1)
  await addAccount(d1, 'mira', 'user')
  await addPractice(d1)
  await walletWith(db, 'mira', 1000)
  await liveConsultation(db, { id: 'c1', userId: 'mira', astrologerId: 'asha' })
  for (const id of ['own', 'sister'])
    await insertProfile(db, {
      userId: 'mira',
      profile: {
        id,
        relation: 'friend',
        name: `Please write to me: ${id}`,
        gender: null,
        date: '1990-01-01',
        time: null,
        uncertainty_minutes: 0,
        clock_reading: null,
        created_at: 1,
        updated_at: 1,
        place: { name: 'Pune', lat: 18.5, lon: 73.9, tz: 'Asia/Kolkata' },
      },
    })
  const told: object[] = []
  const rooms = {
    state: async () => ({ state }),
    birthChanged: async (_: string, change: object) => void told.push(change),
  } as unknown as Rooms
  let n = 0
  return { db, told, deps: { db, rooms, newId: () => `chart-${++n}`, now: () => 1_000 + n } }
}

test.each(['connecting', 'paused'] as const)('%s: nothing is shared, and nobody is told', async (state) => {
  const { db, told, deps } = await consultationIn(state)
  await expect(shareBirth(deps, asked)).rejects.toMatchObject({ code: 'meter_stands' })
  await expect(shareSecondBirth(deps, { ...asked, birthId: 'sister' })).rejects.toMatchObject({ code: 'meter_stands' })
  expect(told).toEqual([])
  expect(await findAttached(db, 'c1')).toBeNull()
  // Taking back says nothing, and is always possible.
  await takeBirthBack(deps, asked)
  expect(told).toEqual([{ shared: false, charts: { first: null, second: null } }])
})

test.each(['ringing', 'active'] as const)('%s: it is shared', async (state) => {
  const { db, told, deps } = await consultationIn(state)
  await shareBirth(deps, asked)
  expect(told).toEqual([{ shared: true, charts: { first: 'chart-1', second: null } }])
  expect(await findAttached(db, 'c1')).toMatchObject({ chart: 'chart-1' })
})

test('each copy says when it was shared', async () => {
  const { db, deps } = await consultationIn('active')
  await shareBirth(deps, asked)
  await shareSecondBirth(deps, { ...asked, birthId: 'sister' })
  const birth = await findAttached(db, 'c1')
  expect(birth).toMatchObject({ chart: 'chart-1', since: 1_001, second: { chart: 'chart-2', since: 1_002 } })
})
