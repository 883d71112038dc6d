// Access to the user's own profiles only: every statement contains the user's id.
import { and, asc, count, eq, getTableColumns, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import { BIRTH_PROFILES_MAX, type WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { birthProfile, consultationBirth } from './birth-profile.table.ts'

type Row = typeof birthProfile.$inferSelect

export async function findProfiles(db: Db, userId: string): Promise<WireBirthProfile[]> {
  const rows = await db
    .select()
    .from(birthProfile)
    .where(eq(birthProfile.userId, userId))
    .orderBy(asc(birthProfile.createdAt), asc(birthProfile.id))
  return rows.map(toWire)
}

export type ProfileOfUser = { userId: string; id: string }

export async function findProfile(db: Db, its: ProfileOfUser): Promise<WireBirthProfile | null> {
  const row = await db.select().from(birthProfile).where(ownedBy(its)).get()
  return row ? toWire(row) : null
}

/** Throws too_many_births beyond the limit, also for concurrent requests. */
export async function insertProfile(
  db: Db,
  { userId, profile }: { userId: string; profile: WireBirthProfile },
): Promise<void> {
  const row = toRow(userId, profile)
  const values = Object.keys(getTableColumns(birthProfile)).map((key) => sql`${row[key as keyof Row]}`)
  const saved = db.select({ n: count() }).from(birthProfile).where(eq(birthProfile.userId, userId))
  const inserted = await db
    .insert(birthProfile)
    .select(sql`select ${sql.join(values, sql`, `)} where ${saved} < ${BIRTH_PROFILES_MAX}`)
    .returning({ id: birthProfile.id })
  if (inserted.length === 0) throw new AppError('too_many_births')
}

export async function updateProfile(
  db: Db,
  { userId, profile }: { userId: string; profile: WireBirthProfile },
): Promise<boolean> {
  const { id, userId: _, createdAt: __, ...change } = toRow(userId, profile)
  const rows = await db
    .update(birthProfile)
    .set(change)
    .where(ownedBy({ userId, id }))
    .returning({ id: birthProfile.id })
  return rows.length > 0
}

/** Also deletes its copies in consultations, whose ids it returns. Null for an unknown profile. */
export async function deleteProfile(db: Db, its: ProfileOfUser): Promise<string[] | null> {
  const own = db.select({ id: birthProfile.id }).from(birthProfile).where(ownedBy(its))
  const [firsts, seconds] = detachAll(db, own)
  const consultation = { consultationId: consultationBirth.consultationId }
  const [withNone, withOne, deleted] = await db.batch([
    firsts.returning(consultation),
    seconds.returning(consultation),
    db.delete(birthProfile).where(ownedBy(its)).returning({ id: birthProfile.id }),
  ])
  if (deleted.length === 0) return null
  return [...withNone, ...withOne].map(({ consultationId }) => consultationId)
}

/** Detaches the copies of these profiles: a first birth takes the second one with it. */
function detachAll(db: Db, own: SQLWrapper) {
  const nobody = { secondProfileId: null, second: null }
  return [
    db.delete(consultationBirth).where(inArray(consultationBirth.profileId, own)),
    db.update(consultationBirth).set(nobody).where(inArray(consultationBirth.secondProfileId, own)),
  ] as const
}

function ownedBy({ userId, id }: ProfileOfUser) {
  return and(eq(birthProfile.id, id), eq(birthProfile.userId, userId))
}

function toWire(row: Row): WireBirthProfile {
  const { id, name, date, time, placeName, lat, lon, tz } = row
  return {
    id,
    relation: row.relation as WireBirthProfile['relation'],
    name,
    gender: row.gender as WireBirthProfile['gender'],
    date,
    time,
    uncertainty_minutes: row.uncertaintyMinutes,
    clock_reading: row.clockReading,
    place: { name: placeName, lat, lon, tz },
    created_at: row.createdAt,
    updated_at: row.updatedAt,
  }
}

function toRow(userId: string, profile: WireBirthProfile): Row {
  const { id, relation, name, gender, date, time, place } = profile
  return {
    id,
    userId,
    relation,
    name,
    gender,
    date,
    time,
    uncertaintyMinutes: profile.uncertainty_minutes,
    clockReading: profile.clock_reading,
    placeName: place.name,
    lat: place.lat,
    lon: place.lon,
    tz: place.tz,
    createdAt: profile.created_at,
    updatedAt: profile.updated_at,
  }
}

/** Statements: delete all births of a user, with their copies. */
export function deleteBirthsOf(db: Db, userId: string): Statement[] {
  const own = db.select({ id: birthProfile.id }).from(birthProfile).where(eq(birthProfile.userId, userId))
  return [...detachAll(db, own), db.delete(birthProfile).where(eq(birthProfile.userId, userId))]
}
