// Figures of the whole platform from the ledger and the consultations, between two instants.
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { FACTS, QUARTER, rolledUpTo, SUMS } from '#workers/domain/reports/books/roll-up.repo.ts'

/** Cents and paise moved, and consultations that ended. */
export type Figures = {
  capturedCents: number
  refundedCents: number
  payoutPaise: number
  takenBackPaise: number
  calls: number
  chats: number
  answered: number
  billed: number
  billableSeconds: number
  /** Ended because of a lost connection or an error of the platform. */
  failed: number
  newClients: number
  chatMessages: number
  chatSeconds: number
  chatsBilled: number
}

export type Accounts = {
  clients: number
  astrologers: number
  approved: number
  active: number
  waiting: number
  online: number
  busy: number
}

type Stretch = { from: number; to: number }

/** From `from` to before `to` (ms UTC): whole slots are read from their stored sums, the rest from the ledger. */
export async function findFigures(db: Db, { from, to }: Stretch): Promise<Figures> {
  const client = db.$client
  const mark = await rolledUpTo(db)
  const slots = {
    from: Math.ceil(from / QUARTER) * QUARTER,
    to: Math.min(Math.floor(to / QUARTER) * QUARTER, mark),
  }
  const isAdded = slots.from < slots.to
  const rest: Stretch[] = isAdded
    ? [
        { from, to: slots.from },
        { from: slots.to, to },
      ]
    : [{ from, to }]
  const results = await client.batch<Record<string, number>>([
    ...(isAdded ? [slotsIn(db, slots)] : []),
    ...rest
      .filter((stretch) => stretch.from < stretch.to)
      .map((stretch) => client.prepare(`SELECT ${SUMS} FROM (${FACTS})`).bind(stretch.from, stretch.to)),
  ])
  const sumOf = (name: string) => results.reduce((sum, { results: [row] }) => sum + (row?.[name] ?? 0), 0)
  return {
    capturedCents: sumOf('captured'),
    refundedCents: sumOf('refunded'),
    payoutPaise: sumOf('payout'),
    takenBackPaise: sumOf('taken_back'),
    calls: sumOf('calls'),
    chats: sumOf('chats'),
    answered: sumOf('answered'),
    billed: sumOf('billed'),
    billableSeconds: sumOf('seconds'),
    failed: sumOf('failed'),
    newClients: sumOf('people'),
    chatMessages: sumOf('chat_messages'),
    chatSeconds: sumOf('chat_seconds'),
    chatsBilled: sumOf('chats_billed'),
  }
}

/** Whole days, and the quarters of an hour before and after them. */
function slotsIn(db: Db, { from, to }: Stretch): D1PreparedStatement {
  const days = { from: Math.ceil(from / DAY) * DAY, to: Math.floor(to / DAY) * DAY }
  const hasDays = days.from < days.to
  const [first, last] = hasDays ? [days.from, days.to] : [to, to]
  return db.$client
    .prepare(
      `SELECT ${SUMS} FROM (
         SELECT * FROM figures_slot WHERE length = ${DAY} AND from_at >= ?1 AND from_at < ?2
         UNION ALL SELECT * FROM figures_slot WHERE length = ${QUARTER} AND from_at >= ?3 AND from_at < ?4
         UNION ALL SELECT * FROM figures_slot WHERE length = ${QUARTER} AND from_at >= ?5 AND from_at < ?6)`,
    )
    .bind(hasDays ? first : 0, hasDays ? last : 0, from, first, last, to)
}

/**
 * Current numbers of accounts, as triggers maintain them. Active: approved, and online or seen since `seenSince` (ms
 * UTC).
 */
export async function countAccounts(db: Db, { seenSince }: { seenSince: number }): Promise<Accounts> {
  const client = db.$client
  const [counted, seen] = await client.batch<Record<string, number | null>>([
    client.prepare(
      `SELECT sum(n * (name LIKE 'user:%')) AS clients, sum(n * (name LIKE 'astrologer:%')) AS astrologers,
         sum(n * (name LIKE 'practice:1:%')) AS approved, sum(n * (name LIKE 'practice:%:online')) AS online,
         sum(n * (name LIKE 'practice:%:busy')) AS busy
       FROM row_count WHERE name NOT LIKE '%:closed'`,
    ),
    client
      .prepare(
        `SELECT (SELECT coalesce(sum(n), 0) FROM row_count WHERE name LIKE 'practice:1:%' AND name NOT LIKE '%:offline')
           + (SELECT count(*) FROM astrologer
              WHERE listed_name IS NOT NULL AND is_approved = 1 AND status = 'offline' AND seen_at >= ?1) AS active`,
      )
      .bind(seenSince),
  ])
  const row: Record<string, number | null> = { ...counted?.results[0], ...seen?.results[0] }
  const of = (name: string) => row[name] ?? 0
  return {
    clients: of('clients'),
    astrologers: of('astrologers'),
    approved: of('approved'),
    active: of('active'),
    waiting: of('astrologers') - of('approved'),
    online: of('online'),
    busy: of('busy'),
  }
}

export type DayFigures = { cents: number; sessions: number }

/**
 * Gross revenue (cents) and ended consultations of each time range, in their order. The ranges must consist of whole
 * quarters of an hour, which the days of every time zone do.
 */
export async function findDays(db: Db, stretches: readonly Stretch[]): Promise<DayFigures[]> {
  const first = stretches[0]?.from ?? 0
  const client = db.$client
  const mark = await rolledUpTo(db)
  const rest = Math.max(first, mark)
  const parts = await client.batch<{ at: number; cents: number; sessions: number }>([
    client
      .prepare(
        `SELECT from_at AS at, captured - refunded AS cents, calls + chats AS sessions FROM figures_slot
         WHERE length = ${QUARTER} AND from_at >= ?1 AND from_at < ?2`,
      )
      .bind(first, mark),
    client
      .prepare(
        `SELECT at, amount AS cents, 0 AS sessions FROM transfer WHERE cr = 'rev:usd' AND at >= ?1 AND code = 'usage'
         UNION ALL SELECT at, -amount, 0 FROM transfer WHERE dr = 'rev:usd' AND at >= ?1 AND code = 'refund'
         UNION ALL SELECT ended_at, 0, 1 FROM consultation WHERE ended_at >= ?1`,
      )
      .bind(rest),
  ])
  const rows = parts.flatMap((part) => part.results)
  return stretches.map(({ from, to }) => {
    const own = rows.filter(({ at }) => at >= from && at < to)
    const sumOf = (name: 'cents' | 'sessions') => own.reduce((sum, row) => sum + row[name], 0)
    return { cents: sumOf('cents'), sessions: sumOf('sessions') }
  })
}
