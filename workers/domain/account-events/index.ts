export { recordEvent } from './account-event.repo.ts'
