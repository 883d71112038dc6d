// Finds acts of admins that moved money and that the restored database has lost, in the copies of the audit log, one page per
// day.
import type { CatchUpAnswer } from '#workers/contract/admin/catch-up.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { commit } from '#workers/db/commit.ts'
import type { AuditEntry } from '#workers/domain/audit/index.ts'
import { putEntry } from '#workers/domain/inbox/index.ts'
import type { CatchUpDeps, Page } from './deps.ts'
import { stillOpen } from './still-open.ts'

const OF_MONEY: ReadonlySet<string> = new Set(['pay_astrologer', 'reverse_payout', 'pay_back', 'refund'])

/** Other acts, such as changed settings, are only listed: an admin may repeat them. */
export async function catchUpActs({ db, now, lostActs }: CatchUpDeps, { since, after }: Page): Promise<CatchUpAnswer> {
  const day = after === null ? Math.floor(since / DAY) * DAY : Number(after)
  const acts = await lostActs(day)
  const found = (acts ?? []).filter(({ action }) => OF_MONEY.has(action)).map((act) => ({ ...entryOf(act), act }))
  if (found.length > 0)
    await commit(
      db,
      found.map(({ entry, about, act: { at } }) =>
        putEntry(db, { id: entry, kind: 'alert', object: 'alert:restore', userId: null, detail: about, at }),
      ),
    )
  const isLast = day + DAY > now()
  const others = (acts ?? []).filter(({ action }) => !OF_MONEY.has(action))
  return {
    counts: { 'lost acts of admins': acts?.length ?? 0 },
    notes: [
      ...others.map((act) => `Lost: ${sentenceOf(act)}`),
      ...(acts === null ? [`The audit log of ${dayOf(day)} has no copy: ${UNKNOWN}`] : []),
    ],
    unexplained: await stillOpen(db, found),
    next: isLast ? null : String(day + DAY),
  }
}

const UNKNOWN =
  'no admin did anything, or its night had not come. Compare the payouts of that day with the list of the bank.'

function entryOf(act: AuditEntry) {
  const { at, action, object } = act
  const about = `Lost with the database: ${sentenceOf(act)}. If money moved, do it once more in the books.`
  return { entry: `lost_act:${at}:${action}:${object}`, about }
}

function sentenceOf({ at, actorId, action, object, detail }: AuditEntry): string {
  return `${action} of ${object} by ${actorId} at ${new Date(at).toISOString()}${detail ? ` ${detail}` : ''}`
}

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)
