import type { Db } from '#workers/db/client.ts'
import { withDeps } from '../with-deps.ts'
import { acceptConsultation, endConsultation, keepRinging, roomTicket } from './answer.ts'
import { readAttachedBirth } from './attached-birth.ts'
import { blockClient, listBlocked, unblockClient } from './block.ts'
import { lostBefore } from './charged-because.ts'
import type { ChatFiles } from './chat-files.ts'
import { findState, liveIdsOf, type Projection, projectState } from './consultation.repo.ts'
import { openFile, readTranscript, removeFile, sendFile } from './files.ts'
import { answersPhone } from './phone-terms.ts'
import { feedbackGiven, forgetMetrics, giveFeedback, keepMetrics } from './quality.ts'
import { readConsultation, readHistory, readLive, readNewestWith } from './read-consultation.ts'
import { readReceipt } from './receipt.ts'
import { refundConsultation } from './refund-consultation.ts'
import { type RequestDeps, requestConsultation } from './request.ts'
import { readReview, reportProblem, reviewConsultation } from './review.ts'
import type { Rooms } from './rooms.ts'
import { settleConsultation, settledBill } from './settle-consultation.ts'
import { sweepOverdue } from './sweep-overdue.ts'
import { standingHold, takeHold } from './take-hold.ts'
import { moveOldTranscripts, nameTranscript, storeTranscript } from './transcript.ts'
import { voidOrphanHolds } from './void-orphans.ts'

export * from './bill.ts'
export { billableMs, billableSpans, type Fact, presenceOf, togetherOf } from './billable-time.ts'
export type { Calls } from './calls.ts'
export { chargedBecause } from './charged-because.ts'
export { checkBills, wrongBills } from './check-bills.ts'
export { findLiveWebCall, insertConsultation, liveIdsOf, type Said } from './consultation.repo.ts'
export { fileOnWire } from './files.ts'
export { type FundsView, nextFundsEvent, paysForStart, planFunds, planNotice } from './funds-plan.ts'
export * from './machine.ts'
export type { StoredMessage } from './message.repo.ts'
export { mayTakeByPhone } from './phone-terms.ts'
export type { Outcome, RingRefusal, Rooms, StoredFile } from './rooms.ts'
export * from './settle-consultation.ts'
export { readFacts, writeFacts } from './stored-facts.ts'
export { takeHold } from './take-hold.ts'
export type { Terms } from './terms.ts'
export type { TimelineEvent } from './timeline.repo.ts'
export { nameTranscript, storeTranscript } from './transcript.ts'

/** What people do with consultations, and what their rooms write to the books. */
export function createConsultations(deps: RequestDeps & { files: ChatFiles }) {
  return withDeps(deps, {
    request: requestConsultation,
    accept: acceptConsultation,
    end: endConsultation,
    keepRinging,
    ticket: roomTicket,
    read: readConsultation,
    live: readLive,
    newestWith: readNewestWith,
    history: readHistory,
    receipt: readReceipt,
    review: reviewConsultation,
    readReview,
    reportProblem,
    refund: refundConsultation,
    block: blockClient,
    unblock: unblockClient,
    blocked: listBlocked,
    giveFeedback,
    feedbackGiven,
    keepMetrics,
    birth: readAttachedBirth,
    transcript: readTranscript,
    sendFile,
    openFile,
    removeFile,
    isLive,
    answersPhone,
    fundsChanged,
    takeHold,
    standingHold,
    settle: settleConsultation,
    settledBill,
    lostBefore,
    project: ({ db }, projection: { id: string; change: Projection }) => projectState(db, projection),
    storeTranscript,
    nameTranscript,
    moveOldTranscripts,
    sweep: sweepOverdue,
    voidOrphanHolds,
    forgetMetrics,
  })
}

async function isLive({ db }: { db: Db }, id: string): Promise<boolean> {
  const state = await findState(db, id)
  return state !== null && state !== 'ended'
}

/** Money landed in a wallet, or was released: its live consultations may hold more. */
async function fundsChanged({ db, rooms }: { db: Db; rooms: Rooms }, userId: string): Promise<void> {
  await Promise.all((await liveIdsOf(db, { userId })).map((id) => rooms.fundsChanged(id)))
}
