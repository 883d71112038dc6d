// /admin/dashboard/…: the admins' statistics and activity.
import { LISTED_MAX } from '#workers/contract/admin/admin-lists.ts'
import { PublicSettings } from '#workers/contract/admin/settings.ts'
import { VerificationName } from '#workers/contract/admin/verifications.ts'
import * as spec from '#workers/contract/api/admin/admin.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { createApi, endpoint } from '#workers/http/endpoint.ts'

export const admin = createApi()

endpoint(admin, spec.readStats, 'use_admin_dashboard', async ({ services, query }) =>
  services.reports.stats(query.period),
)

endpoint(admin, spec.listActivity, 'use_admin_dashboard', async ({ services }) => services.reports.activity())

endpoint(admin, spec.listAllAstrologers, 'manage_astrologers', async ({ c, services, query }) => {
  const { rows, next } = await services.reports.adminAstrologers({ ...query, size: LISTED_MAX })
  if (next !== null) c.header('x-next-cursor', next)
  return rows
})

for (const each of [spec.changeAstrologer, spec.changeAstrologerByList])
  endpoint(admin, each, 'manage_astrologers', async ({ services, viewer, body, param }) => {
    await services.astrologers.changeAsAdmin({ viewer, id: param('id'), patch: body })
    return { success: true as const }
  })

for (const each of [spec.deleteAstrologer, spec.deleteAstrologerByOne])
  endpoint(admin, each, 'manage_astrologers', async ({ services, viewer, query, param }) => {
    await services.accountDeletion.deleteAsAdmin({ viewer, id: param('id'), role: 'astrologer', waived: query.waived })
    return { success: true as const }
  })

endpoint(admin, spec.verifyAstrologer, 'manage_astrologers', async ({ services, viewer, body, param }) => {
  const asked = { viewer, id: param('id'), what: verificationOf(param('what')), checkedOn: body.checked_on }
  await services.astrologers.setVerification(asked)
  return { success: true as const }
})

endpoint(admin, spec.takeVerificationBack, 'manage_astrologers', async ({ services, viewer, param }) => {
  const asked = { viewer, id: param('id'), what: verificationOf(param('what')), checkedOn: null }
  await services.astrologers.setVerification(asked)
  return { success: true as const }
})

function verificationOf(what: string): VerificationName {
  const { data } = VerificationName.safeParse(what)
  if (!data) throw new AppError('not_found')
  return data
}

for (const each of [spec.deleteClient, spec.deleteClientByOne])
  endpoint(admin, each, 'manage_clients', async ({ services, viewer, query, param }) => {
    await services.accountDeletion.deleteAsAdmin({ viewer, id: param('id'), role: 'user', waived: query.waived })
    return { success: true as const }
  })

endpoint(admin, spec.calculatePayouts, 'use_admin_dashboard', async ({ services, body }) =>
  services.reports.calculatePayouts(body.days),
)

endpoint(admin, spec.readPayoutDetails, 'use_admin_dashboard', async ({ services, query, param }) =>
  services.reports.payoutDetails({ astrologerId: param('id'), days: query.days }),
)

endpoint(admin, spec.readSettings, 'change_settings', async ({ services }) => [
  { id: 'platform' as const, ...(await services.platformSettings()) },
])

endpoint(admin, spec.changeSettings, 'change_settings', async ({ services, viewer, body }) => {
  await services.changeSettings({ viewer, change: body })
  return await services.platformSettings()
})

endpoint(admin, spec.readPublicSettings, 'public', async ({ services }) => {
  const settings = await services.platformSettings()
  const names = PublicSettings.keyof().options
  return Object.fromEntries(names.map((name) => [name, settings[name]])) as PublicSettings
})
