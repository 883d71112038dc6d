export {
  type AuditEntry,
  auditEntry,
  auditOnce,
  auditWhen,
  hasEntrySince,
  isNewestEntry,
  newestEntry,
} from './audit.repo.ts'
export { copyAuditLog } from './copy-days.ts'
