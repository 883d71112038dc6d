import type { CatchUpRequest } from '#workers/contract/admin/catch-up.ts'
import type { Db } from '#workers/db/client.ts'
import type { ClosedAgain } from '#workers/domain/account-deletion/index.ts'
import type { AuditEntry } from '#workers/domain/audit/index.ts'
import type { NewsAgain, PaymentNews } from '#workers/domain/money/index.ts'

export type Page = Pick<CatchUpRequest, 'since' | 'after'>

export type CatchUpDeps = {
  db: Db
  now: () => number
  /** A page of the payment provider's news; null where there is no provider. */
  newsSince(page: Page): Promise<{ news: PaymentNews[]; next: string | null } | null>
  applyNews(news: PaymentNews): Promise<NewsAgain>
  /** Acts of a day that the audit log has lost; null where there is no copy of that day. */
  lostActs(day: number): Promise<AuditEntry[] | null>
  /** Ends some of the log-ins; the number of them. */
  endSomeLogins(): Promise<number>
  /** The ids of all accounts that were noted as closed, in their order. */
  closedAccounts(): Promise<string[]>
  closeAgain(accountId: string): Promise<ClosedAgain>
  astrologersAfter(page: { after: string; limit: number }): Promise<string[]>
  writeStatusAnew(astrologerId: string): Promise<void>
}
