export { findListed, findOptions, findPractice, findPublic, type Practice, writeStatus } from './astrologer.repo.ts'
export * from './register.ts'
export * from './set-approval.ts'
