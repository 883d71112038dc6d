// Messages to the platform, and its newsletter.
import * as wire from '#workers/contract/accounts/contact.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const sendMessage = {
  route: routes.sendMessage,
  summary: 'Write to the platform; an admin answers by mail',
  body: wire.ContactRequest,
  answer: wire.Accepted,
  status: 201,
} as const satisfies ApiSpec

export const joinNewsletter = {
  route: routes.joinNewsletter,
  summary: 'Ask for the newsletter; the link in the mail that follows confirms it',
  body: wire.NewsletterRequest,
  answer: wire.Accepted,
} as const satisfies ApiSpec
