// /birth-profiles/…: the viewer's saved births, and the birth attached to a consultation.

import * as spec from '#workers/contract/api/birth-profiles.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

export const birthProfiles = createApi()

endpoint(birthProfiles, spec.listBirths, 'use_account', async ({ services, viewer }) => {
  const results = await services.births.list(viewer)
  return { count: results.length, results }
})

endpoint(birthProfiles, spec.saveBirth, 'use_account', async ({ services, viewer, body, effect }) =>
  services.births.save(viewer, body, effect.id),
)

endpoint(birthProfiles, spec.exportBirths, 'use_account', async ({ c, services, viewer }) => {
  c.header('content-disposition', 'attachment; filename="births.json"')
  return { exported_at: services.clock.now(), birth_profiles: await services.births.list(viewer) }
})

endpoint(birthProfiles, spec.readBirth, 'use_account', async ({ services, viewer, param }) =>
  services.births.read({ viewer, id: param('id') }),
)

endpoint(birthProfiles, spec.changeBirth, 'use_account', async ({ services, viewer, body, param }) =>
  services.births.change({ viewer, id: param('id'), form: body }),
)

endpoint(birthProfiles, spec.removeBirth, 'use_account', async ({ services, viewer, param }) => {
  await services.births.remove({ viewer, id: param('id') })
  return { success: true as const }
})

endpoint(birthProfiles, spec.readAttachedBirth, 'take_part', async ({ services, viewer, param }) => ({
  birth: await services.consultations.birth({ viewer, id: param('id') }),
}))

endpoint(birthProfiles, spec.shareBirth, 'take_part', async ({ services, viewer, body, param }) => {
  await services.consultations.shareBirth({ viewer, id: param('id'), birthId: body.birth_profile_id })
  return { success: true as const }
})

endpoint(birthProfiles, spec.shareSecondBirth, 'take_part', async ({ services, viewer, body, param }) => {
  await services.consultations.shareSecondBirth({ viewer, id: param('id'), birthId: body.birth_profile_id })
  return { success: true as const }
})

endpoint(birthProfiles, spec.takeSecondBirthBack, 'take_part', async ({ services, viewer, param }) => {
  await services.consultations.takeSecondBirthBack({ viewer, id: param('id') })
  return { success: true as const }
})

endpoint(birthProfiles, spec.takeBirthBack, 'take_part', async ({ services, viewer, param }) => {
  await services.consultations.takeBirthBack({ viewer, id: param('id') })
  return { success: true as const }
})
