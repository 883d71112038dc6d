// An astrologer blocks a client, who cannot ring any more and sees "not available"; and undoes it.
import type { BlockedClientsAnswer } from '#workers/contract/consultations.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { recordEvent } from '#workers/domain/account-events/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { findBlocked, findNewestBetween } from '#workers/domain/reports/index.ts'
import { type Block, deleteBlock, insertBlock, isBlocked } from './block.repo.ts'

type Deps = { db: Db; now: () => number }
type ViewerAndClient = { viewer: Viewer; clientId: string }

/** Takes the client's place in the astrologer's line: a turn of somebody who cannot ring would keep the others waiting. */
export type LeaveLine = { leaveLine(place: Block): Promise<void> }

/** Throws not_found for a person who never asked this astrologer. */
export async function blockClient(
  { db, now, leaveLine }: Deps & LeaveLine,
  { viewer, clientId }: ViewerAndClient,
): Promise<void> {
  requirePermission(viewer, 'block_clients')
  const both = { userId: clientId, astrologerId: viewer.userId }
  if (!(await findNewestBetween(db, both))) throw new AppError('not_found')
  if (!(await isBlocked(db, both)))
    await commit(db, [insertBlock(db, { ...both, at: now() }), eventOf({ db, now }, both, 'client_blocked')])
  await leaveLine(both)
}

export async function unblockClient({ db, now }: Deps, { viewer, clientId }: ViewerAndClient): Promise<void> {
  requirePermission(viewer, 'block_clients')
  const both = { userId: clientId, astrologerId: viewer.userId }
  if (!(await isBlocked(db, both))) return
  await commit(db, [deleteBlock(db, both), eventOf({ db, now }, both, 'client_unblocked')])
}

type BlockEvent = 'client_blocked' | 'client_unblocked'

function eventOf({ db, now }: Deps, { astrologerId, userId }: Block, what: BlockEvent) {
  return recordEvent(db, { accountId: astrologerId, at: now(), what, otherId: userId })
}

/** The newest first. */
export async function listBlocked({ db }: Deps, viewer: Viewer): Promise<BlockedClientsAnswer> {
  requirePermission(viewer, 'block_clients')
  const results = await findBlocked(db, viewer.userId)
  return { count: results.length, results }
}
