// Reports as files, created in the background.
import * as z from 'zod'
import { AdminReport, ReportRequest } from '#workers/contract/admin/admin-reports.ts'
import type { ApiSpec, BinarySpec } from '#workers/contract/api/api-spec.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { Done } from '#workers/contract/consultations/consultations.ts'

export const listReports = {
  route: routes.listReports,
  summary: 'The reports of the last month, newest first',
  answer: z.array(AdminReport),
} as const satisfies ApiSpec

export const requestReport = {
  route: routes.requestReport,
  summary: 'Ask for a report about the days of a period; it is made within minutes and kept for a month',
  body: ReportRequest,
  answer: z.strictObject({ id: z.string() }),
  status: 201,
  idempotent: true,
} as const satisfies ApiSpec

export const repeatReport = {
  route: routes.repeatReport,
  summary: 'Make a report that failed once more',
  answer: Done,
} as const satisfies ApiSpec

export const deleteReport = {
  route: routes.deleteReport,
  summary: 'Delete a report with its file',
  answer: Done,
} as const satisfies ApiSpec

export const openReport = {
  route: routes.openReport,
  summary: 'The file of a report that is ready (CSV)',
  answer: 'bytes',
} as const satisfies BinarySpec
