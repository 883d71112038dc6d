import { copyAuditLog } from './copy-days.ts'
import { findLostActs } from './lost-acts.ts'

export {
  type AuditEntry,
  auditEntry,
  auditOnce,
  auditWhen,
  hasEntrySince,
  isNewAct,
  isNewestEntry,
  newestEntry,
} from './audit.repo.ts'
export { copyAuditLog }

type Deps = Parameters<typeof copyAuditLog>[0] & Parameters<typeof findLostActs>[0]

export function createAudit(deps: Deps) {
  return { copyLog: () => copyAuditLog(deps), lostActs: (day: number) => findLostActs(deps, day) }
}
