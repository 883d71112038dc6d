// Claims of free minutes. A claim counts while its consultation is live or once a second of it was used; others are deleted.
import { and, eq, exists, inArray, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { consultation } from '#workers/domain/consultations/consultation.table.ts'
import { freeClaim } from './free-claim.table.ts'

/** `phoneHashes`: newest first; empty without a verified number. */
type Person = { userId: string; phoneHashes: readonly string[] }

const PLATFORM = 'platform'

function ofPerson({ userId, phoneHashes }: Person) {
  return or(eq(freeClaim.userId, userId), inArray(freeClaim.phoneHash, [...phoneHashes]))
}

// A claim whose consultation ended before a free second was used.
function unused(db: Db) {
  return exists(
    db
      .select({ id: consultation.id })
      .from(consultation)
      .where(sql`${consultation.id} = ${freeClaim.consultationId} and state = 'ended' and free_seconds = 0`),
  )
}

/** The givers whose free minutes this person has used, or is using in a live consultation. */
export async function findFreeMinuteGrants(
  db: Db,
  person: Person,
): Promise<{ platform: boolean; astrologers: string[] }> {
  const rows = await db
    .select({ giver: freeClaim.giver })
    .from(freeClaim)
    .where(and(ofPerson(person), sql`not ${unused(db)}`))
  const givers = rows.map(({ giver }) => giver)
  return { platform: givers.includes(PLATFORM), astrologers: givers.filter((giver) => giver !== PLATFORM) }
}

/** Statement: the astrologers with whom a user had a paid or free consultation. */
export function selectTalkedTo(db: Db, userId: string) {
  return db
    .selectDistinct({ astrologerId: consultation.astrologerId })
    .from(consultation)
    .where(and(eq(consultation.userId, userId), sql`(billable_seconds > 0 or free_seconds > 0)`))
}

type Claim = Person & { consultationId: string; astrologerId: string | null; at: number }

/** Statements: the claim of a request. The unique indexes refuse a second claim of an account or phone. */
export function claimFreeMinutes(db: Db, { consultationId, astrologerId, at, ...person }: Claim): Statement[] {
  const giver = astrologerId ?? PLATFORM
  const [phoneHash] = person.phoneHashes
  if (phoneHash === undefined) throw new TypeError('free minutes without a phone')
  return [
    db.delete(freeClaim).where(and(ofPerson(person), eq(freeClaim.giver, giver), unused(db))),
    db.insert(freeClaim).values({ consultationId, userId: person.userId, phoneHash, at, giver }),
  ]
}

type Moved = { userId: string; from: readonly string[]; to: string }

/**
 * Statement: moves an account's claims under fingerprints of its number to another account, except where that one has a claim.
 */
export function moveClaims(db: Db, { userId, from, to }: Moved): Statement {
  const other = alias(freeClaim, 'other')
  const taken = db
    .select({ one: sql`1` })
    .from(other)
    .where(and(eq(other.phoneHash, to), eq(other.giver, freeClaim.giver)))
  return db
    .update(freeClaim)
    .set({ phoneHash: to })
    .where(and(eq(freeClaim.userId, userId), inArray(freeClaim.phoneHash, [...from]), notExists(taken)))
}
