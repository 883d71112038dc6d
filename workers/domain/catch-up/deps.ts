import type { CatchUpRequest } from '#workers/contract/admin/catch-up.ts'
import type { Db } from '#workers/db/client.ts'
import type { DeletedAgain } from '#workers/domain/account-deletion/index.ts'
import type { AuditEntry } from '#workers/domain/audit/index.ts'
import type { NewsAgain, PaymentNews } from '#workers/domain/money/index.ts'

export type Page = Pick<CatchUpRequest, 'since' | 'after'>

export type CatchUpDeps = {
  db: Db
  now: () => number
  /** A page of the payment provider's events; null without a provider. */
  newsSince(page: Page): Promise<{ news: PaymentNews[]; next: string | null } | null>
  applyNews(news: PaymentNews): Promise<NewsAgain>
  /** Acts of a day that the audit log has lost; null without a copy of that day. */
  lostActs(day: number): Promise<AuditEntry[] | null>
  /** Ends a batch of logins; returns their number. */
  endSomeLogins(): Promise<number>
  /** The ids of all accounts that were recorded as closed, ordered. */
  closedAccounts(): Promise<string[]>
  deleteAgain(accountId: string): Promise<DeletedAgain>
  astrologersAfter(page: { after: string; limit: number }): Promise<string[]>
  writeStatusAnew(astrologerId: string): Promise<void>
}
