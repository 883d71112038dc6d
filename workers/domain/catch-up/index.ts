// Steps after a restore of the database: each applies what other systems did since the restored point, and may be repeated. An
// event without a row in the books becomes an inbox entry, which counts as unexplained until an admin closes it
// (docs/decisions/restore.md).
import type { CatchUpAnswer, CatchUpRequest, CatchUpStep } from '#workers/contract/admin/catch-up.ts'
import { noteRestore } from '#workers/domain/settings/index.ts'
import { catchUpActs } from './acts.ts'
import type { CatchUpDeps, Page } from './deps.ts'
import { catchUpPayments } from './payments.ts'
import { stillOpen } from './still-open.ts'

const STEPS: Record<CatchUpStep, (deps: CatchUpDeps, page: Page) => Promise<CatchUpAnswer>> = {
  payments: catchUpPayments,
  acts: catchUpActs,
  logins: endLogins,
  accounts: deleteAccounts,
  lines: writeLines,
}

export function createCatchUp(deps: CatchUpDeps) {
  return async ({ step, since, after }: CatchUpRequest): Promise<CatchUpAnswer> => {
    await noteRestore(deps.db, deps.now())
    return STEPS[step](deps, { since, after })
  }
}

/** Ends all logins, because those that were ended after the restored point would be active again. */
async function endLogins({ endSomeLogins }: CatchUpDeps): Promise<CatchUpAnswer> {
  const ended = await endSomeLogins()
  return { counts: { 'log-ins ended': ended }, notes: [], unexplained: [], next: ended > 0 ? 'more' : null }
}

const ACCOUNTS_OF_PAGE = 10

async function deleteAccounts(
  { db, closedAccounts, deleteAgain }: CatchUpDeps,
  { after }: Page,
): Promise<CatchUpAnswer> {
  const ids = (await closedAccounts()).filter((id) => id > (after ?? ''))
  const page = ids.slice(0, ACCOUNTS_OF_PAGE)
  const counts = { 'accounts closed again': 0, 'accounts blocked, because they have money': 0 }
  const found: { entry: string; about: string }[] = []
  for (const id of page) {
    const closed = await deleteAgain(id)
    if (closed.done === 'closed') counts['accounts closed again'] += 1
    if (closed.done !== 'locked') continue
    counts['accounts blocked, because they have money'] += 1
    found.push(closed)
  }
  const next = ids.length > page.length ? (page.at(-1) ?? null) : null
  return { counts, notes: [], unexplained: await stillOpen(db, found), next }
}

const LINES_OF_PAGE = 25

/** Writes the status of all lines, because lines are not restored with the database and lists would differ. */
async function writeLines({ astrologersAfter, writeStatusAnew }: CatchUpDeps, { after }: Page): Promise<CatchUpAnswer> {
  const ids = await astrologersAfter({ after: after ?? '', limit: LINES_OF_PAGE })
  const written = await Promise.allSettled(ids.map(writeStatusAnew))
  const failed = ids.filter((_, n) => written[n]?.status === 'rejected')
  return {
    counts: { 'statuses of astrologers written anew': ids.length - failed.length },
    notes: [],
    unexplained: failed.map((id) => `The status of astrologer ${id} could not be written. Repeat the command.`),
    next: ids.length === LINES_OF_PAGE ? (ids.at(-1) ?? null) : null,
  }
}
