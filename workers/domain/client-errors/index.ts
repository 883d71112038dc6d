// Errors in browsers: reported by anyone, stored by cause, shown to admins. Its endpoints check the role.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { BrowserReports } from '#workers/contract/admin/client-errors.ts'
import { KEPT } from '#workers/contract/admin/retention-periods.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { commit } from '#workers/db/commit.ts'
import { auditWhen } from '#workers/domain/audit/index.ts'
import { bindDeps } from '../bind-deps.ts'
import { type Asked, deleteCausesBefore, findCauses, isUnseen, markSeen } from './client-error.repo.ts'
import { refusalsOf } from './policy-reports.ts'
import { type StoreDeps, storeErrors } from './store-errors.ts'

export function createClientErrors(deps: StoreDeps) {
  return bindDeps(deps, {
    store: storeErrors,
    storeReports,
    list: ({ db }, asked: Asked) => findCauses(db, asked),
    markSeen: markCauseSeen,
    deleteOld: ({ db, now }) => deleteCausesBefore(db, now() - KEPT.clientErrors),
  })
}

type From = { browser: string; network: string }

/** Throws rate_limited. */
async function storeReports(
  deps: StoreDeps,
  { reports, from }: { reports: BrowserReports; from: From },
): Promise<void> {
  const { browser, network } = from
  const refusals = refusalsOf(reports, deps.origin)
  await storeErrors(deps, {
    reports: refusals.map((each) => ({ ...each, kind: 'policy', build: '', browser })),
    network,
  })
}

/** Throws not_found. */
async function markCauseSeen({ db, now }: StoreDeps, { viewer, id }: { viewer: Viewer; id: string }): Promise<void> {
  const entry = { at: now(), actorId: viewer.userId, action: 'see_client_error', object: `client-error:${id}` }
  const { fresh } = await commit(db, [auditWhen(db, entry, isUnseen(db, id)), markSeen(db, { id, at: now() })])
  if (!fresh[1]) throw new AppError('not_found')
}
