// Figures of the whole platform out of the books and the consultations, between two instants.
import type { Db } from '#workers/db/client.ts'

/** Cents and paise that moved, and the consultations that ended. */
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
  /** Ended because of the line or the product. */
  failed: number
  newClients: number
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

const MONEY = `SELECT
  coalesce((SELECT sum(amount) FROM transfer WHERE cr = 'rev:usd' AND at >= ?1 AND at < ?2 AND code = 'usage'), 0) AS captured,
  coalesce((SELECT sum(amount) FROM transfer WHERE dr = 'rev:usd' AND at >= ?1 AND at < ?2 AND code = 'refund'), 0) AS refunded,
  coalesce((SELECT sum(amount) FROM transfer WHERE dr = 'exp:inr' AND at >= ?1 AND at < ?2 AND code = 'payout'), 0)
    + coalesce((SELECT sum(amount) FROM transfer WHERE dr = 'promo:inr' AND at >= ?1 AND at < ?2 AND code = 'promotion'), 0) AS payout,
  coalesce((SELECT sum(amount) FROM transfer WHERE cr = 'exp:inr' AND at >= ?1 AND at < ?2 AND code = 'take_back'), 0) AS taken_back`

const SESSIONS = `SELECT coalesce(sum(kind <> 'chat'), 0) AS calls, coalesce(sum(kind = 'chat'), 0) AS chats,
  coalesce(sum(started_at IS NOT NULL), 0) AS answered, coalesce(sum(billable_seconds > 0), 0) AS billed,
  coalesce(sum(billable_seconds), 0) AS seconds, coalesce(sum(end_reason IN ('connection_lost', 'failed') AND charge_cents = 0), 0) AS failed
  FROM consultation WHERE ended_at >= ?1 AND ended_at < ?2`

/** `from` on, before `to` (ms UTC). */
export async function findFigures(db: Db, { from, to }: { from: number; to: number }): Promise<Figures> {
  const client = db.$client
  const [money, sessions, people] = await client.batch<Record<string, number>>([
    client.prepare(MONEY).bind(from, to),
    client.prepare(SESSIONS).bind(from, to),
    client
      .prepare("SELECT count(*) AS n FROM user WHERE role = 'user' AND created_at >= ?1 AND created_at < ?2")
      .bind(from, to),
  ])
  const [sums = {}] = money?.results ?? []
  const [counts = {}] = sessions?.results ?? []
  return {
    capturedCents: sums.captured ?? 0,
    refundedCents: sums.refunded ?? 0,
    payoutPaise: sums.payout ?? 0,
    takenBackPaise: sums.taken_back ?? 0,
    calls: counts.calls ?? 0,
    chats: counts.chats ?? 0,
    answered: counts.answered ?? 0,
    billed: counts.billed ?? 0,
    billableSeconds: counts.seconds ?? 0,
    failed: counts.failed ?? 0,
    newClients: people?.results[0]?.n ?? 0,
  }
}

/** Accounts at the moment. Active: approved, and online or seen since `seenSince` (ms UTC). */
export async function countAccounts(db: Db, { seenSince }: { seenSince: number }): Promise<Accounts> {
  const row = await db.$client
    .prepare(
      `SELECT sum(u.role = 'user') AS clients, sum(u.role = 'astrologer') AS astrologers,
         sum(u.role = 'astrologer' AND a.is_approved) AS approved,
         sum(u.role = 'astrologer' AND a.is_approved AND (a.status <> 'offline' OR u.last_login_at >= ?1
           OR EXISTS (SELECT 1 FROM auth_session l WHERE l.user_id = u.id AND l.last_seen_at >= ?1)
           OR EXISTS (SELECT 1 FROM online_span s WHERE s.astrologer_id = a.id AND s.to_at >= ?1))) AS active,
         sum(u.role = 'astrologer' AND NOT a.is_approved) AS waiting,
         sum(a.status = 'online') AS online, sum(a.status = 'busy') AS busy
       FROM user u LEFT JOIN astrologer a ON a.id = u.id WHERE u.status <> 'closed'`,
    )
    .bind(seenSince)
    .first<Record<keyof Accounts, number | null>>()
  const names = ['clients', 'astrologers', 'approved', 'active', 'waiting', 'online', 'busy'] as const
  return Object.fromEntries(names.map((name) => [name, row?.[name] ?? 0])) as Accounts
}

/** Gross revenue (cents) of each stretch, in their order. */
export async function findGross(db: Db, stretches: readonly { from: number; to: number }[]): Promise<number[]> {
  const first = stretches[0]?.from ?? 0
  const { results } = await db.$client
    .prepare(
      `SELECT at, amount AS cents FROM transfer WHERE cr = 'rev:usd' AND at >= ?1 AND code = 'usage'
       UNION ALL SELECT at, -amount FROM transfer WHERE dr = 'rev:usd' AND at >= ?1 AND code = 'refund'`,
    )
    .bind(first)
    .all<{ at: number; cents: number }>()
  return stretches.map(({ from, to }) =>
    results.reduce((sum, { at, cents }) => (at >= from && at < to ? sum + cents : sum), 0),
  )
}
