// Consultations, their files, and the answers to rings.

import {
  AstrologerConsultationsAnswer,
  AstrologerConsultationsQuery,
} from '#workers/contract/astrologers/astrologer-consultations.ts'
import * as wire from '#workers/contract/consultations/consultations.ts'
import { DeskPointsAnswer } from '#workers/contract/consultations/desk.ts'
import { RoomChatMessageShape } from '#workers/contract/consultations/live.ts'
import type { ApiSpec, BinarySpec } from './api-spec.ts'
import * as routes from './routes.ts'

export const requestConsultation = {
  route: routes.requestConsultation,
  summary: 'Ask an astrologer for a consultation',
  body: wire.ConsultationRequest,
  answer: wire.ConsultationStarted,
  status: 201,
  idempotent: true,
} as const satisfies ApiSpec

export const readLiveConsultation = {
  route: routes.readLiveConsultation,
  summary: 'One’s own consultation that rings or runs, or null',
  answer: wire.LiveAnswer,
} as const satisfies ApiSpec

export const readConsultation = {
  route: routes.readConsultation,
  summary: 'A consultation, for its parties',
  answer: wire.WireConsultation,
} as const satisfies ApiSpec

export const keepRinging = {
  route: routes.keepRinging,
  summary: 'Still waiting for the answer, on another page than the one that asked',
  answer: wire.Done,
} as const satisfies ApiSpec

export const markConversationRead = {
  route: routes.markConversationRead,
  summary: 'The transcript of an ended consultation has been read by the party that asks',
  answer: wire.Done,
} as const satisfies ApiSpec

export const readDeskPoints = {
  route: routes.readDeskPoints,
  summary: 'What was pointed at on the chart desk, oldest first; it carries nothing of the birth',
  answer: DeskPointsAnswer,
} as const satisfies ApiSpec

export const readReceipt = {
  route: routes.readReceipt,
  summary: 'The receipt of an ended consultation',
  answer: wire.WireReceipt,
} as const satisfies ApiSpec

export const reviewConsultation = {
  route: routes.reviewConsultation,
  summary: 'Rate an ended consultation, once',
  body: wire.ReviewRequest,
  answer: wire.Done,
  status: 201,
} as const satisfies ApiSpec

export const reportProblem = {
  route: routes.reportProblem,
  summary: 'Report a problem with an ended consultation',
  body: wire.ProblemRequest,
  answer: wire.Done,
  status: 201,
} as const satisfies ApiSpec

export const refundConsultation = {
  route: routes.refundConsultation,
  summary: 'Refund a consultation in whole or in part to the wallet, with a reason',
  body: wire.RefundRequest,
  answer: wire.RefundAnswer,
  status: 201,
  idempotent: 'obligatory',
} as const satisfies ApiSpec

export const sendFile = {
  route: routes.sendFile,
  summary: 'Send a file into a live conversation (20 MB at most; the kind is told by its bytes)',
  file: ['*/*'],
  answer: RoomChatMessageShape,
  status: 201,
} as const satisfies ApiSpec

export const openFile = {
  route: routes.openFile,
  summary: 'A shared file; ?download sends pictures as an attachment too',
  query: wire.FileQuery,
  answer: 'bytes',
} as const satisfies BinarySpec

export const removeFile = {
  route: routes.removeFile,
  summary: 'Take back a file that one sent: its bytes go, its name stays in the conversation',
  answer: wire.Done,
} as const satisfies ApiSpec

export const acceptRing = {
  route: routes.acceptRing,
  summary: 'Accept a ring; the first device wins',
  body: wire.AcceptRequest,
  bodyOptional: true,
  answer: wire.AcceptAnswer,
} as const satisfies ApiSpec

export const endConsultation = {
  route: routes.endConsultation,
  summary: 'Cancel, reject or end; an admin says why, for the audit log',
  body: wire.EndedBySide,
  bodyOptional: true,
  ends: true,
  answer: wire.Done,
} as const satisfies ApiSpec

export const listBlockedClients = {
  route: routes.listBlockedClients,
  summary: 'The clients whom one has blocked',
  answer: wire.BlockedClientsAnswer,
} as const satisfies ApiSpec

export const blockClient = {
  route: routes.blockClient,
  summary: 'Block a client who has asked before: the client sees “not available”',
  answer: wire.Done,
} as const satisfies ApiSpec

export const unblockClient = {
  route: routes.unblockClient,
  summary: 'Let a blocked client ask again',
  answer: wire.Done,
} as const satisfies ApiSpec

export const listAstrologerConsultations = {
  route: routes.listAstrologerConsultations,
  summary: 'An astrologer’s consultations, newest first',
  answer: wire.HistoryAnswer,
} as const satisfies ApiSpec

export const listUserConsultations = {
  route: routes.listUserConsultations,
  summary: 'A user’s consultations, newest first',
  answer: wire.HistoryAnswer,
} as const satisfies ApiSpec

export const listConsultations = {
  route: routes.listConsultations,
  summary: 'An astrologer’s own sessions, newest first, with filters and pages',
  query: AstrologerConsultationsQuery,
  answer: AstrologerConsultationsAnswer,
} as const satisfies ApiSpec
