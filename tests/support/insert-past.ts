// A past that a test needs: births that are saved, a session that has ended, hours of the week.
import { newId } from '#workers/contract/ports.ts'
import type { Person } from './people.ts'
import type { TestServer } from './server.ts'

type Db = Pick<TestServer, 'db'>

const BIRTH = {
  relation: 'self',
  name: 'Priya Raman',
  gender: 'female',
  date: '1991-03-17',
  time: '07:25:00' as string | null,
  uncertainty_minutes: 0,
  place: { name: 'Chennai, Tamil Nadu, India', lat: 13.0878, lon: 80.2785, tz: 'Asia/Kolkata' },
}

/** The birth of a partner, whose time is known by the half hour. */
export const KARTHIK = {
  relation: 'partner',
  name: 'Karthik Iyer',
  gender: 'male',
  date: '1989-07-09',
  time: '21:40:00',
  uncertainty_minutes: 30,
  place: { name: 'Bengaluru, Karnataka, India', lat: 12.9719, lon: 77.5937, tz: 'Asia/Kolkata' },
}

/** A birth that the person has saved: Priya Raman's, unless told otherwise. */
export async function insertBirth(person: Person, changes: Partial<typeof BIRTH> = {}): Promise<void> {
  const { status, body } = await person.call('POST', '/api/birth-profiles/', { ...BIRTH, ...changes })
  if (status !== 201) throw new Error(`birth: ${status} ${JSON.stringify(body)}`)
}

type Past = { client: Person; astrologer: Person; changes?: Record<string, string | number | null> }

/** A chat that has ended, as long as the demo's first one, with its messages; its id. */
export async function insertPastChat({ db }: Db, { client, astrologer, changes = {} }: Past): Promise<string> {
  const id = newId()
  const row = await db.prepare("SELECT * FROM consultation WHERE id = 'seedSession00000000001'").first<object>()
  const past = { ...row, id, user_id: client.id, astrologer_id: astrologer.id, ...changes }
  const columns = Object.keys(past)
  await db
    .prepare(`INSERT INTO consultation (${columns.join()}) VALUES (${columns.map(() => '?').join()})`)
    .bind(...Object.values(past))
    .run()
  return id
}

/** The astrologer's hours: all day, every day, in India. */
export async function insertHours({ db }: Db, astrologer: Person): Promise<void> {
  await db.prepare("UPDATE user SET time_zone = 'Asia/Kolkata' WHERE id = ?").bind(astrologer.id).run()
  for (let day = 0; day < 7; day += 1)
    await db.prepare('INSERT INTO weekly_hours VALUES (?, ?, 0, 1440)').bind(astrologer.id, day).run()
}
