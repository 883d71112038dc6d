// Reads of the ledger: balances, sums and movements.
import { and, eq, gte, notExists, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { account, payableOf, transfer, walletOf } from './ledger.table.ts'

export type WalletBalance = { balanceCents: number; heldCents: number; availableCents: number }

/** The balance of a wallet; zeros if it was never opened. */
export async function walletBalance(db: Db, userId: string): Promise<WalletBalance> {
  return toBalance(await selectWallet(db, userId))
}

export function selectWallet(db: Db, userId: string) {
  return db
    .select({ balance: sql<number>`${account.crPosted} - ${account.drPosted}`.as('balance'), held: account.drPending })
    .from(account)
    .where(eq(account.id, walletOf(userId)))
}

export function toBalance([row]: Awaited<ReturnType<typeof selectWallet>>): WalletBalance {
  const balanceCents = row?.balance ?? 0
  const heldCents = row?.held ?? 0
  return { balanceCents, heldCents, availableCents: balanceCents - heldCents }
}

/** The platform's debt to an astrologer, in paise. */
export async function duePaise(db: Db, astrologerId: string): Promise<number> {
  const row = await db
    .select({ due: sql<number>`${account.crPosted} - ${account.drPosted}` })
    .from(account)
    .where(eq(account.id, payableOf(astrologerId)))
    .get()
  return row?.due ?? 0
}

/** Statement: the cents captured since `since` (ms UTC), without deducting refunds. */
export function selectSpent(db: Db, { userId, since }: { userId: string; since: number }) {
  return db
    .select({ cents: sql<number>`coalesce(sum(${transfer.amount}), 0)`.as('cents') })
    .from(transfer)
    .where(and(eq(transfer.dr, walletOf(userId)), eq(transfer.code, 'usage'), gte(transfer.at, since)))
}

/** The amount of the nth hold of a consultation in cents; null when it was never taken. */
export async function findHold(
  db: Db,
  { consultationId, n }: { consultationId: string; n: number },
): Promise<number | null> {
  const row = await db
    .select({ amount: transfer.amount })
    .from(transfer)
    .where(eq(transfer.id, `h:${consultationId}#${n}`))
    .get()
  return row?.amount ?? null
}

/** The amount of a refund in cents; null for an unknown id. */
export async function findRefund(
  db: Db,
  { consultationId, refundId }: { consultationId: string; refundId: string },
): Promise<number | null> {
  const row = await db
    .select({ amount: transfer.amount })
    .from(transfer)
    .where(eq(transfer.id, `rf:${consultationId}:${refundId}`))
    .get()
  return row?.amount ?? null
}

/** The condition that no refund of that id exists. */
export function isNewRefund(db: Db, { consultationId, refundId }: { consultationId: string; refundId: string }): SQL {
  const id = `rf:${consultationId}:${refundId}`
  return notExists(db.select({ id: transfer.id }).from(transfer).where(eq(transfer.id, id)))
}

/** Statement: the transfers of a consultation, oldest first. */
export function selectMovements(db: Db, consultationId: string) {
  return db
    .select({
      at: transfer.at,
      code: transfer.code,
      amount: transfer.amount,
      pendingId: transfer.pendingId,
      id: transfer.id,
    })
    .from(transfer)
    .where(eq(transfer.ref, consultationId))
    .orderBy(transfer.at, transfer.id)
}

export type Movement = Pick<typeof transfer.$inferSelect, 'at' | 'code' | 'amount' | 'pendingId' | 'id'>

/** Statement: the sums of a consultation's holds and refunds (cents), and of its payout that was taken back (paise). */
export function selectHoldsAndRefunds(db: Db, consultationId: string) {
  const sumOf = (code: 'hold' | 'refund' | 'take_back') =>
    sql<number>`coalesce(sum(${transfer.amount} * (${transfer.code} = ${code})), 0)`.as(`sum_of_${code}`)
  return db
    .select({ heldCents: sumOf('hold'), refundedCents: sumOf('refund'), takenBackPaise: sumOf('take_back') })
    .from(transfer)
    .where(eq(transfer.ref, consultationId))
}
