// /consultations/… and the two endpoints of /calls/… that answer rings.
import * as spec from '#workers/contract/api/consultations.ts'
import { binaryEndpoint, createApi, endpoint } from '../http/endpoint.ts'

export const consultations = createApi()

endpoint(consultations, spec.requestConsultation, 'request_consultation', async ({ services, viewer, body, effect }) =>
  services.consultations.request({ viewer, form: body, id: effect.id }),
)

endpoint(consultations, spec.readLiveConsultation, 'take_part', async ({ services, viewer }) =>
  services.consultations.live(viewer),
)

endpoint(consultations, spec.readConsultation, 'open_consultation', async ({ services, viewer, param }) =>
  services.consultations.read({ viewer, id: param('id') }),
)

endpoint(consultations, spec.keepRinging, 'take_part', async ({ services, viewer, param }) => {
  await services.consultations.keepRinging({ viewer, id: param('id') })
  return { success: true as const }
})

endpoint(consultations, spec.markConversationRead, 'take_part', async ({ services, viewer, param }) => {
  await services.consultations.markTranscriptRead({ viewer, id: param('id') })
  return { success: true as const }
})

endpoint(consultations, spec.readDeskPoints, 'open_consultation', async ({ services, viewer, param }) => ({
  points: await services.consultations.points({ viewer, id: param('id') }),
}))

endpoint(consultations, spec.readReceipt, 'open_consultation', async ({ services, viewer, param }) =>
  services.consultations.receipt({ viewer, id: param('id') }),
)

endpoint(consultations, spec.reviewConsultation, 'review_consultation', async ({ services, viewer, body, param }) => {
  await services.consultations.review({ viewer, id: param('id'), ...body })
  return { success: true as const }
})

endpoint(consultations, spec.reportProblem, 'report_problem', async ({ services, viewer, body, param }) => {
  await services.consultations.reportProblem({ viewer, id: param('id'), reason: body.reason })
  return { success: true as const }
})

endpoint(
  consultations,
  spec.refundConsultation,
  'refund_consultation',
  async ({ services, viewer, body, param, effect }) => {
    const { amount_cents: amountCents, reason } = body
    const answer = { refunded_cents: amountCents }
    const refund = { id: effect.id, keep: () => effect.keep(answer) }
    await services.consultations.refund({ viewer, id: param('id'), amountCents, reason, refund })
    return answer
  },
)

endpoint(consultations, spec.sendFile, 'take_part', async ({ c, services, viewer, param }) =>
  services.consultations.sendFile({ viewer, id: param('id'), name: param('name'), upload: c.req.raw }),
)

endpoint(consultations, spec.removeFile, 'take_part', async ({ services, viewer, param }) => {
  await services.consultations.removeFile({ viewer, id: param('id'), fileId: param('file') })
  return { success: true as const }
})

// Only pictures are displayed inline; other files are downloaded, so that they cannot run on our origin.
const SHOWN = /^image\/(jpeg|png|webp|gif|avif)$/

binaryEndpoint(consultations, spec.openFile, 'open_consultation', async ({ services, viewer, query, param }) => {
  const { file, object } = await services.consultations.openFile({ viewer, id: param('id'), fileId: param('file') })
  const shown = SHOWN.test(file.type) && query.download === undefined
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

endpoint(consultations, spec.acceptRing, 'answer_ring', async ({ services, viewer, body, param }) =>
  services.consultations.accept({
    viewer,
    id: param('id'),
    device: body.device,
    tab: body.tab ?? viewer.loginId,
  }),
)

endpoint(consultations, spec.endConsultation, 'open_consultation', async ({ services, viewer, body, param }) => {
  const { reason } = body
  await services.consultations.end({ viewer, id: param('id'), ...(reason ? { reason } : {}) })
  return { success: true as const }
})

endpoint(consultations, spec.listBlockedClients, 'block_clients', async ({ services, viewer }) =>
  services.consultations.blocked(viewer),
)

endpoint(consultations, spec.blockClient, 'block_clients', async ({ services, viewer, param }) => {
  await services.consultations.block({ viewer, clientId: param('id') })
  return { success: true as const }
})

endpoint(consultations, spec.unblockClient, 'block_clients', async ({ services, viewer, param }) => {
  await services.consultations.unblock({ viewer, clientId: param('id') })
  return { success: true as const }
})

endpoint(consultations, spec.listAstrologerConsultations, 'list_own_as_astrologer', async ({ services, viewer }) =>
  services.consultations.history(viewer),
)

endpoint(consultations, spec.listUserConsultations, 'list_own_as_user', async ({ services, viewer }) =>
  services.consultations.history(viewer),
)

endpoint(consultations, spec.listConsultations, 'list_own_as_astrologer', async ({ services, viewer, query }) =>
  services.consultations.sessions({ viewer, ...query }),
)
