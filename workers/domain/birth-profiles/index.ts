import { bindDeps } from '../bind-deps.ts'
import { deleteOldAttached } from './birth-profile.repo.ts'
import { type BirthDeps, changeBirth, saveBirth } from './save-birth.ts'
import { listBirths, readBirth, removeBirth } from './saved-births.ts'

export {
  attachBirth,
  deleteBirthsOf,
  deleteOldAttached,
  findAttached,
  findProfile,
  removeAttached,
  replaceAttached,
} from './birth-profile.repo.ts'
export { saveBirth } from './save-birth.ts'

/** The births that people save. */
export function createBirths(deps: BirthDeps) {
  return bindDeps(deps, {
    list: listBirths,
    read: readBirth,
    save: saveBirth,
    change: changeBirth,
    remove: removeBirth,
    deleteOldAttached: ({ db, now }) => deleteOldAttached(db, now()),
  })
}
