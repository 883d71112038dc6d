// Transfers of money that leaves the platform: back to a card, or to an astrologer's bank.

import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { payableOf, walletOf } from './ledger.table.ts'
import { insertTransfer, type OfAstrologer, type OfUser } from './transfer.repo.ts'

const BANK = 'bank:inr'
const PAID_BACK = 'paid_back:usd'

type OfPayout = { payoutId: string; actor: string }
type OfPayBack = OfUser & { payBackId: string; paymentId: string; actor: string }

/** Moves wallet money back to the payment that it came from. The database refuses more than the payment's remainder. */
export function payBackTransfer(
  db: Db,
  { payBackId, paymentId, userId, amountCents, actor, at }: OfPayBack,
): Statement {
  return insertTransfer(db, {
    id: `pb:${payBackId}`,
    phase: 'single',
    dr: walletOf(userId),
    cr: PAID_BACK,
    amount: amountCents,
    code: 'pay_back',
    ref: paymentId,
    actor,
    at,
  })
}

/** Returns a pay-back to the wallet, because the provider did not pay it. */
export function returnPayBack(db: Db, { payBackId, paymentId, userId, amountCents, actor, at }: OfPayBack): Statement {
  return insertTransfer(db, {
    id: `pbr:${payBackId}`,
    phase: 'single',
    dr: PAID_BACK,
    cr: walletOf(userId),
    amount: amountCents,
    code: 'pay_back_return',
    ref: paymentId,
    actor,
    at,
  })
}

/** Pays an astrologer's due by bank transfer. */
export function withdraw(db: Db, { payoutId, astrologerId, paise, actor, at }: OfAstrologer & OfPayout): Statement {
  return insertTransfer(db, {
    id: `po:${payoutId}`,
    phase: 'single',
    dr: payableOf(astrologerId),
    cr: BANK,
    amount: paise,
    code: 'withdrawal',
    ref: payoutId,
    actor,
    at,
  })
}

/** Makes a payout due again that the bank returned, or that was marked by mistake. */
export function returnWithdrawal(
  db: Db,
  { payoutId, astrologerId, paise, actor, at }: OfAstrologer & OfPayout,
): Statement {
  return insertTransfer(db, {
    id: `wr:${payoutId}`,
    phase: 'single',
    dr: BANK,
    cr: payableOf(astrologerId),
    amount: paise,
    code: 'withdrawal_return',
    ref: payoutId,
    actor,
    at,
  })
}
