// The one area that reads tables of several areas. It knows their tables only, and writes none but the marks and sums of
// its own check of the books.

export { type BilledCall, findBilledCalls } from './billed-calls.repo.ts'
export { type BilledRow, findBilled } from './bills.repo.ts'
export { findBlocked } from './blocked-clients.repo.ts'
export { checkNewBooks } from './check-new-books.ts'
export * from './consultations.repo.ts'
export { findLoggedInDevices } from './devices.repo.ts'
export { findListed, findLowestPrice, findPublic, findWaiting } from './directory.repo.ts'
export { readEarnings } from './earnings.ts'
export { endedConsultations } from './ended-consultations.repo.ts'
export { checkLedger, ruleOf, type Violation } from './ledger-check.repo.ts'
export { findOrphanHolds } from './orphan-holds.repo.ts'
export { readStatement, readWholeStatement, statementMonths } from './read-statement.ts'
export { countStars, findReviewsOf } from './reviews.repo.ts'
export { findLoginUser, type LoginUser } from './viewer.repo.ts'
