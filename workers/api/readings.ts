import * as spec from '#workers/contract/api/readings.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

export const readings = createApi()

endpoint(readings, spec.listReadings, 'list_own_as_user', async ({ services, viewer, query }) =>
  services.readings.own({ viewer, page: query.page }),
)

endpoint(readings, spec.readReading, 'take_part', async ({ services, viewer, param }) =>
  services.readings.read({ viewer, id: param('id') }),
)

endpoint(readings, spec.writeReading, 'write_readings', async ({ services, viewer, body, param }) =>
  services.readings.write({ viewer, id: param('id'), form: body }),
)

endpoint(readings, spec.deleteReading, 'request_consultation', async ({ services, viewer, param }) => {
  await services.readings.erase({ viewer, id: param('id') })
  return { success: true as const }
})
