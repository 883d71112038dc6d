// /consultations/… and the two endpoints of /calls/… that answer rings (SPEC 7, PRODUCT 5).
import type { RouteConfig } from '@hono/zod-openapi'
import * as z from 'zod'
import * as wire from '#workers/contract/consultations.ts'
import { RoomChatMessageShape } from '#workers/contract/live.ts'
import { authorize, createApi, endpoint } from '../http/endpoint.ts'

export const consultations = createApi()

endpoint(
  consultations,
  'post',
  '/consultations/',
  {
    summary: 'Ask an astrologer for a consultation',
    access: 'request_consultation',
    body: wire.ConsultationRequest,
    answer: wire.ConsultationStarted,
    status: 201,
    idempotent: true,
  },
  async ({ services, viewer, body }) => services.consultations.request({ viewer, form: body }),
)

endpoint(
  consultations,
  'get',
  '/consultations/live/',
  {
    summary: 'One’s own session that rings or runs, or null',
    access: 'take_part',
    answer: wire.LiveAnswer,
  },
  async ({ services, viewer }) => ({ session: await services.consultations.live(viewer) }),
)

endpoint(
  consultations,
  'get',
  '/consultations/{id}/',
  { summary: 'A consultation, for its parties', access: 'open_consultation', answer: wire.WireConsultation },
  async ({ services, viewer, param }) => services.consultations.read({ viewer, id: param('id') }),
)

endpoint(
  consultations,
  'get',
  '/consultations/{id}/receipt/',
  { summary: 'The receipt of an ended consultation', access: 'open_consultation', answer: wire.WireReceipt },
  async ({ services, viewer, param }) => services.consultations.receipt({ viewer, id: param('id') }),
)

endpoint(
  consultations,
  'post',
  '/consultations/{id}/review/',
  {
    summary: 'Rate an ended consultation, once',
    access: 'review_consultation',
    body: wire.ReviewRequest,
    answer: wire.Done,
    status: 201,
  },
  async ({ services, viewer, body, param }) => {
    await services.consultations.review({ viewer, id: param('id'), ...body })
    return { success: true as const }
  },
)

endpoint(
  consultations,
  'post',
  '/consultations/{id}/problem/',
  {
    summary: 'Report a problem with an ended consultation',
    access: 'report_problem',
    body: wire.ProblemRequest,
    answer: wire.Done,
    status: 201,
  },
  async ({ services, viewer, body, param }) => {
    await services.consultations.reportProblem({ viewer, id: param('id'), reason: body.reason })
    return { success: true as const }
  },
)

endpoint(
  consultations,
  'post',
  '/consultations/{id}/refund/',
  {
    summary: 'Refund a session in whole or in part to the wallet, with a reason',
    access: 'refund_consultation',
    body: wire.RefundRequest,
    answer: wire.RefundAnswer,
    status: 201,
    idempotent: true,
  },
  async ({ services, viewer, body, param }) => {
    const { amount_cents: amountCents, reason } = body
    const { refundedCents } = await services.consultations.refund({ viewer, id: param('id'), amountCents, reason })
    return { refunded_cents: refundedCents }
  },
)

endpoint(
  consultations,
  'put',
  '/consultations/{id}/files/{name}',
  {
    summary: 'Send a file into a live conversation (20 MB at most; the kind is told by its bytes)',
    access: 'take_part',
    file: ['*/*'],
    answer: RoomChatMessageShape,
    status: 201,
  },
  async ({ c, services, viewer, param }) =>
    services.consultations.sendFile({ viewer, id: param('id'), name: param('name'), upload: c.req.raw }),
)

consultations.openAPIRegistry.registerPath({
  method: 'get',
  path: '/consultations/{id}/files/{file}/',
  summary: 'A shared file; ?download sends pictures as an attachment too',
  tags: ['consultations'],
  description: 'Who may: signed-in. The session cookie counts here as well.',
  security: [{ bearer: [] }],
  request: { params: z.object({ id: z.string(), file: z.string() }) },
  responses: { 200: { description: 'The bytes of the file' }, default: { description: 'Any error' } },
  'x-access': 'signed-in',
} as RouteConfig)

endpoint(
  consultations,
  'delete',
  '/consultations/{id}/files/{file}/',
  {
    summary: 'Take back a file that one sent: its bytes go, its name stays in the conversation',
    access: 'take_part',
    answer: wire.Done,
  },
  async ({ services, viewer, param }) => {
    await services.consultations.removeFile({ viewer, id: param('id'), fileId: param('file') })
    return { success: true as const }
  },
)

// Pictures may be shown in place; everything else is only ever downloaded.
const SHOWN = /^image\/(jpeg|png|webp|gif|avif)$/

consultations.get('/consultations/:id/files/:file', async (c) => {
  const viewer = authorize(c.get('viewer'), c.get('viewerError'), 'open_consultation')
  if (!viewer) throw new Error('unreachable')
  const { file, object } = await c
    .get('services')
    .consultations.openFile({ viewer, id: c.req.param('id'), fileId: c.req.param('file') })
  const shown = SHOWN.test(file.type) && c.req.query('download') === undefined
  return new Response(object.body, {
    headers: {
      'content-type': file.type,
      'content-length': String(object.size),
      'content-disposition': `${shown ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=3600',
    },
  })
})

endpoint(
  consultations,
  'post',
  '/calls/accept/{id}/',
  {
    summary: 'Accept a ring; the first device wins',
    access: 'answer_ring',
    body: wire.AcceptRequest,
    bodyOptional: true,
    answer: wire.AcceptAnswer,
  },
  async ({ services, viewer, body, param }) =>
    services.consultations.accept({
      viewer,
      id: param('id'),
      device: body.device,
      tab: body.tab ?? viewer.loginId,
    }),
)

endpoint(
  consultations,
  'post',
  '/calls/end/{id}/',
  { summary: 'Cancel, reject or end', access: 'open_consultation', answer: wire.Done },
  async ({ services, viewer, param }) => {
    await services.consultations.end({ viewer, id: param('id') })
    return { success: true as const }
  },
)

endpoint(
  consultations,
  'get',
  '/calls/chat-history/',
  { summary: 'An astrologer’s sessions, newest first', access: 'list_own_as_astrologer', answer: wire.HistoryAnswer },
  async ({ services, viewer }) => services.consultations.history(viewer),
)

endpoint(
  consultations,
  'get',
  '/calls/user-profile-chats/',
  { summary: 'A user’s sessions, newest first', access: 'list_own_as_user', answer: wire.HistoryAnswer },
  async ({ services, viewer }) => services.consultations.history(viewer),
)
