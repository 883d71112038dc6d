// The audit log with the names of the admins.
import type { AuditRow } from '#workers/contract/admin/audit.ts'
import type { Db } from '#workers/db/client.ts'
import { stepOf, type TimeSort } from '#workers/domain/reports/keyset.ts'

type LastChange = { name: string; action: string; detail: string | null }

/** The newest entry about an object, with the name of its author. */
export async function findLastChange(db: Db, object: string): Promise<LastChange | null> {
  return db.$client
    .prepare(
      `SELECT u.full_name AS name, l.action, l.detail FROM audit_log l JOIN user u ON u.id = l.actor_id
       WHERE l.object = ?1 ORDER BY l.id DESC LIMIT 1`,
    )
    .bind(object)
    .first()
}

export type Act = { actorId: string; name: string; detail: string | null }

/** The newest action of one kind on an object, with the name of its author. */
export async function findLastAct(db: Db, { object, action }: { object: string; action: string }): Promise<Act | null> {
  return db.$client
    .prepare(
      `SELECT l.actor_id AS actorId, u.full_name AS name, l.detail FROM audit_log l JOIN user u ON u.id = l.actor_id
       WHERE l.object = ?1 AND l.action = ?2 ORDER BY l.id DESC LIMIT 1`,
    )
    .bind(object, action)
    .first<Act>()
}

type Asked = {
  actor?: string | undefined
  action?: string | undefined
  object?: string | undefined
  sort?: TimeSort | undefined
  /** The last id of the previous page. */
  after?: number | undefined
  from: number
  to: number
  size: number
}

/** Each filter except the time range has an index in the order of the ids. */
export async function findAudit(
  db: Db,
  { actor, action, object, sort, after, from, to, size }: Asked,
): Promise<AuditRow[]> {
  const { beyond, order } = stepOf(sort)
  const conditions = [`l.id ${beyond} ?1`, 'l.at >= ?2', 'l.at < ?3']
  const values: (string | number)[] = [after ?? (order === 'ASC' ? 0 : Number.MAX_SAFE_INTEGER), from, to, size]
  for (const [column, value] of [
    ['actor_id', actor],
    ['action', action],
    ['object', object],
  ] as const)
    if (value) {
      values.push(value)
      conditions.push(`l.${column} = ?${values.length}`)
    }
  const { results } = await db.$client
    .prepare(
      `SELECT l.id, l.at, l.actor_id, coalesce(u.full_name, 'The system') AS actor, l.action, l.object, l.detail
       FROM audit_log l LEFT JOIN user u ON u.id = l.actor_id
       WHERE ${conditions.join(' AND ')} ORDER BY l.id ${order} LIMIT ?4`,
    )
    .bind(...values)
    .all<AuditRow>()
  return results
}

/** The distinct actions and people in the log, each found by one index seek. */
export async function findAuditChoices(db: Db): Promise<{ actions: string[]; actors: { id: string; name: string }[] }> {
  const distinct = (column: string) => `WITH RECURSIVE each(value) AS (
    SELECT min(${column}) FROM audit_log UNION ALL
    SELECT (SELECT min(${column}) FROM audit_log WHERE ${column} > each.value) FROM each WHERE each.value IS NOT NULL)`
  const client = db.$client
  const [actions, actors] = await client.batch<Record<string, string>>([
    client.prepare(`${distinct('action')} SELECT value FROM each WHERE value IS NOT NULL`),
    client.prepare(
      `${distinct('actor_id')} SELECT v.value AS id, coalesce(u.full_name, 'The system') AS name
       FROM each v LEFT JOIN user u ON u.id = v.value WHERE v.value IS NOT NULL ORDER BY name LIMIT 200`,
    ),
  ])
  return {
    actions: (actions?.results ?? []).map(({ value }) => value ?? ''),
    actors: (actors?.results ?? []) as { id: string; name: string }[],
  }
}
