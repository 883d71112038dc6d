// The audit log, and live consultations.
import * as z from 'zod'
import * as wire from '#workers/contract/admin/audit.ts'
import type { ApiSpec } from '#workers/contract/api/api-spec.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { Done } from '#workers/contract/consultations/consultations.ts'

export const listAudit = {
  route: routes.listAudit,
  summary: 'What admins did, newest first; the header X-Next-Cursor names the next `after`',
  query: wire.AuditFilters,
  answer: z.array(wire.AuditRow),
} as const satisfies ApiSpec

export const readLivePlatform = {
  route: routes.readLivePlatform,
  summary: 'Sessions that run, lines of waiting clients, and astrologers who are online and do not answer',
  answer: wire.LiveAnswer,
} as const satisfies ApiSpec

export const endLiveConsultation = {
  route: routes.endLiveConsultation,
  summary: 'End a session that runs, with a reason for the audit log',
  body: wire.EndRequest,
  ends: true,
  answer: Done,
} as const satisfies ApiSpec
