import { withDeps } from '../with-deps.ts'
import { deleteOldAttached } from './birth-profile.repo.ts'
import { listBirths, readBirth, removeBirth } from './own-births.ts'
import { type BirthDeps, changeBirth, saveBirth } from './save.ts'

export { attachBirth, deleteOldAttached, findAttached, findProfile } from './birth-profile.repo.ts'
export { saveBirth } from './save.ts'

/** The births that people save. */
export function createBirths(deps: BirthDeps) {
  return withDeps(deps, {
    list: listBirths,
    read: readBirth,
    save: saveBirth,
    change: changeBirth,
    remove: removeBirth,
    deleteOldAttached: ({ db, now }) => deleteOldAttached(db, now()),
  })
}
