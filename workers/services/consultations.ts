// The part of services that is about consultations: what people do with them, and what their rooms do in the books.
import type { CallFeedbackRequest, CallMetricsRequest } from '#workers/contract/calls.ts'
import type { ConsultationRequest } from '#workers/contract/consultations.ts'
import { AppError } from '#workers/contract/errors.ts'
import type { Viewer } from '#workers/contract/roles.ts'
import * as consultations from '#workers/domain/consultations/index.ts'
import * as money from '#workers/domain/money/index.ts'
import type { createFiles } from '../gateways/r2-files.ts'

export function createConsultationServices(deps: consultations.RequestDeps, files: ReturnType<typeof createFiles>) {
  const { db } = deps
  return {
    request: (viewer: Viewer, form: ConsultationRequest) => consultations.requestConsultation(deps, { viewer, form }),
    accept: (viewer: Viewer, id: string, on: consultations.AcceptedOn) =>
      consultations.acceptConsultation(deps, { viewer, id, ...on }),
    end: (viewer: Viewer, id: string) => consultations.endConsultation(deps, { viewer, id }),
    ticket: (viewer: Viewer, id: string) => consultations.roomTicket(deps, { viewer, id }),
    read: (viewer: Viewer, id: string) => consultations.readConsultation(deps, { viewer, id }),
    live: (viewer: Viewer) => consultations.readLive(deps, viewer),
    newestWith: (viewer: Viewer, astrologerId: string) => consultations.readNewestWith(deps, { viewer, astrologerId }),
    history: (viewer: Viewer) => consultations.readHistory(deps, viewer),
    receipt: (viewer: Viewer, id: string) => consultations.readReceipt(deps, { viewer, id }),
    review: (viewer: Viewer, id: string, form: { rating: number; text: string }) =>
      consultations.reviewConsultation(deps, { viewer, id, ...form }),
    reportProblem: (viewer: Viewer, id: string, reason: string) =>
      consultations.reportProblem(deps, { viewer, id, reason }),
    refund: (viewer: Viewer, id: string, refund: consultations.Refund) =>
      consultations.refundConsultation(deps, { viewer, id, ...refund }),
    giveFeedback: (viewer: Viewer, id: string, form: CallFeedbackRequest) =>
      consultations.giveFeedback(deps, { viewer, id, ...form }),
    feedbackGiven: (viewer: Viewer, id: string) => consultations.feedbackGiven(deps, { viewer, id }),
    keepMetrics: (viewer: Viewer, { session_id: id, samples }: CallMetricsRequest) =>
      consultations.keepMetrics(deps, { viewer, id, samples }),
    birth: (viewer: Viewer, id: string) => consultations.readAttachedBirth(deps, { viewer, id }),
    transcript: (viewer: Viewer, id: string) => consultations.readTranscript(deps, { viewer, id }),
    async sendFile(viewer: Viewer, id: string, name: string, request: Request) {
      const side = await consultations.assertMaySend(deps, { viewer, id })
      const file = await files.putChatFile(id, name, request)
      try {
        return await consultations.sendFile(deps, { id, side, file })
      } catch (error) {
        // Refused: nothing half-done stays behind.
        await files.delete(file.key)
        throw error
      }
    },
    async openFile(viewer: Viewer, id: string, fileId: string) {
      const file = await consultations.findFile(deps, { viewer, id, fileId })
      const object = await files.read(file.key)
      if (!object) throw new AppError('not_found')
      return { file, object }
    },
    async removeFile(viewer: Viewer, id: string, fileId: string): Promise<void> {
      await files.delete(await consultations.removeFile(deps, { viewer, id, fileId }))
    },
    async isLive(id: string): Promise<boolean> {
      const state = await consultations.findState(db, id)
      return state !== null && state !== 'ended'
    },
    sweep: () => consultations.sweepOverdue(deps),
    // What a room does in the books.
    takeHold: (terms: consultations.Terms, n: number, heldCents: number) =>
      consultations.takeHold(deps, { terms, n, heldCents }),
    standingHold: (id: string, n: number) => money.findHold(db, { consultationId: id, n }),
    settle: (ending: consultations.Ending) => consultations.settleConsultation(deps, ending),
    project: (id: string, change: consultations.Projection) => consultations.projectState(db, { id, change }),
    copyMessages: (id: string, messages: consultations.StoredMessage[]) =>
      consultations.copyMessages(db, { consultationId: id, messages }),
  }
}
