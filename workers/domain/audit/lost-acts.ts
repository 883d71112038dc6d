// Finds acts of admins that a restored database has lost, in the daily copies of the audit log.
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { type AuditEntry, entriesBetween } from './audit.repo.ts'
import { fileOfDay } from './copy-days.ts'

type Deps = {
  db: Db
  readText(key: string): Promise<string | null>
  putText(key: string, text: string): Promise<void>
}

const AT_ONCE = 500

/**
 * The acts of a day (its first ms UTC) that are in its copy but not in the log; null without a copy. They are stored in a
 * separate file, because the next copy of that day is written from the log alone.
 */
export async function findLostActs(deps: Deps, from: number): Promise<AuditEntry[] | null> {
  const [file, keptFile] = [fileOfDay(from), `audit/lost/${nameOf(from)}`]
  const [copied, kept] = await Promise.all([deps.readText(file), deps.readText(keptFile)])
  if (copied === null && kept === null) return null
  const standing = await actsInLog(deps.db, from)
  const lines = new Set(`${kept ?? ''}${copied ?? ''}`.split('\n').filter((line) => line !== ''))
  const lost = [...lines].filter((line) => !standing.has(nameOfAct(JSON.parse(line))))
  if (lost.length > 0) await deps.putText(keptFile, `${lost.join('\n')}\n`)
  return lost.map((line) => JSON.parse(line))
}

const nameOf = (from: number) => fileOfDay(from).slice('audit/'.length)

type Named = Omit<AuditEntry, 'detail'> & { detail?: string | null }

/** Ids are reused after a restore, so an act is identified by all its fields. */
function nameOfAct({ at, actorId, action, object, detail }: Named): string {
  return JSON.stringify([at, actorId, action, object, detail ?? null])
}

async function actsInLog(db: Db, from: number): Promise<Set<string>> {
  const names = new Set<string>()
  for (let after = 0; ; ) {
    const entries = await entriesBetween(db, { from, to: from + DAY, after, limit: AT_ONCE })
    for (const entry of entries) names.add(nameOfAct(entry))
    after = entries.at(-1)?.id ?? after
    if (entries.length < AT_ONCE) return names
  }
}
