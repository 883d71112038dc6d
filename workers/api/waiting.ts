import * as spec from '#workers/contract/api/waiting.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import { createApi, endpoint } from '../http/endpoint.ts'

export const waiting = createApi()

const done = { success: true as const }
const JOINS_AN_HOUR = 30

endpoint(waiting, spec.joinLine, 'request_consultation', async ({ services, viewer, body, param }) => {
  await services.limit('line', viewer.userId, JOINS_AN_HOUR, HOUR)
  return services.waiting.join({ viewer, astrologerId: param('id'), kind: body.kind })
})

endpoint(waiting, spec.leaveLine, 'request_consultation', async ({ services, viewer, param }) => {
  await services.waiting.leave({ viewer, astrologerId: param('id') })
  return done
})

endpoint(waiting, spec.readOutlook, 'browse_astrologers', async ({ services, param }) =>
  services.waiting.outlook(param('id')),
)

endpoint(waiting, spec.listOwnLines, 'request_consultation', async ({ services, viewer }) =>
  services.waiting.own(viewer),
)

endpoint(waiting, spec.readOwnLine, 'read_practice', async ({ services, viewer }) => services.waiting.ownLine(viewer))

endpoint(waiting, spec.closeLine, 'answer_ring', async ({ services, viewer, body }) =>
  services.waiting.close(viewer, body.is_closed),
)

endpoint(waiting, spec.followAstrologer, 'follow_astrologers', async ({ services, viewer, body, param }) => {
  await services.following.follow({ viewer, astrologerId: param('id'), byMail: body.by_mail })
  return done
})

endpoint(waiting, spec.unfollowAstrologer, 'follow_astrologers', async ({ services, viewer, param }) => {
  await services.following.unfollow({ viewer, astrologerId: param('id') })
  return done
})

endpoint(waiting, spec.listFollows, 'follow_astrologers', async ({ services, viewer }) =>
  services.following.own(viewer),
)
