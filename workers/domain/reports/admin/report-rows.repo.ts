// The rows of reports, oldest first, in chunks with keyset pagination.
import type { CsvCell, CsvRow } from '#workers/contract/text/csv.ts'
import type { Db } from '#workers/db/client.ts'

/** From `fromAt` to before `toAt` (ms UTC). */
export type RowsPlace = { fromAt: number; toAt: number; place: string | null; size: number }
export type Chunk = { rows: CsvRow[]; next: string | null }

type Row = Record<string, string | number | null>
type Source = { select: string; from: string; at: string; id: string; head: string[]; cells(row: Row): CsvCell[] }

/** Consultations sorted by their end, which is the time that the figures of a period use, too. */
const sessions: Source = {
  select: `c.id, c.kind, u.full_name AS client, c.user_id, a.full_name AS astrologer, c.astrologer_id, c.requested_at, c.started_at,
    c.ended_at, c.end_reason, c.billable_seconds, c.price_cents, c.charge_cents,
    (SELECT coalesce(sum(amount), 0) FROM transfer WHERE ref = c.id AND code = 'refund') AS refunded_cents,
    c.payout_paise, c.promotion_paise`,
  from: 'consultation c CROSS JOIN user u ON u.id = c.user_id CROSS JOIN user a ON a.id = c.astrologer_id WHERE c.ended_at IS NOT NULL',
  at: 'c.ended_at',
  id: 'c.id',
  head: [
    'Session',
    'Kind',
    'Client',
    'Client id',
    'Astrologer',
    'Astrologer id',
    'Requested (UTC)',
    'Began (UTC)',
    'Ended (UTC)',
    'End',
    'Billed seconds',
    'Price a minute (USD)',
    'Charge (USD)',
    'Refunded (USD)',
    'Payout (INR)',
    'Promotion (INR)',
  ],
  cells: (row) => [
    ...texts(row, ['id', 'kind', 'client', 'user_id', 'astrologer', 'astrologer_id']),
    ...times(row, ['requested_at', 'started_at', 'ended_at']),
    ...texts(row, ['end_reason', 'billable_seconds']),
    ...amounts(row, ['price_cents', 'charge_cents', 'refunded_cents', 'payout_paise', 'promotion_paise']),
  ],
}

/** Clients sorted by registration; closed accounts have no name. */
const users: Source = {
  select: `u.id, u.full_name, u.email, u.phone, u.gender, u.status, u.created_at, u.last_login_at,
    (SELECT count(*) FROM consultation WHERE user_id = u.id AND billable_seconds > 0) AS sessions,
    (SELECT coalesce(sum(charge_cents), 0) FROM consultation WHERE user_id = u.id) AS charged_cents,
    coalesce((SELECT cr_posted - dr_posted FROM account WHERE id = 'u:' || u.id), 0) AS balance_cents`,
  from: "user u WHERE u.role = 'user' AND u.status <> 'closed'",
  at: 'u.created_at',
  id: 'u.id',
  head: [
    'Client',
    'Name',
    'E-mail',
    'Phone',
    'Gender',
    'Status',
    'Registered (UTC)',
    'Last login (UTC)',
    'Billed sessions',
    'Charged (USD)',
    'Balance (USD)',
  ],
  cells: (row) => [
    ...texts(row, ['id', 'full_name', 'email', 'phone', 'gender', 'status']),
    ...times(row, ['created_at', 'last_login_at']),
    ...texts(row, ['sessions']),
    ...amounts(row, ['charged_cents', 'balance_cents']),
  ],
}

/** Payouts sorted by the day on which the bank paid them. */
const payouts: Source = {
  select: `p.id, u.full_name AS name, u.email, p.astrologer_id, p.paise, p.reference, p.at, p.from_at, p.to_at,
    p.reversed_at, p.reversed_because`,
  from: 'payout_period p CROSS JOIN user u ON u.id = p.astrologer_id WHERE 1',
  at: 'p.at',
  id: 'p.id',
  head: [
    'Payout',
    'Astrologer',
    'E-mail',
    'Astrologer id',
    'Amount (INR)',
    'Reference of the bank',
    'Paid (UTC)',
    'Earned from (UTC)',
    'Earned before (UTC)',
    'Reversed (UTC)',
    'Reversed because',
  ],
  cells: (row) => [
    ...texts(row, ['id', 'name', 'email', 'astrologer_id']),
    ...amounts(row, ['paise']),
    ...texts(row, ['reference']),
    ...times(row, ['at', 'from_at', 'to_at', 'reversed_at']),
    ...texts(row, ['reversed_because']),
  ],
}

export const SOURCES = { sessions, users, payouts } as const

/** The rows after a position ("1790000000000.id"), and the position for the next chunk; null after the last row. */
export async function findReportRows(
  db: Db,
  { select, from, at, id, cells }: Source,
  { fromAt, toAt, place, size }: RowsPlace,
): Promise<Chunk> {
  const dot = place?.indexOf('.') ?? -1
  const after = place === null ? { at: fromAt, id: '' } : { at: Number(place.slice(0, dot)), id: place.slice(dot + 1) }
  const { results } = await db.$client
    .prepare(
      `SELECT ${select}, ${at} AS place_at, ${id} AS place_id FROM ${from} AND ${at} >= ?1 AND ${at} < ?2
         AND (${at}, ${id}) > (?1, ?3) ORDER BY ${at}, ${id} LIMIT ?4`,
    )
    .bind(after.at, toAt, after.id, size)
    .all<Row>()
  const last = results.at(-1)
  return {
    rows: results.map(cells),
    next: last && results.length === size ? `${last.place_at}.${last.place_id}` : null,
  }
}

function texts(row: Row, names: readonly string[]): CsvCell[] {
  return names.map((name) => String(row[name] ?? ''))
}

/** Converts cents or paise to amounts with two decimals. */
function amounts(row: Row, names: readonly string[]): CsvCell[] {
  return names.map((name) => ({ figure: (Number(row[name] ?? 0) / 100).toFixed(2) }))
}

/** Formats ms UTC as ISO; 0 ("since the beginning") becomes an empty cell. */
function times(row: Row, names: readonly string[]): CsvCell[] {
  return names.map((name) => (row[name] ? new Date(Number(row[name])).toISOString() : ''))
}
