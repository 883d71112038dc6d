import type { Presence } from '#workers/contract/astrologers.ts'
import type { Db } from '#workers/db/client.ts'
import type { IdentityDeps } from '#workers/domain/identity/index.ts'
import { withDeps } from '../with-deps.ts'
import { writeStatus } from './astrologer.repo.ts'
import { type Line, lineTicket, readStatus, toggleStatus } from './availability.ts'
import {
  browseDirectory,
  findAstrologer,
  listAvailable,
  listWaiting,
  lowestPrice,
  type PossibleCalls,
} from './directory.ts'
import { registerAstrologer } from './register.ts'
import { setApproval } from './set-approval.ts'

export { addRating, countConsultation, findPractice, type Practice } from './astrologer.repo.ts'
export type { Choice, Directory } from './browse.ts'
export { confirmPractice, type PracticeForm } from './register.ts'

export type AstrologerDeps = IdentityDeps & { line: Line; possible: PossibleCalls }

/** Practices: registration, lists, presence, approval. */
export function createAstrologers(deps: AstrologerDeps) {
  return withDeps(deps, {
    register: registerAstrologer,
    listAvailable,
    browse: browseDirectory,
    lowestPrice,
    find: findAstrologer,
    waiting: listWaiting,
    status: readStatus,
    toggle: toggleStatus,
    lineTicket,
    setApproval,
    writeStatus: storeStatus,
  })
}

function storeStatus(
  { db }: { db: Db },
  astrologerId: string,
  status: Presence,
  wentOfflineAt: number | null,
): Promise<void> {
  return writeStatus(db, astrologerId, status, wentOfflineAt)
}
