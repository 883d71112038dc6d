export {
  findListed,
  findOptions,
  findPractice,
  findPublic,
  findWaiting,
  type Practice,
  writeStatus,
} from './astrologer.repo.ts'
export * from './register.ts'
export * from './set-approval.ts'
