// Aggregates the platform's figures by quarters of an hour and by days (UTC), so that a month or all time needs few
// rows.
import { DAY, MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'

export const QUARTER = 15 * MINUTE

const NAMES =
  'captured, refunded, payout, taken_back, calls, chats, answered, billed, seconds, failed, people, chat_messages, chat_seconds, chats_billed'
const COLUMNS = NAMES.split(', ')
export const SUMS = COLUMNS.map((name) => `coalesce(sum(${name}), 0) AS ${name}`).join(', ')

/** A row for each transfer, ended consultation and new client from ?1 to before ?2, with `at` and its figures. */
const OTHERS = (given: Record<string, string>) => COLUMNS.map((name) => `${given[name] ?? '0'} AS ${name}`).join(', ')
const MOVED = [
  ['cr', 'rev:usd', 'usage'],
  ['dr', 'rev:usd', 'refund'],
  ['dr', 'exp:inr', 'payout'],
  ['dr', 'promo:inr', 'promotion'],
  ['cr', 'exp:inr', 'take_back'],
].map(([side, account, code]) => `(${side} = '${account}' AND at >= ?1 AND at < ?2 AND code = '${code}')`)
// One part for all transfers, each found by its account's index, because D1 allows at most five parts in a compound
// SELECT.
export const FACTS = [
  `SELECT at, ${OTHERS({
    captured: "amount * (code = 'usage')",
    refunded: "amount * (code = 'refund')",
    payout: "amount * (code IN ('payout', 'promotion'))",
    taken_back: "amount * (code = 'take_back')",
  })} FROM transfer WHERE ${MOVED.join(' OR ')}`,
  `SELECT ended_at, ${OTHERS({
    calls: "kind <> 'chat'",
    chats: "kind = 'chat'",
    answered: 'started_at IS NOT NULL',
    billed: 'billable_seconds > 0',
    chat_messages: "message_count * (kind = 'chat')",
    chat_seconds: "billable_seconds * (kind = 'chat')",
    chats_billed: "billable_seconds > 0 AND kind = 'chat'",
    seconds: 'billable_seconds',
    failed: "end_reason IN ('connection_lost', 'failed') AND charge_cents = 0",
  })} FROM consultation WHERE ended_at >= ?1 AND ended_at < ?2`,
  `SELECT created_at, ${OTHERS({ people: '1' })} FROM user WHERE role = 'user' AND created_at >= ?1 AND created_at < ?2`,
].join('\nUNION ALL ')

const MARK = 'figures'

/** The end of the aggregated time (ms UTC); 0 before the first run. */
export async function rolledUpTo(db: Db): Promise<number> {
  const row = await db.$client
    .prepare('SELECT up_to AS at FROM books_mark WHERE name = ?')
    .bind(MARK)
    .first<{ at: number }>()
  return row?.at ?? 0
}

/** The time of the first figure from `from` on (ms UTC); null without any. */
export async function nextFactAt(db: Db, from: number): Promise<number | null> {
  const row = await db.$client
    .prepare(
      `SELECT min(at) AS at FROM (SELECT min(ended_at) AS at FROM consultation WHERE ended_at IS NOT NULL AND ended_at >= ?1
         UNION ALL SELECT min(created_at) FROM user WHERE role = 'user' AND created_at >= ?1
         ${['cr', 'dr'].map((side) => `UNION ALL SELECT min(at) FROM transfer WHERE ${side} = 'rev:usd' AND at >= ?1`).join('\n')})`,
    )
    .bind(from)
    .first<{ at: number | null }>()
  return row?.at ?? null
}

/** Rewrites the slots from `from` to before `to`, both at whole quarters of an hour, and stores `to` as the mark. */
export async function rollUp(db: Db, { from, to }: { from: number; to: number }): Promise<void> {
  const client = db.$client
  const firstDay = Math.floor(from / DAY) * DAY
  const days = Math.floor(to / DAY) * DAY
  const slots = (length: number, source: string) =>
    `INSERT OR REPLACE INTO figures_slot (length, from_at, ${NAMES})
     SELECT ${length}, at / ${length} * ${length} AS slot, ${SUMS} FROM (${source}) GROUP BY slot`
  await client.batch([
    client
      .prepare('DELETE FROM figures_slot WHERE length = ?3 AND from_at >= ?1 AND from_at < ?2')
      .bind(from, to, QUARTER),
    client.prepare(slots(QUARTER, FACTS)).bind(from, to),
    client
      .prepare(
        slots(
          DAY,
          `SELECT from_at AS at, ${NAMES} FROM figures_slot WHERE length = ${QUARTER} AND from_at >= ?1 AND from_at < ?2`,
        ),
      )
      .bind(firstDay, days),
    client
      .prepare('INSERT INTO books_mark (name, up_to) VALUES (?1, ?2) ON CONFLICT (name) DO UPDATE SET up_to = ?2')
      .bind(MARK, to),
  ])
}
