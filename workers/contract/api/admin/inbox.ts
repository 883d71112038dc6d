// The inbox of the admins.

import * as wire from '#workers/contract/admin/inbox.ts'
import type { ApiSpec } from '#workers/contract/api/api-spec.ts'
import * as routes from '#workers/contract/api/routes.ts'
import { Done } from '#workers/contract/consultations/consultations.ts'

export const readInbox = {
  route: routes.readInbox,
  summary:
    'Reported problems, and what the product asks a person to look at; the header X-Next-Cursor names the next `after`',
  query: wire.InboxQuery,
  answer: wire.InboxAnswer,
} as const satisfies ApiSpec

export const answerInboxEntry = {
  route: routes.answerInboxEntry,
  summary: 'Answer the person of an entry by mail',
  body: wire.InboxReplyRequest,
  answer: Done,
} as const satisfies ApiSpec

export const restoreContact = {
  route: routes.restoreContact,
  summary: 'Put back the e-mail address or phone number before a change to which the mailbox objected',
  answer: Done,
} as const satisfies ApiSpec

export const closeInboxEntry = {
  route: routes.closeInboxEntry,
  summary: 'Close an entry of the inbox',
  answer: Done,
} as const satisfies ApiSpec
