// The history of an astrologer's own account, with keyset pagination.
import type { AccountHistoryAnswer, AccountHistoryQuery } from '#workers/contract/accounts/account-history.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { Db } from '#workers/db/client.ts'
import { findAccountHistory } from './account-history.repo.ts'

const PAGE = 30

export async function readAccountHistory(
  { db }: { db: Db },
  { viewer, group, after }: AccountHistoryQuery & { viewer: Viewer },
): Promise<AccountHistoryAnswer> {
  const events = await findAccountHistory(db, {
    astrologerId: viewer.userId,
    group: group ?? null,
    size: PAGE + 1,
    after: after ? placeOf(after) : null,
  })
  const results = events.slice(0, PAGE)
  const last = results.at(-1)
  return { results, next: events.length > PAGE && last ? `${last.at}.${last.id}` : null }
}

/** Parses "1790000000000.s:id", which the schema has validated. */
function placeOf(text: string): { at: number; id: string } {
  const dot = text.indexOf('.')
  return { at: Number(text.slice(0, dot)), id: text.slice(dot + 1) }
}
