export { recordEvent, recordEventWhen } from './account-event.repo.ts'
