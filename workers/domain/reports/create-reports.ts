// Reports for the screens of money, astrologers and admins, read across areas.
import type { AccountHistoryQuery } from '#workers/contract/accounts/account-history.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { Period } from '#workers/contract/admin/admin.ts'
import type { ConsultationsWithFilesQuery } from '#workers/contract/admin/admin-chats.ts'
import type { CallFilters, ClientFilters, ReviewFilters } from '#workers/contract/admin/admin-lists.ts'
import type { AuditFilters } from '#workers/contract/admin/audit.ts'
import type { PayoutsQuery } from '#workers/contract/admin/payout-runs.ts'
import { DAY, SECOND } from '#workers/contract/time/durations.ts'
import { memoize } from '#workers/db/memoize.ts'
import { readActivity } from './admin/activity.ts'
import { findAdminAstrologers } from './admin/admin-astrologers.repo.ts'
import { findCalls, findConsultationsOfClient } from './admin/admin-calls.repo.ts'
import { findChat, findChatStats } from './admin/admin-chats.repo.ts'
import { countClients, findClientDetail, findClients } from './admin/admin-clients.repo.ts'
import { readEarningsByDay } from './admin/admin-earnings.ts'
import { findConsultationsWithFiles, findFilesOfConsultation, findSharedFiles } from './admin/admin-files.repo.ts'
import { findReviews } from './admin/admin-reviews.repo.ts'
import { findAuditChoices } from './admin/audit.repo.ts'
import { readAudit } from './admin/audit-log.ts'
import { findLivePlatform } from './admin/live-platform.repo.ts'
import { findOldPhones } from './admin/old-phones.repo.ts'
import { findDecisions } from './admin/open-decisions.repo.ts'
import { findPayouts } from './admin/payout-runs.repo.ts'
import { calculatePayouts, readPayoutDetails } from './admin/payout-summary.ts'
import { countActive, readAccounts, readOverview, readStats } from './admin/platform-stats.ts'
import { readReportRows } from './admin/report-rows.ts'
import { earningMonths, readEarningLines, readEarningStatement } from './astrologer/earning-lines.ts'
import { readEarnings } from './astrologer/earnings.ts'
import { readPracticeToday } from './astrologer/practice-today.ts'
import { checkNewBooks } from './books/check-new-books.ts'
import { rollUpFigures } from './books/roll-up.ts'
import { readAccountHistory } from './viewer/account-history.ts'
import { findFrame } from './viewer/frame.repo.ts'
import { readStatement, readWholeStatement, statementMonths } from './viewer/read-statement.ts'

// Cached, because it aggregates all chats, and the figure above a list may be ten seconds old.
const chatStats = memoize(findChatStats, 10 * SECOND)

type ReportDeps = Parameters<typeof readEarningsByDay>[0] &
  Parameters<typeof readStats>[0] &
  Parameters<typeof checkNewBooks>[0]

export function createReports(deps: ReportDeps) {
  const { db, now } = deps
  return {
    statement: (asked: { viewer: Viewer; page: number; month?: string | null }) => readStatement(deps, asked),
    wholeStatement: (asked: { viewer: Viewer; month: string | null }) => readWholeStatement(deps, asked),
    statementMonths: (asked: { viewer: Viewer }) => statementMonths(deps, asked),
    earnings: (viewer: Viewer) => readEarnings(deps, viewer),
    earningLines: (asked: { viewer: Viewer; page: number; month?: string }) => readEarningLines(deps, asked),
    earningMonths: (viewer: Viewer) => earningMonths(deps, viewer),
    earningStatement: (asked: { viewer: Viewer; month: string | null }) => readEarningStatement(deps, asked),
    accountHistory: (asked: AccountHistoryQuery & { viewer: Viewer }) => readAccountHistory(deps, asked),
    frame: (viewer: Viewer) => findFrame(db, viewer.userId),
    practiceToday: (viewer: Viewer) => readPracticeToday(deps, viewer),
    stats: (period: Period) => readStats(deps, period),
    overview: (period: Period) => readOverview(deps, period),
    activity: () => readActivity(deps),
    adminAstrologers: (asked: Parameters<typeof findAdminAstrologers>[1]) => findAdminAstrologers(db, asked),
    accounts: () => readAccounts(deps),
    clients: (filters: ClientFilters, size?: number) => findClients(db, filters, size),
    countClients: () => countClients(db),
    oldPhones: () => findOldPhones(db),
    client: (id: string) => findClientDetail(db, { id, now: now() }),
    consultationsOfClient: (asked: Parameters<typeof findConsultationsOfClient>[1]) =>
      findConsultationsOfClient(db, asked),
    calls: (filters: CallFilters, size?: number) => findCalls(db, filters, size),
    audit: (filters: AuditFilters, size: number) => readAudit(deps, filters, size),
    payouts: (asked: PayoutsQuery, size?: number) => findPayouts(db, asked, size),
    auditChoices: () => findAuditChoices(db),
    livePlatform: () => findLivePlatform(db, now()),
    chat: (id: string) => findChat(db, id),
    chatStats: () => chatStats(db, now()),
    sharedFiles: (asked: { page: number; size: number; search?: string | undefined }) => findSharedFiles(db, asked),
    filesOfConsultation: (id: string) => findFilesOfConsultation(db, id),
    consultationsWithFiles: (asked: ConsultationsWithFilesQuery) => findConsultationsWithFiles(db, asked),
    reviews: (filters: ReviewFilters, size?: number) => findReviews(db, filters, size),
    earningsByDay: (month: string | null) => readEarningsByDay(deps, month),
    calculatePayouts: (days: number) => calculatePayouts(deps, days),
    payoutDetails: (asked: { astrologerId: string; days: number }) => readPayoutDetails(deps, asked),
    rowsOf: (asked: Parameters<typeof readReportRows>[1]) => readReportRows(deps, asked),
    async rollUpFigures() {
      await rollUpFigures(deps)
      await countActive(deps)
    },
    /** Counts the pending decisions of admins outside the inbox, and the cost of today's calls (UTC). */
    async needsYou() {
      const from = Math.floor(now() / DAY) * DAY
      const [decisions, [spentCents = 0]] = await Promise.all([
        findDecisions(db),
        deps.voiceCost([{ from, to: from + DAY }], { runningUntil: now() }),
      ])
      return { ...decisions, voiceSpentCents: spentCents }
    },
    checkBooks: () => checkNewBooks(deps),
  }
}
