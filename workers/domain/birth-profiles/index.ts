import { bindDeps } from '../bind-deps.ts'
import { deleteOldAttached } from './attached-birth.repo.ts'
import { type BirthDeps, changeBirth, saveBirth } from './save-birth.ts'
import { type BirthRooms, listBirths, readBirth, removeBirth } from './saved-births.ts'

export {
  attachBirth,
  attachSecond,
  deleteOldAttached,
  findAttached,
  findShared,
  removeAttached,
  removeSecond,
  replaceAttached,
} from './attached-birth.repo.ts'
export { deleteBirthsOf, findProfile } from './birth-profile.repo.ts'
export { saveBirth } from './save-birth.ts'

/** The births that people save. */
export function createBirths(deps: BirthDeps & { rooms: BirthRooms }) {
  return bindDeps(deps, {
    list: listBirths,
    read: readBirth,
    save: saveBirth,
    change: changeBirth,
    remove: removeBirth,
    deleteOldAttached: ({ db, now }) => deleteOldAttached(db, now()),
  })
}
