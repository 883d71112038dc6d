import type { Db } from '#workers/db/client.ts'
import type { IdentityDeps, PhoneDeps } from '#workers/domain/identity/index.ts'
import { bindDeps } from '../bind-deps.ts'
import { findIdsAfter, type ShownStatus, writeStatus } from './astrologer.repo.ts'
import { type Line, lineTicket, readStatus, toggleStatus } from './availability.ts'
import { type ChangeDeps, changeAsAdmin } from './change-as-admin.ts'
import {
  browseDirectory,
  findAstrologer,
  keepList,
  lastPrice,
  listAvailable,
  listWaiting,
  lowestPrice,
  ownReviews,
  type PossibleCalls,
  readPresence,
} from './directory.ts'
import { readPractice, savePractice } from './practice-profile.ts'
import type { PriceFloors } from './price-floors.ts'
import { registerAstrologer } from './register.ts'
import { readAvailability, setAvailability } from './set-availability.ts'
import { setVerification, type VerificationDeps } from './set-verification.ts'
import { switchByHours } from './switch-by-hours.ts'
import { type Poke, wakeLines } from './wake-lines.ts'

export {
  addRating,
  closePractice,
  countConsultation,
  dropRating,
  findPractice,
  mayWork,
  type Practice,
  type ShownStatus,
  selectPractice,
} from './astrologer.repo.ts'
export type { Directory, FilterChoice } from './filter-directory.ts'
export { selectHours } from './hours.repo.ts'
export { confirmPractice, type PracticeForm } from './register.ts'

export type AstrologerDeps = IdentityDeps & {
  line: Line & ChangeDeps['line'] & Poke
  possible: PossibleCalls
  replica?: Db
  usdInrRate(): Promise<number>
  priceFloors(): Promise<PriceFloors>
} & Pick<ChangeDeps, 'askContact' | 'endLive'> &
  Pick<PhoneDeps, 'phoneReplaced'> &
  Pick<VerificationDeps, 'timeZone'>

export function createAstrologers(deps: AstrologerDeps) {
  return bindDeps(
    { ...deps, keptList: keepList() },
    {
      register: registerAstrologer,
      practice: readPractice,
      updatePractice: savePractice,
      listAvailable,
      browse: browseDirectory,
      lastPrice,
      lowestPrice,
      presence: readPresence,
      find: findAstrologer,
      idsAfter: ({ db }, page: { after: string; limit: number }) => findIdsAfter(db, page),
      ownReviews,
      waiting: listWaiting,
      status: readStatus,
      toggle: toggleStatus,
      availability: readAvailability,
      setAvailability,
      switchByHours,
      wakeLines,
      lineTicket,
      changeAsAdmin,
      setVerification,
      writeStatus: storeStatus,
    },
  )
}

function storeStatus({ db, now }: { db: Db; now: () => number }, change: Omit<ShownStatus, 'now'>): Promise<void> {
  return writeStatus(db, { ...change, now: now() })
}
