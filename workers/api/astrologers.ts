import * as spec from '#workers/contract/api/astrologers.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { callerOf } from '#workers/http/callers/caller.ts'
import { createApi, endpoint } from '../http/endpoint.ts'
import { limitByAddress } from '../http/rate-limit.ts'

export const astrologers = createApi()

endpoint(astrologers, spec.registerAstrologer, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'register', 60, HOUR)
  const registration = await services.astrologers.register(body, callerOf(c))
  return { message: 'Please enter the code that we sent to your e-mail.', registration }
})

endpoint(astrologers, spec.listAstrologers, 'public', async ({ services, query }) =>
  services.astrologers.listAvailable(query),
)

endpoint(astrologers, spec.readStatus, 'read_practice', async ({ services, viewer }) =>
  services.astrologers.status(viewer),
)

endpoint(astrologers, spec.toggleStatus, 'set_presence', async ({ services, viewer, body }) =>
  services.astrologers.toggle(viewer, body.status),
)

endpoint(astrologers, spec.readPractice, 'read_practice', async ({ services, viewer }) =>
  services.astrologers.practice(viewer),
)

endpoint(astrologers, spec.updatePractice, 'edit_practice', async ({ services, viewer, body }) =>
  services.astrologers.updatePractice(viewer, body),
)

endpoint(astrologers, spec.readAvailability, 'read_practice', async ({ services, viewer }) =>
  services.astrologers.availability(viewer),
)

endpoint(astrologers, spec.updateAvailability, 'set_presence', async ({ services, viewer, body }) =>
  services.astrologers.setAvailability(viewer, body),
)

endpoint(astrologers, spec.readAccountHistory, 'read_practice', async ({ services, viewer, query }) =>
  services.reports.accountHistory({ viewer, ...query }),
)

endpoint(astrologers, spec.readAstrologer, 'public', async ({ services, param }) => {
  const found = await services.astrologers.find(param('id'))
  if (!found) throw new AppError('not_found')
  return found
})
