// Marks of addresses, failures, unsubscribed kinds and sent mails in D1.
import { and, count, eq, exists, gte, inArray, lt, lte, type SQL } from 'drizzle-orm'
import type { MailCause, MailCounts, MailFailure, MailKind } from '#workers/contract/accounts/mails.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { mailEnded, mailFailure, mailMark, mailSent } from './mail.table.ts'

export type Mark = typeof mailMark.$inferSelect
export type SentKind = (typeof mailSent.$inferSelect)['kind']

export async function findMark(db: Db, email: string): Promise<Mark | null> {
  return (await db.select().from(mailMark).where(eq(mailMark.email, email)).get()) ?? null
}

export async function findEnded(db: Db, email: string): Promise<MailKind[]> {
  const rows = await db.select({ kind: mailEnded.kind }).from(mailEnded).where(eq(mailEnded.email, email)).all()
  return rows.map(({ kind }) => kind)
}

/** The mark of an address and its unsubscribed kinds, read together. */
export async function findStanding(db: Db, email: string): Promise<{ mark: Mark | null; ended: MailKind[] }> {
  const [marks, kinds] = await db.batch([
    db.select().from(mailMark).where(eq(mailMark.email, email)),
    db.select({ kind: mailEnded.kind }).from(mailEnded).where(eq(mailEnded.email, email)),
  ])
  return { mark: marks[0] ?? null, ended: kinds.map(({ kind }) => kind) }
}

export async function findFailures(db: Db, email: string) {
  return db.select().from(mailFailure).where(eq(mailFailure.email, email)).all()
}

/** Reports since a time by cause, and the number of currently marked addresses. */
export async function countFailures(db: Db, since: number): Promise<MailCounts> {
  const { cause, at } = mailFailure
  const [causes, marks] = await db.batch([
    db.select({ cause, n: count() }).from(mailFailure).where(gte(at, since)).groupBy(cause),
    db.select({ n: count() }).from(mailMark),
  ])
  return { causes, marked: marks[0]?.n ?? 0 }
}

/** Statement: stores a report once. */
export function insertFailure(db: Db, row: { id: string; email: string; cause: MailFailure; at: number }): Statement {
  return db.insert(mailFailure).values(row).onConflictDoNothing()
}

/** Statement: the first cause remains, with its time. */
export function insertMark(db: Db, { email, cause, at }: { email: string; cause: MailCause; at: number }): Statement {
  return db.insert(mailMark).values({ email, cause, markedAt: at }).onConflictDoNothing()
}

type Until = { email: string; at: number }

const ofMark = ({ email, at }: Until) => and(eq(mailMark.email, email), lte(mailMark.markedAt, at))

/** The condition that `endMark` has a mark to remove. */
export function hasMark(db: Db, until: Until): SQL {
  return exists(db.select({ email: mailMark.email }).from(mailMark).where(ofMark(until)))
}

/** Statements: remove the mark of an address up to `at`, and settle its failures until then. */
export function endMark(db: Db, { email, at }: Until): Statement[] {
  return [
    db.delete(mailMark).where(ofMark({ email, at })),
    db
      .update(mailFailure)
      .set({ settled: true })
      .where(and(eq(mailFailure.email, email), eq(mailFailure.settled, false), lte(mailFailure.at, at))),
  ]
}

export function insertEnded(db: Db, row: { email: string; kinds: readonly MailKind[]; at: number }): Statement[] {
  const { email, kinds, at } = row
  return kinds.map((kind) => db.insert(mailEnded).values({ email, kind, at }).onConflictDoNothing())
}

export function deleteEnded(db: Db, { email, kinds }: { email: string; kinds: readonly MailKind[] }): Statement {
  return db.delete(mailEnded).where(and(eq(mailEnded.email, email), inArray(mailEnded.kind, kinds)))
}

export async function insertSent(db: Db, row: { id: string; kind: SentKind; at: number }): Promise<void> {
  await db.insert(mailSent).values(row).onConflictDoNothing()
}

export async function findKindOf(db: Db, id: string): Promise<SentKind | null> {
  const row = await db.select({ kind: mailSent.kind }).from(mailSent).where(eq(mailSent.id, id)).get()
  return row?.kind ?? null
}

/** Statements: delete the marks, failures and unsubscribed kinds of a closed account's address. */
export function deleteMailsOf(db: Db, email: string): Statement[] {
  return [mailMark, mailFailure, mailEnded].map((table) => db.delete(table).where(eq(table.email, email)))
}

export async function deleteReportsBefore(db: Db, at: number): Promise<void> {
  await db.batch([db.delete(mailFailure).where(lt(mailFailure.at, at)), db.delete(mailSent).where(lt(mailSent.at, at))])
}
