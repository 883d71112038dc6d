// /astrologers/… and the approval of /dashboard/astrologer/{id}/ (SPEC 7).
import * as z from 'zod'
import * as wire from '#workers/contract/astrologers.ts'
import { AppError } from '#workers/contract/errors.ts'
import { AstrologerRegisterRequest, RegisterAnswer } from '#workers/contract/identity.ts'
import { HOUR } from '#workers/contract/limits.ts'
import { createApi, endpoint } from '../http/endpoint.ts'
import { limitByAddress } from '../http/rate-limit.ts'

export const astrologers = createApi()

endpoint(
  astrologers,
  'post',
  '/astrologers/register/',
  {
    summary: 'Register as an astrologer',
    access: 'public',
    body: AstrologerRegisterRequest,
    answer: RegisterAnswer,
    status: 201,
  },
  async ({ c, services, body }) => {
    await limitByAddress(c, 'register', 60, HOUR)
    const registration = await services.astrologers.register(body)
    return { message: 'Please enter the code that we sent to your e-mail.', registration }
  },
)

endpoint(
  astrologers,
  'get',
  '/astrologers/available/',
  {
    summary: 'Approved and active astrologers: online, busy, offline; then by rating, then by sessions',
    access: 'public',
    query: wire.AvailableQuery,
    answer: z.array(wire.WireAstrologer),
  },
  async ({ services, query }) => services.astrologers.listAvailable(query),
)

endpoint(
  astrologers,
  'get',
  '/astrologers/get_status/',
  { summary: 'One’s own presence', access: 'set_presence', answer: wire.StatusAnswer },
  async ({ services, viewer }) => services.astrologers.status(viewer),
)

endpoint(
  astrologers,
  'put',
  '/astrologers/toggle_status/',
  {
    summary: 'Go online or offline; without a body: the other way',
    access: 'set_presence',
    body: wire.ToggleStatusRequest,
    bodyOptional: true,
    answer: wire.StatusAnswer,
  },
  async ({ services, viewer, body }) => services.astrologers.toggle(viewer, body.status),
)

endpoint(
  astrologers,
  'get',
  '/astrologers/{id}/',
  { summary: 'An astrologer’s public profile with reviews', access: 'public', answer: wire.AstrologerAnswer },
  async ({ services, param }) => {
    const found = await services.astrologers.find(param('id'))
    if (!found) throw new AppError('not_found')
    return found
  },
)

endpoint(
  astrologers,
  'patch',
  '/dashboard/astrologer/{id}/',
  {
    summary: 'Approve or disapprove an astrologer',
    access: 'approve_astrologers',
    body: wire.AstrologerPatch,
    answer: z.object({ success: z.literal(true) }),
  },
  async ({ services, viewer, body, param }) => {
    const { is_approved: isApproved } = body
    if (isApproved !== undefined) await services.astrologers.setApproval({ viewer, id: param('id'), isApproved })
    return { success: true as const }
  },
)
