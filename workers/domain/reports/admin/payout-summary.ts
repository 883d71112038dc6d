// The payout calculator: billed minutes at fixed rates, and the consultations of one astrologer.

import {
  type Breakdown,
  CALCULATOR,
  type CalculatorAnswer,
  type ConsultationRecord,
  type DetailsAnswer,
} from '#workers/contract/astrologers/payouts.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { lastDays } from '#workers/domain/reports/zoned-days.ts'
import { findAdminAstrologer } from './admin-astrologers.repo.ts'
import { findMinutes, findRecords, type MinutesRow, type RecordRow } from './payouts.repo.ts'
import { minutesOf } from './rounded-figures.ts'

type Deps = { db: Db; now: () => number; settings(): Promise<{ timezone: string; usdInrRate: number }> }

/** Start of the last `days` days in the platform's zone, including today. */
async function sinceOf({ now, settings }: Deps, days: number): Promise<number> {
  const { timezone } = await settings()
  return lastDays(now(), timezone, days)[0]?.from ?? now()
}

export async function calculatePayouts(deps: Deps, days: number): Promise<CalculatorAnswer> {
  const [rows, { usdInrRate }] = await Promise.all([findMinutes(deps.db, await sinceOf(deps, days)), deps.settings()])
  const astrologer_breakdown = rows.map((row) => breakdownOf(row, usdInrRate))
  const sum = (of: (row: MinutesRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const cents = sum(centsOf)
  return {
    projections: {
      projected_call_revenue: cents / 100,
      astrologer_revenue: rupeesOf(cents, usdInrRate),
      total_call_minutes: minutesOf(sum((row) => row.callSeconds)),
      total_chat_minutes: minutesOf(sum((row) => row.chatSeconds)),
      total_session_minutes: minutesOf(sum((row) => row.callSeconds + row.chatSeconds)),
    },
    astrologer_breakdown,
  }
}

function breakdownOf(row: MinutesRow, usdInrRate: number): Breakdown {
  const cents = centsOf(row)
  return {
    id: row.id,
    name: row.name,
    call_count: row.calls,
    chat_count: row.chats,
    call_minutes: minutesOf(row.callSeconds),
    chat_minutes: minutesOf(row.chatSeconds),
    total_revenue: cents / 100,
    astrologer_earnings: rupeesOf(cents, usdInrRate),
  }
}

/** Cents of the seconds at the fixed rates, rounded once per astrologer, so that the rows add up to the totals. */
function centsOf({ callSeconds, chatSeconds }: MinutesRow): number {
  return Math.round(((callSeconds * CALCULATOR.call + chatSeconds * CALCULATOR.chat) * 100) / 60)
}

function rupeesOf(cents: number, usdInrRate: number): number {
  return Math.round((cents * usdInrRate * (100 - CALCULATOR.commission)) / 100) / 100
}

/** Throws not_found if the account is not an astrologer's. */
export async function readPayoutDetails(
  deps: Deps,
  { astrologerId, days }: { astrologerId: string; days: number },
): Promise<DetailsAnswer> {
  if (!(await findAdminAstrologer(deps.db, astrologerId))) throw new AppError('not_found')
  const { rows, totals, paise } = await findRecords(deps.db, { astrologerId, since: await sinceOf(deps, days) })
  const calls = rows.filter(({ kind }) => kind !== 'chat')
  const chats = rows.filter(({ kind }) => kind === 'chat')
  return {
    summary: {
      total_calls: totals.calls,
      total_chats: totals.chats,
      total_earnings: paise / 100,
      total_call_minutes: minutesOf(totals.callSeconds),
      total_chat_minutes: minutesOf(totals.chatSeconds),
      total_session_minutes: minutesOf(totals.callSeconds + totals.chatSeconds),
    },
    call_records: calls.map(recordOf),
    chat_records: chats.map(recordOf),
  }
}

function recordOf({ id, requestedAt, userName, seconds, endReason, ...money }: RecordRow): ConsultationRecord {
  return {
    id,
    created_at: requestedAt,
    user_name: userName,
    cost: money.cents / 100,
    refunded: money.refundedCents / 100,
    status: 'ended' as const,
    end_reason: endReason,
    duration_minutes: minutesOf(seconds),
  }
}
