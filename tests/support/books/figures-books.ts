// A small ledger, from which tests recompute the admins' figures by hand.

import { addAccount, practiceBooks } from '#tests/support/pages/practices.ts'
import type { Db } from '#workers/db/client.ts'

/** 17 May 2026, 10:00 UTC: 15:30 of that day in Kolkata, which began at 18:30 UTC the day before. */
export const NOW = Date.UTC(2026, 4, 17, 10)
export const MIDNIGHT = Date.UTC(2026, 4, 16, 18, 30)

export type FiguresBooks = Awaited<ReturnType<typeof figuresBooks>>

type Session = {
  id: string
  at: number
  kind?: string
  seconds?: number
  cents?: number
  paise?: number
  reason?: string
}

/** Mira with $1,000 in her wallet, and Asha's practice. `deps`: what the reports need; `session`: adds one that is settled. */
export async function figuresBooks() {
  const { d1, db } = await practiceBooks()
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  for (const [id, kind, ccy] of [
    ['u:mira', 'wallet', 'USD'],
    ['a:asha', 'payable', 'INR'],
  ] as const)
    await d1.prepare('INSERT OR IGNORE INTO account (id, kind, ccy) VALUES (?, ?, ?)').bind(id, kind, ccy).run()
  const { results } = await d1
    .prepare(
      "SELECT name FROM sqlite_master WHERE type = 'trigger' AND tbl_name = 'transfer' AND sql LIKE '%BEFORE INSERT%'",
    )
    .all<{ name: string }>()
  // The rules of holds are tested elsewhere; these rows are of bills that stand.
  for (const { name } of results) await d1.prepare(`DROP TRIGGER ${name}`).run()
  await d1
    .prepare(
      `INSERT INTO transfer (id, phase, dr, cr, amount, code, actor, at)
       VALUES ('top-up', 'single', 'world:usd', 'u:mira', 100000, 'top_up', 'system', 1)`,
    )
    .run()
  return { d1, db, deps: depsOf(db), session: (session: Session) => addSession(d1, session) }
}

function depsOf(db: Db) {
  return {
    db,
    now: () => NOW,
    settings: async () => ({ timezone: 'Asia/Kolkata', usdInrRate: 80, usdInrRateSetAt: 0 }),
  }
}

async function addSession(
  d1: D1Database,
  { id, at, kind = 'chat', seconds = 0, cents = 0, paise = 0, reason = 'user_ended' }: Session,
): Promise<void> {
  const started = seconds > 0 ? at - seconds * 1000 : null
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, billable_seconds, charge_cents, payout_paise)
       VALUES (?1, 'mira', 'asha', ?2, 'ended', ?3, 180, 9000, ?4, ?5, ?4, '[]', ?6, ?7, ?8)`,
    )
    .bind(id, kind, reason, at, started, seconds, cents, paise)
    .run()
  const move = (code: string, dr: string, cr: string, amount: number) =>
    d1
      .prepare(
        "INSERT INTO transfer (id, phase, dr, cr, amount, code, ref, actor, at) VALUES (?, 'single', ?, ?, ?, ?, ?, 'system', ?)",
      )
      .bind(`${code}:${id}`, dr, cr, amount, code, id, at)
      .run()
  if (cents > 0) await move('usage', 'u:mira', 'rev:usd', cents)
  if (paise > 0) await move('payout', 'exp:inr', 'a:asha', paise)
}
