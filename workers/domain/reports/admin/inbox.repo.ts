// The admins' inbox, each entry with the person and the consultation it is about.
import type { InboxKind, WireInboxEntry } from '#workers/contract/admin/inbox.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import { pageOf, placeAfter } from '#workers/domain/reports/keyset.ts'

type Row = Omit<WireInboxEntry, 'person' | 'session'> & { person: string | null; session: string | null }

/** A consultation's entry names it by `session:<id>`, a review's by `review:<id>`; the person is absent once the account is closed.
 * A message of the contact form has its sender on its own row. */
const COLUMNS = `e.id, e.kind, e.object, e.user_id, e.detail AS text, e.at, e.closed_at,
  CASE WHEN p.status <> 'closed' THEN json_object('name', p.full_name, 'role', p.role, 'email', p.email)
    WHEN e.sender_email IS NOT NULL THEN json_object('name', e.sender_name, 'role', NULL, 'email', e.sender_email)
  END AS person,
  CASE WHEN c.id IS NOT NULL THEN json_object(
    'id', c.id, 'kind', c.kind, 'user_name', u.full_name, 'astrologer_name', a.full_name, 'ended_at', c.ended_at,
    'end_reason', c.end_reason, 'billable_seconds', c.billable_seconds, 'charge_cents', c.charge_cents,
    'refunded_cents', coalesce((SELECT sum(amount) FROM transfer WHERE ref = c.id AND code = 'refund'), 0)
  ) END AS session`
const JOINS = `LEFT JOIN user p ON p.id = e.user_id
  LEFT JOIN consultation c ON c.id = substr(e.object, instr(e.object, ':') + 1) AND e.object GLOB '[rs]e*:*'
  LEFT JOIN user u ON u.id = c.user_id LEFT JOIN user a ON a.id = c.astrologer_id`

export type InboxAsked = { closed: boolean; kind: InboxKind | null; after?: string | undefined; size: number }

/** Open or closed entries, of one kind or of all, newest first. Each combination has an index. */
export async function findInbox(
  db: Db,
  { closed, kind, after, size }: InboxAsked,
): Promise<{ rows: WireInboxEntry[]; next: string | null }> {
  const { at, id } = placeAfter(after)
  const { results } = await db.$client
    .prepare(
      `SELECT ${COLUMNS} FROM inbox_entry e ${JOINS}
       WHERE (e.closed_at IS NOT NULL) = ?1 ${kind === null ? '' : 'AND e.kind = ?5'} AND (e.at, e.id) < (?2, ?3)
       ORDER BY e.at DESC, e.id DESC LIMIT ?4`,
    )
    .bind(closed ? 1 : 0, at, id, size + 1, ...(kind === null ? [] : [kind]))
    .all<Row>()
  return pageOf(results.map(toWire), { size, placeOf: (entry) => entry })
}

export async function findInboxEntry(db: Db, id: string): Promise<WireInboxEntry | null> {
  const row = await db.$client
    .prepare(`SELECT ${COLUMNS} FROM inbox_entry e ${JOINS} WHERE e.id = ?`)
    .bind(id)
    .first<Row>()
  return row ? toWire(row) : null
}

/** Number of open entries per kind. */
export async function countInbox(db: Db): Promise<{ kind: InboxKind; count: number }[]> {
  const { results } = await db.$client
    .prepare(
      `SELECT kind, count(*) AS count FROM inbox_entry WHERE (closed_at IS NOT NULL) = 0
       GROUP BY kind ORDER BY count DESC, kind`,
    )
    .all<{ kind: InboxKind; count: number }>()
  return results
}

/**
 * The language of an entry's person: of the account, or of the page on which a visitor wrote; null if none was
 * selected.
 */
export async function findLanguageOfEntry(db: Db, id: string): Promise<Language | null> {
  const row = await db.$client
    .prepare(
      'SELECT coalesce(p.language, e.language) AS language FROM inbox_entry e LEFT JOIN user p ON p.id = e.user_id WHERE e.id = ?',
    )
    .bind(id)
    .first<{ language: Language | null }>()
  return row?.language ?? null
}

/** Name of the admin who closed an entry. */
export async function findCloser(db: Db, id: string): Promise<string | null> {
  const row = await db.$client
    .prepare(
      `SELECT u.full_name AS name FROM audit_log l JOIN user u ON u.id = l.actor_id
       WHERE l.action = 'close_inbox_entry' AND l.object = 'inbox:' || ?`,
    )
    .bind(id)
    .first<{ name: string }>()
  return row?.name ?? null
}

function toWire({ person, session, ...entry }: Row): WireInboxEntry {
  return {
    ...entry,
    person: person === null ? null : JSON.parse(person),
    session: session === null ? null : JSON.parse(session),
  }
}
