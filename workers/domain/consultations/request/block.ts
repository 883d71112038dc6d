// An astrologer blocks a client, who then cannot ring and reads "not available", or unblocks one.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { BlockedClientsAnswer } from '#workers/contract/consultations/consultations.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { recordEventWhen } from '#workers/domain/account-events/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { findBlocked, findNewestBetween } from '#workers/domain/reports/index.ts'
import { type Block, deleteBlock, hasBlock, hasNoBlock, insertBlock } from './block.repo.ts'

type Deps = { db: Db; now: () => number }
type ViewerAndClient = { viewer: Viewer; clientId: string }

/** Removes the client's place in the waiting queue, because a turn of a blocked client would delay the others. */
export type LeaveLine = { leaveLine(place: Block): Promise<void> }

/** Throws not_found for a person who never requested a consultation with this astrologer. */
export async function blockClient(
  { db, now, leaveLine }: Deps & LeaveLine,
  { viewer, clientId }: ViewerAndClient,
): Promise<void> {
  requirePermission(viewer, 'block_clients')
  const both = { userId: clientId, astrologerId: viewer.userId }
  if (!(await findNewestBetween(db, both))) throw new AppError('not_found')
  const event = { accountId: viewer.userId, at: now(), what: 'client_blocked' as const, otherId: clientId }
  await commit(db, [recordEventWhen(db, event, hasNoBlock(db, both)), insertBlock(db, { ...both, at: now() })])
  await leaveLine(both)
}

export async function unblockClient({ db, now }: Deps, { viewer, clientId }: ViewerAndClient): Promise<void> {
  requirePermission(viewer, 'block_clients')
  const both = { userId: clientId, astrologerId: viewer.userId }
  const event = { accountId: viewer.userId, at: now(), what: 'client_unblocked' as const, otherId: clientId }
  await commit(db, [recordEventWhen(db, event, hasBlock(db, both)), deleteBlock(db, both)])
}

/** Newest first. */
export async function listBlocked({ db }: Deps, viewer: Viewer): Promise<BlockedClientsAnswer> {
  requirePermission(viewer, 'block_clients')
  const results = await findBlocked(db, viewer.userId)
  return { count: results.length, results }
}
