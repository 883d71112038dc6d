import { sql } from 'drizzle-orm'
import type { Role } from '#workers/contract/accounts/roles.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { account, payableOf, transfer, walletOf } from './ledger.table.ts'
import type { Capture } from './split-charge.ts'
import { insertTransfer, type OfAstrologer, type OfUser } from './transfer.repo.ts'

const REVENUE = 'rev:usd'
const WORLD = 'world:usd'
const EXPENSE = 'exp:inr'
const PROMOTION = 'promo:inr'

type OfConsultation = { consultationId: string }
type OfRefund = OfConsultation & { refundId: string; actor: string }

export function openWallet(db: Db, userId: string): Statement {
  return db
    .insert(account)
    .values({ id: walletOf(userId), kind: 'wallet', ccy: 'USD' })
    .onConflictDoNothing({ target: account.id })
}

export function openPayable(db: Db, astrologerId: string): Statement {
  return db
    .insert(account)
    .values({ id: payableOf(astrologerId), kind: 'payable', ccy: 'INR' })
    .onConflictDoNothing({ target: account.id })
}

/** Credits money from outside to a wallet, once per payment of the provider. */
export function topUp(db: Db, { paymentId, userId, amountCents, at }: OfUser & { paymentId: string }): Statement {
  return insertTransfer(db, {
    id: `pay:${paymentId}`,
    phase: 'single',
    dr: WORLD,
    cr: walletOf(userId),
    amount: amountCents,
    code: 'top_up',
    ref: paymentId,
    actor: 'provider',
    at,
  })
}

/** Takes the nth hold of a consultation. The database refuses it when the wallet or the monthly limit has less. */
export function hold(
  db: Db,
  { consultationId, n, userId, amountCents, at }: OfUser & OfConsultation & { n: number },
): Statement {
  return insertTransfer(db, {
    id: `h:${consultationId}#${n}`,
    phase: 'pending',
    dr: walletOf(userId),
    cr: REVENUE,
    amount: amountCents,
    code: 'hold',
    ref: consultationId,
    actor: 'system',
    at,
  })
}

/** Takes a capture out of its hold, or voids the hold when the capture is 0. */
export function resolveHold(
  db: Db,
  { consultationId, userId, capture, at }: OfConsultation & { userId: string; capture: Capture; at: number },
): Statement {
  const { n, postCents, holdCents } = capture
  const shared = {
    pendingId: `h:${consultationId}#${n}`,
    dr: walletOf(userId),
    cr: REVENUE,
    ref: consultationId,
    actor: 'system',
    at,
  }
  return postCents > 0
    ? insertTransfer(db, { ...shared, id: `p:${consultationId}#${n}`, phase: 'post', amount: postCents, code: 'usage' })
    : insertTransfer(db, {
        ...shared,
        id: `v:${consultationId}#${n}`,
        phase: 'void',
        amount: holdCents,
        code: 'release',
      })
}

/**
 * Releases every open hold of a consultation, whichever statement took it, because the database refuses to end a consultation
 * with an open hold.
 */
export function releaseHolds(db: Db, { consultationId, at }: OfConsultation & { at: number }): Statement {
  return db.insert(transfer).select(sql`
    select 'v' || substr(h.id, 2), 'void', h.id, h.dr, h.cr, h.amount, 'release', h.ref, 'system', ${at}
    from ${transfer} h where h.ref = ${consultationId} and h.code = 'hold'
      and not exists (select 1 from ${transfer} r where r.pending_id = h.id)`)
}

/** Credits the astrologer's earnings of a consultation. */
export function payout(db: Db, { consultationId, astrologerId, paise, at }: OfAstrologer & OfConsultation): Statement {
  return insertTransfer(db, {
    id: `y:${consultationId}`,
    phase: 'single',
    dr: EXPENSE,
    cr: payableOf(astrologerId),
    amount: paise,
    code: 'payout',
    ref: consultationId,
    actor: 'system',
    at,
  })
}

/** Credits the platform's pay for the free minutes that it gave. */
export function promotion(
  db: Db,
  { consultationId, astrologerId, paise, at }: OfAstrologer & OfConsultation,
): Statement {
  return insertTransfer(db, {
    id: `pr:${consultationId}`,
    phase: 'single',
    dr: PROMOTION,
    cr: payableOf(astrologerId),
    amount: paise,
    code: 'promotion',
    ref: consultationId,
    actor: 'system',
    at,
  })
}

/** Returns money of a consultation to the wallet. The database refuses more than was charged. */
export function refund(
  db: Db,
  { consultationId, refundId, userId, amountCents, actor, at }: OfUser & OfRefund,
): Statement {
  return insertTransfer(db, {
    id: `rf:${consultationId}:${refundId}`,
    phase: 'single',
    dr: REVENUE,
    cr: walletOf(userId),
    amount: amountCents,
    code: 'refund',
    ref: consultationId,
    actor,
    at,
  })
}

/** Takes the astrologer's share of a refund back from the due. */
export function takeBack(
  db: Db,
  { consultationId, refundId, astrologerId, paise, actor, at }: OfAstrologer & OfRefund,
): Statement {
  return insertTransfer(db, {
    id: `tb:${consultationId}:${refundId}`,
    phase: 'single',
    dr: payableOf(astrologerId),
    cr: EXPENSE,
    amount: paise,
    code: 'take_back',
    ref: consultationId,
    actor,
    at,
  })
}

/** Books a person's waiver at the deletion of the account: out of the wallet, or out of an astrologer's due. */
export function waive(
  db: Db,
  {
    accountId,
    role,
    amount,
    at,
    actorId = accountId,
  }: { accountId: string; role: Role; amount: number; at: number; actorId?: string | undefined },
): Statement {
  const isDue = role === 'astrologer'
  return insertTransfer(db, {
    id: `wv:${accountId}`,
    phase: 'single',
    dr: isDue ? payableOf(accountId) : walletOf(accountId),
    cr: isDue ? 'waived:inr' : 'waived:usd',
    amount,
    code: 'waiver',
    ref: accountId,
    actor: actorId,
    at,
  })
}
