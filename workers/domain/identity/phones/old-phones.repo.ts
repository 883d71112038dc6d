// Phone numbers of accounts, for the cron job that canonicalises old ones.
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { PhoneLoss } from '#workers/contract/consultations/phone-losses.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { oldPhones } from './old-phones.table.ts'

const ROW = 'phones'
const columns = { id: user.id, phone: user.phone, verifiedAt: user.phoneVerifiedAt }

export type NumberRow = { id: string; phone: string; verifiedAt: number | null }
export type Counted = Pick<
  typeof oldPhones.$inferSelect,
  'seen' | 'rewritten' | 'shared' | 'invalid' | 'unverifiedInvalid'
>

/** The id up to which accounts were processed; null when all are. */
export async function startedAfter(db: Db): Promise<string | null> {
  const row = await db.select().from(oldPhones).where(eq(oldPhones.id, ROW)).get()
  if (row) return row.doneAt === null ? row.lastId : null
  await db.insert(oldPhones).values({ id: ROW }).onConflictDoNothing()
  return ''
}

export async function findNumbersAfter(db: Db, last: string, limit: number): Promise<NumberRow[]> {
  return db.select(columns).from(user).where(gt(user.id, last)).orderBy(asc(user.id)).limit(limit)
}

/** The accounts that have verified one of these numbers. */
export async function findHolders(db: Db, phones: readonly string[]): Promise<NumberRow[]> {
  if (phones.length === 0) return []
  const isOne = and(isNotNull(user.verifiedPhone), inArray(user.verifiedPhone, [...phones]))
  return db.select(columns).from(user).where(isOne)
}

/** Statement: the canonical number of an account, unless it changed since the read. */
export function writeNumber(
  db: Db,
  { id, phone, verifiedAt }: NumberRow,
  values: { phone?: string; verifiedPhone?: string },
): Statement {
  return db.update(user).set(values).where(unchanged({ id, phone, verifiedAt }))
}

/** Statement: removes the verification of a number, unless it changed since the read. */
export function loseNumber(db: Db, row: NumberRow, phoneLost: PhoneLoss): Statement {
  return db.update(user).set({ phoneVerifiedAt: null, verifiedPhone: null, phoneLost }).where(unchanged(row))
}

function unchanged({ id, phone, verifiedAt }: NumberRow) {
  const isSame = verifiedAt === null ? isNull(user.phoneVerifiedAt) : eq(user.phoneVerifiedAt, verifiedAt)
  return and(eq(user.id, id), eq(user.phone, phone), isSame)
}

type Portion = { after: string; last: string; counted: Counted; doneAt: number | null }

/** Statement: marks a batch as done. Only one of two concurrent runs counts it. */
export function countPortion(db: Db, { after, last, counted, doneAt }: Portion): Statement {
  const { seen, rewritten, shared, invalid, unverifiedInvalid } = counted
  return db
    .update(oldPhones)
    .set({
      lastId: last,
      doneAt,
      seen: sql`${oldPhones.seen} + ${seen}`,
      rewritten: sql`${oldPhones.rewritten} + ${rewritten}`,
      shared: sql`${oldPhones.shared} + ${shared}`,
      invalid: sql`${oldPhones.invalid} + ${invalid}`,
      unverifiedInvalid: sql`${oldPhones.unverifiedInvalid} + ${unverifiedInvalid}`,
    })
    .where(and(eq(oldPhones.id, ROW), eq(oldPhones.lastId, after), isNull(oldPhones.doneAt)))
}
