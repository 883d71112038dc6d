import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { sideOf } from '#workers/domain/identity/index.ts'
import { bindDeps } from '../bind-deps.ts'
import { isOpenedByAdmin, openAsAdmin } from './admin-opening.ts'
import { lostBefore } from './billing/charge-reason.ts'
import { writeCheckpoint } from './billing/checkpoint.ts'
import { closeUnbilled, standingOf } from './billing/close-unbilled.ts'
import { freeMinutesFor } from './billing/free-minutes.ts'
import { readReceipt } from './billing/receipt.ts'
import { refundConsultation } from './billing/refund-consultation.ts'
import { settleConsultation, settledBill } from './billing/settle-consultation.ts'
import { standingHold, takeHold } from './billing/take-hold.ts'
import { voidOrphanHolds } from './billing/void-orphans.ts'
import { findEndedIds, findState, liveIdsOf } from './consultation.repo.ts'
import { readAttachedBirth } from './conversation/attached-birth.ts'
import type { FileScanner } from './conversation/chat-files.ts'
import { deleteOldFiles, deleteOldTranscripts, type RetentionDeps } from './conversation/delete-old-talk.ts'
import { readPoints } from './conversation/desk-points.ts'
import {
  messagesForAdmin,
  openFile,
  readTranscript,
  removeFile,
  removeFileAsAdmin,
  sendFile,
} from './conversation/files.ts'
import { listChats } from './conversation/list-chats.ts'
import { listOldFiles } from './conversation/list-old-files.ts'
import { readConversations } from './conversation/read-conversations.ts'
import { removeFilesOf } from './conversation/remove-files-of.ts'
import { shareBirth, shareSecondBirth, takeBirthBack, takeSecondBirthBack } from './conversation/share-birth.ts'
import { nameTranscript, storeTranscript } from './conversation/transcript.ts'
import { listConsultations } from './list-consultations.ts'
import {
  countHistory,
  markTranscriptRead,
  readConsultation,
  readHistory,
  readHistoryPage,
  readLive,
  readNewestWith,
} from './read-consultation.ts'
import { acceptConsultation, endConsultation, keepRinging, roomTicket } from './request/answer.ts'
import { blockClient, type LeaveLine, listBlocked, unblockClient } from './request/block.ts'
import { answersPhone, phoneRefusal } from './request/phone-terms.ts'
import { type RequestDeps, requestConsultation } from './request/request.ts'
import { removeReview, replyToReview, reportReview } from './reviews/moderate-review.ts'
import { feedbackGiven, forgetMetrics, giveFeedback, keepMetrics } from './reviews/quality.ts'
import { readReview, reportProblem, reviewConsultation } from './reviews/review.ts'
import type { Rooms } from './rooms.ts'
import { sweepOverdue, wakeLive } from './state-machine/sweep-overdue.ts'

export * from './billing/bill.ts'
export { billableMs, billableSpans, type Fact, type FreeTime, presenceOf, togetherOf } from './billing/billable-time.ts'
export { chargedBecause } from './billing/charge-reason.ts'
export { checkBills, wrongBills } from './billing/check-bills.ts'
export type { Unbilled } from './billing/close-unbilled.ts'
export { moveClaims } from './billing/free-claim.repo.ts'
export { type FreeMinutesDeps, mayBeFree } from './billing/free-minutes.ts'
export type { FreeTerms, Terms } from './billing/frozen-terms.ts'
export { type FundsView, nextFundsEvent, paysForStart, planFunds, planNotice } from './billing/funds-plan.ts'
export * from './billing/settle-consultation.ts'
export { assertPaysStart } from './billing/start-funds.ts'
export { readFacts, writeFacts } from './billing/stored-facts.ts'
export { takeHold } from './billing/take-hold.ts'
export type { TimelineEvent } from './billing/timeline.repo.ts'
export { findLiveWebCall, insertConsultation, liveIdsOf, type Said } from './consultation.repo.ts'
export { fileOnWire } from './conversation/files.ts'
export { nameTranscript, storeTranscript } from './conversation/transcript.ts'
export { openConsultation } from './read-consultation.ts'
export { deleteBlocksOf, isBlocked } from './request/block.repo.ts'
export type { Calls } from './request/calls.ts'
export { assertMayRing } from './request/may-ring.ts'
export { mayTakeByPhone } from './request/phone-terms.ts'
export { eraseReviewsOf } from './reviews/review.repo.ts'
export type { BirthChange, Outcome, RingRefusal, Rooms, StoredFile, StoredMessage } from './rooms.ts'
export { step } from './state-machine/machine.ts'
export * from './state-machine/machine-deadlines.ts'
export * from './state-machine/machine-state.ts'

/** Use cases of people, and the statements with which rooms write to the books. */
export function createConsultations(deps: RequestDeps & LeaveLine & RetentionDeps & { scanner: FileScanner }) {
  return bindDeps(deps, {
    request: requestConsultation,
    freeMinutes: freeMinutesFor,
    phoneRefusal,
    accept: acceptConsultation,
    end: endConsultation,
    keepRinging,
    ticket: roomTicket,
    read: readConsultation,
    live: readLive,
    newestWith: readNewestWith,
    history: readHistory,
    historyPage: readHistoryPage,
    historyCounts: countHistory,
    conversations: readConversations,
    sessions: listConsultations,
    chats: listChats,
    receipt: readReceipt,
    review: reviewConsultation,
    replyToReview,
    reportReview,
    removeReview,
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
    shareBirth,
    shareSecondBirth,
    takeBirthBack,
    takeSecondBirthBack,
    transcript: readTranscript,
    markTranscriptRead,
    points: readPoints,
    sendFile,
    openFile,
    removeFile,
    removeFilesOf,
    endedIds,
    removeFileAsAdmin,
    messagesForAdmin,
    openAsAdmin,
    isOpenedByAdmin,
    isLive,
    answersPhone,
    fundsChanged,
    takeHold,
    standingHold,
    settle: settleConsultation,
    settledBill,
    standing: standingOf,
    closeUnbilled,
    lostBefore,
    project: writeCheckpoint,
    storeTranscript,
    nameTranscript,
    listOldFiles,
    deleteOldFiles,
    deleteOldTranscripts,
    sweep: sweepOverdue,
    wakeLive,
    voidOrphanHolds,
    forgetMetrics,
  })
}

/** The viewer's own ended consultations, ordered by id. */
async function endedIds(
  { db }: { db: Db },
  { viewer: { userId, role }, ...asked }: { viewer: Viewer; after: string; limit: number },
): Promise<string[]> {
  const who = sideOf(role) === 'astrologer' ? { astrologerId: userId } : { userId }
  return findEndedIds(db, { ...who, ...asked })
}

async function isLive({ db }: { db: Db }, id: string): Promise<boolean> {
  const state = await findState(db, id)
  return state !== null && state !== 'ended'
}

/** Notifies the live consultations of a wallet that a payment arrived or a hold was released: they may hold more. */
async function fundsChanged({ db, rooms }: { db: Db; rooms: Rooms }, userId: string): Promise<void> {
  await Promise.all((await liveIdsOf(db, { userId })).map((id) => rooms.fundsChanged(id)))
}
