export {
  attachBirth,
  deleteProfile,
  findAttached,
  findProfile,
  findProfiles,
  forgetAttached,
} from './birth-profile.repo.ts'
export * from './save.ts'
