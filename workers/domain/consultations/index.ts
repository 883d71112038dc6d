export { findState } from './consultation.repo.ts'
export * from './machine.ts'
