export * from './ledger.repo.ts'
export { checkLedger, type Violation } from './ledger-check.repo.ts'
export * from './settle.ts'
