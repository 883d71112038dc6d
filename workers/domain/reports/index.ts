// The only area that reads tables of several areas. It imports only their tables, and writes none except the marks and
// sums of its ledger check.

export { readActivity } from './admin/activity.ts'
export {
  findAdminAstrologer,
  findAdminAstrologers,
} from './admin/admin-astrologers.repo.ts'
export { findCalls, findConsultationsOfClient } from './admin/admin-calls.repo.ts'
export { findChat, findChatStats, findChats } from './admin/admin-chats.repo.ts'
export { type ClientDetail, countClients, findClientDetail, findClients } from './admin/admin-clients.repo.ts'
export { readEarningsByDay } from './admin/admin-earnings.ts'
export { findConsultationsWithFiles, findFilesOfConsultation, findSharedFiles } from './admin/admin-files.repo.ts'
export { findReviews } from './admin/admin-reviews.repo.ts'
export { findAuditChoices, findLastAct, findLastChange } from './admin/audit.repo.ts'
export { readAudit } from './admin/audit-log.ts'
export { findBlocked } from './admin/blocked-clients.repo.ts'
export {
  countInbox,
  findCloser,
  findInbox,
  findInboxEntry,
  findLanguageOfEntry,
  type InboxAsked,
} from './admin/inbox.repo.ts'
export { findLivePlatform } from './admin/live-platform.repo.ts'
export { type Decisions, findDecisions } from './admin/open-decisions.repo.ts'
export { findDue as findDuePayouts, findPayouts } from './admin/payout-runs.repo.ts'
export { calculatePayouts, readPayoutDetails } from './admin/payout-summary.ts'
export { countActive, type Overview, readAccounts, readOverview, readStats } from './admin/platform-stats.ts'
export { findReportJobs } from './admin/report-jobs.repo.ts'
export { readReportRows, reportHead } from './admin/report-rows.ts'
export {
  type ConsultationFilter,
  findConsultationsOfAstrologer,
  type Place,
} from './astrologer/astrologer-consultations.repo.ts'
export { earningMonths, readEarningLines, readEarningStatement } from './astrologer/earning-lines.ts'
export { zoneOf } from './astrologer/earnings.repo.ts'
export { readEarnings } from './astrologer/earnings.ts'
export { readPracticeToday } from './astrologer/practice-today.ts'
export { findNames, findRecentDurations } from './astrologer/waiting.repo.ts'
export { type BilledCall, findBilledCalls } from './books/billed-calls.repo.ts'
export { type BilledRow, findBilled } from './books/bills.repo.ts'
export { checkNewBooks } from './books/check-new-books.ts'
export { checkLedger, ruleOf, type Violation } from './books/ledger-check.repo.ts'
export { findOrphanHolds } from './books/orphan-holds.repo.ts'
export { rollUpFigures } from './books/roll-up.ts'
export { createReports } from './create-reports.ts'
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
} from './public/directory.repo.ts'
export { findLanguagesOfSides } from './public/languages.repo.ts'
export {
  type AdminPostRow,
  findPictureAccess,
  findPost,
  findPosts,
  findPostsToModerate,
  findPublicPosts,
  findRelated,
  type PostRow,
} from './public/posts.repo.ts'
export { findOwnReviews, findPublicProfile } from './public/public-profile.repo.ts'
export { readAccountHistory } from './viewer/account-history.ts'
export {
  type Attendance,
  type BookedParty,
  findAttendance,
  findBookedParties,
  findOwnBookings,
  findTimeZone,
  hasTalked,
} from './viewer/bookings.repo.ts'
export * from './viewer/consultations.repo.ts'
export { findLoggedInDevices, findRungAstrologer } from './viewer/devices.repo.ts'
export { endedConsultations } from './viewer/ended-consultations.repo.ts'
export { findFollowed, findFollowersDue } from './viewer/follows.repo.ts'
export { findNoticeChoice } from './viewer/notice-choice.repo.ts'
export { findOwnRecords, type OwnRecords, tablesOf } from './viewer/own-records.repo.ts'
export { readStatement, readWholeStatement, statementMonths } from './viewer/read-statement.ts'
export { findReadings } from './viewer/readings.repo.ts'
export { findLoginUser, type LoginUser } from './viewer/viewer.repo.ts'
