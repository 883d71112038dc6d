export * from './answer.ts'
export * from './attached-birth.ts'
export * from './bill.ts'
export { billableMs, billableSpans, type Fact, presenceOf, togetherOf } from './billable-time.ts'
export { checkBills } from './check-bills.ts'
export {
  findLiveWebCall,
  findOverdue,
  findState,
  insertConsultation,
  liveIdsOf,
  type Projection,
  projectState,
} from './consultation.repo.ts'
export * from './files.ts'
export * from './machine.ts'
export { copyMessages, findMessages, type StoredMessage } from './message.repo.ts'
export * from './quality.ts'
export * from './read-consultation.ts'
export { readReceipt } from './receipt.ts'
export * from './refund-consultation.ts'
export * from './request.ts'
export * from './review.ts'
export type { Outcome, Rooms, StoredFile } from './rooms.ts'
export * from './settle-consultation.ts'
export * from './sweep-overdue.ts'
export * from './take-hold.ts'
export type { Terms } from './terms.ts'
export type { TimelineEvent } from './timeline.repo.ts'
