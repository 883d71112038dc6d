// Reads of the ledger: balances, sums and movements.
import { and, eq, gte, sql } from 'drizzle-orm'
import type { Db } from '#workers/db/client.ts'
import { account, payableOf, transfer, walletOf } from './ledger.table.ts'

export type WalletBalance = { balanceCents: number; heldCents: number; availableCents: number }

/** The balance of a wallet; zeros for one that was never opened. */
export async function walletBalance(db: Db, userId: string): Promise<WalletBalance> {
  const row = await db
    .select({ balance: sql<number>`${account.crPosted} - ${account.drPosted}`, held: account.drPending })
    .from(account)
    .where(eq(account.id, walletOf(userId)))
    .get()
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

/** Captured since `since` (ms UTC), refunds not deducted. */
export async function spentSince(db: Db, { userId, since }: { userId: string; since: number }): Promise<number> {
  const row = await db
    .select({ spent: sql<number>`coalesce(sum(${transfer.amount}), 0)` })
    .from(transfer)
    .where(and(eq(transfer.dr, walletOf(userId)), eq(transfer.code, 'usage'), gte(transfer.at, since)))
    .get()
  return row?.spent ?? 0
}

/** The amount of the n-th hold of a consultation in cents; null when it was never taken. */
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

/** The amount of a refund in cents; null when there is none of that id. */
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

/** The transfers of a consultation, oldest first. */
export async function movementsOf(db: Db, consultationId: string): Promise<Movement[]> {
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

/** All that was held for a consultation, refunded after it (cents), and taken back of its payout (paise). */
export async function holdsAndRefunds(
  db: Db,
  consultationId: string,
): Promise<{ heldCents: number; refundedCents: number; takenBackPaise: number }> {
  const sumOf = (code: 'hold' | 'refund' | 'take_back') =>
    sql<number>`coalesce(sum(${transfer.amount} * (${transfer.code} = ${code})), 0)`.as(`sum_of_${code}`)
  const row = await db
    .select({ held: sumOf('hold'), refunded: sumOf('refund'), takenBack: sumOf('take_back') })
    .from(transfer)
    .where(eq(transfer.ref, consultationId))
    .get()
  const { held = 0, refunded = 0, takenBack = 0 } = row ?? {}
  return { heldCents: held, refundedCents: refunded, takenBackPaise: takenBack }
}
