// The one area that reads tables of several areas. It knows their tables only, and writes none but the marks and sums of
// its own check of the books.

export { readAccountHistory } from './account-history.ts'
export { readActivity } from './activity.ts'
export {
  findAdminAstrologer,
  findAdminAstrologers,
} from './admin-astrologers.repo.ts'
export { findCalls, findConsultationsOfClient } from './admin-calls.repo.ts'
export { findChat, findChatStats, findChats } from './admin-chats.repo.ts'
export { type ClientDetail, countClients, findClientDetail, findClients } from './admin-clients.repo.ts'
export { readEarningsByDay } from './admin-earnings.ts'
export { findConsultationsWithFiles, findFilesOfConsultation, findSharedFiles } from './admin-files.repo.ts'
export { findReviews } from './admin-reviews.repo.ts'
export { type ConsultationFilter, findConsultationsOfAstrologer, type Place } from './astrologer-consultations.repo.ts'
export { findAuditChoices, findLastAct, findLastChange } from './audit.repo.ts'
export { readAudit } from './audit-log.ts'
export { type BilledCall, findBilledCalls } from './billed-calls.repo.ts'
export { type BilledRow, findBilled } from './bills.repo.ts'
export { findBlocked } from './blocked-clients.repo.ts'
export {
  type Attendance,
  type BookedParty,
  findAttendance,
  findBookedParties,
  findOwnBookings,
  findTimeZone,
  hasTalked,
} from './bookings.repo.ts'
export { checkNewBooks } from './check-new-books.ts'
export * from './consultations.repo.ts'
export { createReports } from './create-reports.ts'
export { findLoggedInDevices, findRungAstrologer } from './devices.repo.ts'
export {
  findLastAsked,
  findListed,
  findLowestPrice,
  findPresence,
  findPublic,
  findTopListed,
  findWaiting,
  selectPublic,
  toWire,
} from './directory.repo.ts'
export { earningMonths, readEarningLines, readEarningStatement } from './earning-lines.ts'
export { zoneOf } from './earnings.repo.ts'
export { readEarnings } from './earnings.ts'
export { endedConsultations } from './ended-consultations.repo.ts'
export { findFollowed, findFollowersDue } from './follows.repo.ts'
export {
  countInbox,
  findCloser,
  findInbox,
  findInboxEntry,
  findLanguageOfEntry,
  type InboxAsked,
} from './inbox.repo.ts'
export { findLanguagesOfSides } from './languages.repo.ts'
export { checkLedger, ruleOf, type Violation } from './ledger-check.repo.ts'
export { findLivePlatform } from './live-platform.repo.ts'
export { findNoticeChoice } from './notice-choice.repo.ts'
export { type Decisions, findDecisions } from './open-decisions.repo.ts'
export { findOrphanHolds } from './orphan-holds.repo.ts'
export { findOwnRecords, type OwnRecords, tablesOf } from './own-records.repo.ts'
export { findDue as findDuePayouts, findPayouts } from './payout-runs.repo.ts'
export { calculatePayouts, readPayoutDetails } from './payouts.ts'
export { countActive, type Overview, readAccounts, readOverview, readStats } from './platform-stats.ts'
export {
  type AdminPostRow,
  findPictureAccess,
  findPost,
  findPosts,
  findPostsToModerate,
  findPublicPosts,
  findRelated,
  type PostRow,
} from './posts.repo.ts'
export { readPracticeToday } from './practice-today.ts'
export { findOwnReviews, findPublicProfile } from './public-profile.repo.ts'
export { readStatement, readWholeStatement, statementMonths } from './read-statement.ts'
export { findReadings } from './readings.repo.ts'
export { findReportJobs } from './report-jobs.repo.ts'
export { readReportRows, reportHead } from './report-rows.ts'
export { rollUpFigures } from './roll-up.ts'
export { findLoginUser, type LoginUser } from './viewer.repo.ts'
export { findNames, findRecentDurations } from './waiting.repo.ts'
