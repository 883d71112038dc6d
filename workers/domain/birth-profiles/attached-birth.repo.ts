// The births attached to a consultation: copies of saved ones, two for a match.
import { and, eq, inArray, ne } from 'drizzle-orm'
import type { AttachedBirth, SharedBirth, WireBirthProfile } from '#workers/contract/accounts/birth-profiles.ts'
import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import type { SharedCharts } from '#workers/contract/consultations/desk.ts'
import type { Db } from '#workers/db/client.ts'
import { endedConsultations } from '#workers/domain/reports/index.ts'
import { consultationBirth } from './birth-profile.table.ts'

/** `copy`: the id and time of this copy, which separate earlier points and messages from those on it. */
type Attached = { consultationId: string; profile: WireBirthProfile; copy?: { chart: string; since: number } }

export async function attachBirth(db: Db, attached: Attached): Promise<void> {
  await db
    .insert(consultationBirth)
    .values(firstOf(attached))
    .onConflictDoNothing({ target: consultationBirth.consultationId })
}

/** Retains the second birth, unless it is the same one. */
export async function replaceAttached(db: Db, attached: Attached): Promise<void> {
  const row = firstOf(attached)
  await db.batch([
    db.insert(consultationBirth).values(row).onConflictDoUpdate({ target: consultationBirth.consultationId, set: row }),
    db
      .update(consultationBirth)
      .set(NO_SECOND)
      .where(and(its(row.consultationId), eq(consultationBirth.secondProfileId, row.profileId))),
  ])
}

export async function removeAttached(db: Db, consultationId: string): Promise<void> {
  await db.delete(consultationBirth).where(its(consultationId))
}

/** Returns false without a first birth, or if it is the same one. */
export async function attachSecond(db: Db, { consultationId, profile, copy }: Attached): Promise<boolean> {
  const rows = await db
    .update(consultationBirth)
    .set({ secondProfileId: profile.id, second: copyOf(profile, copy) })
    .where(and(its(consultationId), ne(consultationBirth.profileId, profile.id)))
    .returning({ id: consultationBirth.consultationId })
  return rows.length > 0
}

export async function removeSecond(db: Db, consultationId: string): Promise<void> {
  await db.update(consultationBirth).set(NO_SECOND).where(its(consultationId))
}

export async function findAttached(db: Db, consultationId: string): Promise<AttachedBirth | null> {
  const row = await db.select().from(consultationBirth).where(its(consultationId)).get()
  if (!row) return null
  const birth = JSON.parse(row.birth) as SharedBirth
  return row.second === null ? birth : { ...birth, second: JSON.parse(row.second) as SharedBirth }
}

/** The state for rooms after a change: whether a birth is still shared, and the names of the copies. */
export async function findShared(db: Db, consultationId: string): Promise<{ shared: boolean; charts: SharedCharts }> {
  const birth = await findAttached(db, consultationId)
  return { shared: birth !== null, charts: { first: birth?.chart ?? null, second: birth?.second?.chart ?? null } }
}

/** Deletes the copies of consultations that ended over a day ago, when no screen shows them any more. */
export async function deleteOldAttached(db: Db, now: number): Promise<void> {
  const over = endedConsultations(db, now - KEPT.attachedBirth)
  await db.delete(consultationBirth).where(inArray(consultationBirth.consultationId, over))
}

const NO_SECOND = { secondProfileId: null, second: null }

const its = (consultationId: string) => eq(consultationBirth.consultationId, consultationId)

function firstOf({ consultationId, profile, copy }: Attached) {
  return { consultationId, profileId: profile.id, birth: copyOf(profile, copy) }
}

function copyOf(
  { id: _, created_at: __, updated_at: ___, ...birth }: WireBirthProfile,
  copy: Attached['copy'],
): string {
  return JSON.stringify({ ...birth, ...copy })
}
