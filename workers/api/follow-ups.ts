import * as spec from '#workers/contract/api/follow-ups.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

export const followUps = createApi()

endpoint(followUps, spec.readFollowUp, 'take_part', async ({ services, viewer, param }) =>
  services.followUps.read({ viewer, id: param('id') }),
)

endpoint(followUps, spec.sendFollowUp, 'write_follow_ups', async ({ services, viewer, body, param }) =>
  services.followUps.send({ viewer, id: param('id'), text: body.text }),
)

endpoint(followUps, spec.answerFollowUp, 'write_follow_ups', async ({ services, viewer, body, param }) =>
  services.followUps.reply({ viewer, id: param('id'), text: body.text }),
)
