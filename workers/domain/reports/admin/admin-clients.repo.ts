// Clients for the admins: the list by pages, and one client with everything that an admin acts on.

import type { MailCause } from '#workers/contract/accounts/mails.ts'
import { type AdminClient, type ClientFilters, ROWS_A_PAGE } from '#workers/contract/admin/admin-lists.ts'
import type { InboxKind } from '#workers/contract/admin/inbox.ts'
import type { Db } from '#workers/db/client.ts'
import { pageOf, placeAfter, stepOf } from '#workers/domain/reports/keyset.ts'
import { peopleFound, phraseOf } from './people-search.ts'

const COLUMNS = `u.id, u.full_name, u.email, u.phone, u.gender, u.status, u.created_at,
  coalesce((SELECT max(l.id) FROM audit_log l WHERE l.object = 'user:' || u.id), 0) AS version`
const OPEN = "u.role = 'user' AND u.status <> 'closed'"

/** Sorted by registration. */
export async function findClients(
  db: Db,
  { search, status, sort, after }: ClientFilters,
  size = ROWS_A_PAGE,
): Promise<{ rows: AdminClient[]; next: string | null }> {
  const { at, id } = placeAfter(after, sort)
  const { beyond, order } = stepOf(sort)
  const phrase = phraseOf(search)
  const found = phrase === null ? '' : `AND u.id IN ${peopleFound('?5')}`
  // A search matches few clients. The unary plus keeps SQLite from scanning all clients by date instead.
  const values = [status ?? null, at, id, size + 1, ...(phrase === null ? [] : [phrase])]
  const { results } = await db.$client
    .prepare(
      `SELECT ${COLUMNS} FROM user u WHERE ${phrase === null ? '' : '+'}${OPEN} AND (?1 IS NULL OR u.status = ?1) ${found}
         AND (u.created_at, u.id) ${beyond} (?2, ?3) ORDER BY u.created_at ${order}, u.id ${order} LIMIT ?4`,
    )
    .bind(...values)
    .all<AdminClient>()
  return pageOf(results, { size, placeOf: (row) => ({ at: row.created_at, id: row.id }) })
}

export async function countClients(db: Db): Promise<{ active: number; disabled: number }> {
  const row = await db.$client
    .prepare(
      `SELECT coalesce(sum(n * (name = 'user:active')), 0) AS active, coalesce(sum(n * (name = 'user:disabled')), 0) AS disabled
       FROM row_count WHERE name IN ('user:active', 'user:disabled')`,
    )
    .first<{ active: number; disabled: number }>()
  return row ?? { active: 0, disabled: 0 }
}

export type ClientDetail = {
  client: AdminClient & { phoneVerifiedAt: number | null; timeZone: string | null; mailCause: MailCause | null }
  balanceCents: number
  heldCents: number
  logins: { browser: string; lastSeenAt: number }[]
  /** Astrologers who blocked this client. */
  blocks: { id: string; name: string; at: number }[]
  /** Inbox entries about this client, newest first. */
  flags: { id: string; kind: InboxKind; text: string; at: number; closedAt: number | null }[]
}

/** Null for anyone but a client with an open account. `now`: ms UTC. */
export async function findClientDetail(db: Db, { id, now }: { id: string; now: number }): Promise<ClientDetail | null> {
  const client = db.$client
  const [accounts, wallets, logins, blocks, flags] = await client.batch<unknown>([
    client
      .prepare(
        `SELECT ${COLUMNS}, u.phone_verified_at AS phoneVerifiedAt, u.time_zone AS timeZone,
           (SELECT m.cause FROM mail_mark m WHERE m.email = u.email) AS mailCause FROM user u WHERE u.id = ?1 AND ${OPEN}`,
      )
      .bind(id),
    client
      .prepare("SELECT cr_posted - dr_posted AS balance, dr_pending AS held FROM account WHERE id = 'u:' || ?1")
      .bind(id),
    client
      .prepare(
        `SELECT browser, last_seen_at AS lastSeenAt FROM auth_session
         WHERE user_id = ?1 AND revoked_at IS NULL AND expires_at > ?2 ORDER BY last_seen_at DESC LIMIT 20`,
      )
      .bind(id, now),
    client
      .prepare(
        `SELECT u.id, u.full_name AS name, b.at FROM blocked_client b JOIN user u ON u.id = b.astrologer_id
         WHERE b.user_id = ?1 ORDER BY b.at DESC LIMIT 50`,
      )
      .bind(id),
    client
      .prepare(
        `SELECT id, kind, detail AS text, at, closed_at AS closedAt FROM inbox_entry
         WHERE user_id = ?1 ORDER BY at DESC LIMIT 50`,
      )
      .bind(id),
  ])
  const [account] = (accounts?.results ?? []) as ClientDetail['client'][]
  if (!account) return null
  const [wallet] = (wallets?.results ?? []) as { balance: number; held: number }[]
  return {
    client: account,
    balanceCents: wallet?.balance ?? 0,
    heldCents: wallet?.held ?? 0,
    logins: (logins?.results ?? []) as ClientDetail['logins'],
    blocks: (blocks?.results ?? []) as ClientDetail['blocks'],
    flags: (flags?.results ?? []) as ClientDetail['flags'],
  }
}
