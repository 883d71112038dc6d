// The saved births of the demo's user: her own, her partner's of a time known by the half hour, her mother's of none.
import type { Db } from '#workers/db/client.ts'
import { saveBirth } from '#workers/domain/birth-profiles/index.ts'
import { USERS } from './people.ts'

const BIRTHS = [
  {
    relation: 'self',
    name: 'Priya Raman',
    gender: 'female',
    date: '1991-03-17',
    time: '07:25:00',
    uncertainty_minutes: 0,
    place: { name: 'Chennai, Tamil Nadu, India', lat: 13.0878, lon: 80.2785, tz: 'Asia/Kolkata' },
  },
  {
    relation: 'partner',
    name: 'Karthik Iyer',
    gender: 'male',
    date: '1989-07-09',
    time: '21:40:00',
    uncertainty_minutes: 30,
    place: { name: 'Bengaluru, Karnataka, India', lat: 12.9719, lon: 77.5937, tz: 'Asia/Kolkata' },
  },
  {
    relation: 'parent',
    name: 'Lakshmi Raman',
    gender: 'female',
    date: '1958-11-02',
    time: null,
    uncertainty_minutes: 720,
    place: { name: 'Thanjavur, Tamil Nadu, India', lat: 10.7852, lon: 79.1391, tz: 'Asia/Kolkata' },
  },
] as const

export async function seedBirths(db: Db, now: number): Promise<void> {
  const viewer = { userId: USERS[0].id } as Parameters<typeof saveBirth>[1]
  for (const [n, birth] of BIRTHS.entries()) {
    const newId = () => `seedBirth${String(n + 1).padStart(13, '0')}`
    await saveBirth({ db, now: () => now + n, newId }, viewer, birth)
  }
}
