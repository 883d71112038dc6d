// /dashboard/reports/…: reports as files.
import * as spec from '#workers/contract/api/admin/reports.ts'
import { binaryEndpoint, createApi, endpoint } from '#workers/http/endpoint.ts'

export const adminReports = createApi()

endpoint(adminReports, spec.listReports, 'make_reports', async ({ services, viewer }) =>
  services.reportFiles.list(viewer),
)

endpoint(adminReports, spec.requestReport, 'make_reports', async ({ services, viewer, body, effect }) =>
  services.reportFiles.request({ viewer, asked: body, id: effect.id }),
)

endpoint(adminReports, spec.repeatReport, 'make_reports', async ({ services, viewer, param }) => {
  await services.reportFiles.repeat({ viewer, id: param('id') })
  return { success: true as const }
})

endpoint(adminReports, spec.deleteReport, 'make_reports', async ({ services, viewer, param }) => {
  await services.reportFiles.delete({ viewer, id: param('id') })
  return { success: true as const }
})

binaryEndpoint(adminReports, spec.openReport, 'make_reports', async ({ services, viewer, param }) => {
  const { name, body } = await services.reportFiles.open({ viewer, id: param('id') })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  })
})
