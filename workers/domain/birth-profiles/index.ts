export {
  attachBirth,
  deleteOldAttached,
  deleteProfile,
  findAttached,
  findProfile,
  findProfiles,
} from './birth-profile.repo.ts'
export * from './save.ts'
