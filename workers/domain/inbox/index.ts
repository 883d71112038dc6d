// The inbox of the admins: problems that people report, and what the product itself noticed. Its endpoints check the role.
import { AppError } from '#workers/contract/errors.ts'
import type { InboxAnswer } from '#workers/contract/inbox.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditEntry } from '#workers/domain/audit/index.ts'
import { withDeps } from '../with-deps.ts'
import { closeEntry, findEntries, hasEntry } from './inbox.repo.ts'

export { hasEntry, type NewEntry, putEntry } from './inbox.repo.ts'

type Deps = { db: Db; now: () => number }

export function createInbox(deps: Deps) {
  return withDeps(deps, { read: readInbox, close: closeInboxEntry })
}

async function readInbox({ db }: Deps, { closed }: { closed: boolean }): Promise<InboxAnswer> {
  const rows = await findEntries(db, { closed })
  const results = rows.map(({ id, kind, object, userId, detail, at, closedAt }) => ({
    ...{ id, kind, object, user_id: userId, text: detail, at, closed_at: closedAt },
  }))
  return { count: results.length, results }
}

/** Closes an entry, once. Throws not_found. */
async function closeInboxEntry({ db, now }: Deps, { viewer, id }: { viewer: Viewer; id: string }): Promise<void> {
  if (!(await hasEntry(db, id))) throw new AppError('not_found')
  const at = now()
  await commit(db, [
    closeEntry(db, { id, at }),
    auditEntry(db, { at, actorId: viewer.userId, action: 'close_inbox_entry', object: `inbox:${id}` }),
  ])
}
