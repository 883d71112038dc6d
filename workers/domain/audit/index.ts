import { copyAuditLog } from './copy-days.ts'

export {
  type AuditEntry,
  auditEntry,
  auditOnce,
  auditWhen,
  hasEntrySince,
  isNewestEntry,
  newestEntry,
} from './audit.repo.ts'
export { copyAuditLog }

export function createAudit(deps: Parameters<typeof copyAuditLog>[0]) {
  return { copyLog: () => copyAuditLog(deps) }
}
