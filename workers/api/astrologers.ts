import * as spec from '#workers/contract/api/astrologers.ts'
import { AppError } from '#workers/contract/errors.ts'
import { HOUR } from '#workers/contract/limits.ts'
import { createApi, endpoint } from '../http/endpoint.ts'
import { limitByAddress } from '../http/rate-limit.ts'

export const astrologers = createApi()

endpoint(astrologers, spec.registerAstrologer, 'public', async ({ c, services, body }) => {
  await limitByAddress(c, 'register', 60, HOUR)
  const registration = await services.astrologers.register(body)
  return { message: 'Please enter the code that we sent to your e-mail.', registration }
})

endpoint(astrologers, spec.listAstrologers, 'public', async ({ services, query }) =>
  services.astrologers.listAvailable(query),
)

endpoint(astrologers, spec.readStatus, 'set_presence', async ({ services, viewer }) =>
  services.astrologers.status(viewer),
)

endpoint(astrologers, spec.toggleStatus, 'set_presence', async ({ services, viewer, body }) =>
  services.astrologers.toggle(viewer, body.status),
)

endpoint(astrologers, spec.readAstrologer, 'public', async ({ services, param }) => {
  const found = await services.astrologers.find(param('id'))
  if (!found) throw new AppError('not_found')
  return found
})

endpoint(astrologers, spec.changeAstrologer, 'approve_astrologers', async ({ services, viewer, body, param }) => {
  const { is_approved: isApproved } = body
  if (isApproved !== undefined) await services.astrologers.setApproval({ viewer, id: param('id'), isApproved })
  return { success: true as const }
})
