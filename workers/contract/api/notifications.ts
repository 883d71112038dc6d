// Devices for push messages, sent notices, and the mails of an account.

import { MailChoice, MailChoiceAnswer } from '#workers/contract/accounts/mails.ts'
import {
  NoticeChoice,
  NoticeChoiceAnswer,
  NoticesAnswer,
  PushKeyAnswer,
  RegisterAstrologerDeviceRequest,
  RegisterDeviceRequest,
} from '#workers/contract/accounts/notifications.ts'
import { Done } from '#workers/contract/consultations/consultations.ts'
import { PageQuery } from '../money.ts'
import type { ApiSpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const readPushKey = {
  route: routes.readPushKey,
  summary: 'The key that a browser subscribes with; null where nothing is pushed',
  answer: PushKeyAnswer,
} as const satisfies ApiSpec

export const registerDevice = {
  route: routes.registerDevice,
  summary: 'Register a browser for push messages; `token` is its subscription as JSON',
  body: RegisterDeviceRequest,
  answer: Done,
  status: 201,
} as const satisfies ApiSpec

export const registerAstrologerDevice = {
  route: routes.registerAstrologerDevice,
  summary: 'Register an astrologer’s browser, so that it rings while no page is open',
  body: RegisterAstrologerDeviceRequest,
  answer: Done,
  status: 201,
} as const satisfies ApiSpec

export const renewDevice = {
  route: routes.renewDevice,
  summary:
    'Register the subscription that the browser put in the place of an old one; the service worker sends it, with the login cookie',
  body: RegisterDeviceRequest,
  answer: Done,
  status: 201,
} as const satisfies ApiSpec

export const listNotices = {
  route: routes.listNotices,
  summary: 'What was sent to the account in the last 30 days, newest first, 20 a page, with what became of it',
  query: PageQuery,
  answer: NoticesAnswer,
} as const satisfies ApiSpec

export const readNoticeChoice = {
  route: routes.readNoticeChoice,
  summary: 'Which notices reach the devices of the account, and its quiet hours',
  answer: NoticeChoiceAnswer,
} as const satisfies ApiSpec

export const chooseNotices = {
  route: routes.chooseNotices,
  summary: 'Switch kinds of notices off, and set quiet hours; rings and what is asked for just now come all the same',
  body: NoticeChoice,
  answer: NoticeChoiceAnswer,
} as const satisfies ApiSpec

export const readMailChoice = {
  route: routes.readMailChoice,
  summary: 'The kinds of mails that the account has ended',
  answer: MailChoiceAnswer,
} as const satisfies ApiSpec

export const chooseMails = {
  route: routes.chooseMails,
  summary:
    'End kinds of mails, or let them come again; codes and mails about the safety of the account come all the same',
  body: MailChoice,
  answer: MailChoiceAnswer,
} as const satisfies ApiSpec

export const confirmMails = {
  route: routes.confirmMails,
  summary: 'Mail the link that ends the mark of an address whose mails did not arrive; without a mark nothing is sent',
  answer: Done,
} as const satisfies ApiSpec
