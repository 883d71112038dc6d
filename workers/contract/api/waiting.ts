// The waiting queues, and following.
import * as z from 'zod'
import * as wire from '#workers/contract/consultations/waiting.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

const Done = z.object({ success: z.literal(true) })

export const joinLine = {
  route: routes.joinLine,
  summary: 'Wait in the line of an astrologer who is busy; a repeat keeps the place',
  body: wire.JoinLineRequest,
  answer: wire.WireLine,
  status: 201,
} as const satisfies ApiSpec

export const leaveLine = {
  route: routes.leaveLine,
  summary: 'Give up one’s place in a line',
  answer: Done,
} as const satisfies ApiSpec

export const readOutlook = {
  route: routes.readOutlook,
  summary: 'How many clients wait for an astrologer, and how long one would wait',
  answer: wire.LineOutlook,
} as const satisfies ApiSpec

export const listOwnLines = {
  route: routes.listOwnLines,
  summary: 'The lines in which one waits, with position and estimated wait',
  answer: wire.LinesAnswer,
} as const satisfies ApiSpec

export const readOwnLine = {
  route: routes.readOwnLine,
  summary: 'The clients who wait for oneself',
  answer: wire.OwnLine,
} as const satisfies ApiSpec

export const closeLine = {
  route: routes.closeLine,
  summary: 'Close one’s line to new clients, or open it again',
  body: wire.CloseLineRequest,
  answer: wire.OwnLine,
} as const satisfies ApiSpec

export const followAstrologer = {
  route: routes.followAstrologer,
  summary: 'Follow an astrologer: a message when they come online, once a day at most',
  body: wire.FollowRequest,
  bodyOptional: true,
  answer: Done,
} as const satisfies ApiSpec

export const unfollowAstrologer = {
  route: routes.unfollowAstrologer,
  summary: 'Follow an astrologer no more',
  answer: Done,
} as const satisfies ApiSpec

export const listFollows = {
  route: routes.listFollows,
  summary: 'The astrologers whom one follows',
  answer: wire.FollowsAnswer,
} as const satisfies ApiSpec
