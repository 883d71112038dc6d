import * as spec from '#workers/contract/api/free-minutes.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

export const freeMinutes = createApi()

endpoint(freeMinutes, spec.readFreeMinutes, 'browse_astrologers', async ({ services, viewer, param }) => ({
  free_minutes: await services.consultations.freeMinutes({ viewer, astrologerId: param('id') }),
}))

endpoint(freeMinutes, spec.readPlatformFreeMinutes, 'change_settings', async ({ services }) => ({
  minutes: (await services.currentSettings()).freeMinutes,
}))

endpoint(freeMinutes, spec.setPlatformFreeMinutes, 'change_settings', async ({ services, viewer, body }) => {
  await services.setFreeMinutes({ viewer, minutes: body.minutes })
  return body
})
