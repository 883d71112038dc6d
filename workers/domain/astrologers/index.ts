export { addRating, countConsultation, findPractice, type Practice, writeStatus } from './astrologer.repo.ts'
export * from './register.ts'
export * from './set-approval.ts'
