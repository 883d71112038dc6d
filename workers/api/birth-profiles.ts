// /birth-profiles/…: the births that someone keeps, own only; and the one attached to a consultation.
import * as wire from '#workers/contract/birth-profiles.ts'
import { Done } from '#workers/contract/consultations.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

export const birthProfiles = createApi()

endpoint(
  birthProfiles,
  'get',
  '/birth-profiles/',
  { summary: 'One’s own saved births', access: 'use_account', answer: wire.BirthProfilesAnswer },
  async ({ services, viewer }) => {
    const results = await services.births.list(viewer)
    return { count: results.length, results }
  },
)

endpoint(
  birthProfiles,
  'post',
  '/birth-profiles/',
  {
    summary: 'Save a birth; at most 50',
    access: 'use_account',
    body: wire.BirthProfileForm,
    answer: wire.WireBirthProfile,
    status: 201,
    idempotent: true,
  },
  async ({ services, viewer, body }) => services.births.save(viewer, body),
)

endpoint(
  birthProfiles,
  'get',
  '/birth-profiles/export/',
  { summary: 'One’s own saved births as a file', access: 'use_account', answer: wire.BirthExport },
  async ({ c, services, viewer }) => {
    c.header('content-disposition', 'attachment; filename="drishti-births.json"')
    return { exported_at: services.clock.now(), birth_profiles: await services.births.list(viewer) }
  },
)

endpoint(
  birthProfiles,
  'get',
  '/birth-profiles/{id}/',
  { summary: 'A saved birth of one’s own', access: 'use_account', answer: wire.WireBirthProfile },
  async ({ services, viewer, param }) => services.births.read({ viewer, id: param('id') }),
)

endpoint(
  birthProfiles,
  'put',
  '/birth-profiles/{id}/',
  {
    summary: 'Change a saved birth of one’s own',
    access: 'use_account',
    body: wire.BirthProfileForm,
    answer: wire.WireBirthProfile,
  },
  async ({ services, viewer, body, param }) => services.births.change({ viewer, id: param('id'), form: body }),
)

endpoint(
  birthProfiles,
  'delete',
  '/birth-profiles/{id}/',
  { summary: 'Delete a saved birth, also where it was attached', access: 'use_account', answer: Done },
  async ({ services, viewer, param }) => {
    await services.births.remove({ viewer, id: param('id') })
    return { success: true as const }
  },
)

endpoint(
  birthProfiles,
  'get',
  '/consultations/{id}/birth/',
  {
    summary: 'The birth attached to a consultation: for its user, and for its astrologer until it ends',
    access: 'take_part',
    answer: wire.AttachedBirthAnswer,
  },
  async ({ services, viewer, param }) => ({ birth: await services.consultations.birth({ viewer, id: param('id') }) }),
)
