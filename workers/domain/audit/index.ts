export { type AuditEntry, auditEntry, auditOnce } from './audit.repo.ts'
