// Stores reports of errors in browsers by cause.
import type { ClientErrorKind } from '#workers/contract/admin/client-errors.ts'
import type { Limits } from '#workers/contract/ports.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { dropBeyond, findCounts, putReport, type Report } from './client-error.repo.ts'
import { causeIdOf, networkMarkOf } from './fingerprint.ts'
import { isForeign, ownFrameOf } from './own-frame.ts'
import { redacted } from './redact.ts'

export type StoreDeps = {
  db: Db
  now: () => number
  /** From 0 to 1. */
  chance: () => number
  limits: Pick<Limits, 'hit'>
  /** The origins of our files and pages. */
  origin: string
  /** The running build, for reports of a page that does not name its own. */
  build: string
}

export type Reported = {
  kind: ClientErrorKind
  message: string
  stack: string
  page: string
  build: string
  browser: string
}

/** The reports of one request. `network`: the widest that one sender may own, because a customer may own many IPv6 networks. */
export type Sent = { reports: readonly Reported[]; network: string }

/** Maximum stored causes: of errors from one network, of errors from several, and of policy violations. */
export const MOST_CAUSES = { errors: 75, policy: 25 } as const
/** Maximum new causes per hour, over all browsers. */
export const NEW_CAUSES_AN_HOUR = { errors: 100, policy: 30 } as const
export const NEW_CAUSES_OF_A_NETWORK = 10

/** Lost connections, aborted loads, and scripts of other sites are no errors of our code. */
const NOT_OURS = /^(AbortError\b|TypeError: (Failed to fetch|Load failed|NetworkError\b.*|cancelled)$|Script error\.?$)/

/**
 * Stores the reports with one read and one write. Throws rate_limited for too many new causes, after storing reports of known
 * ones.
 */
export async function storeErrors(deps: StoreDeps, sent: Sent): Promise<void> {
  const causes = await causesOf(deps, sent)
  if (causes.length === 0) return
  const counts = await findCounts(
    deps.db,
    causes.map(({ id }) => id),
  )
  const known = causes.filter(({ id }) => counts.has(id))
  const fresh = causes.filter(({ id }) => !counts.has(id))
  const { begun, refusal } = await beginNew(deps, { fresh, network: sent.network })
  const puts = [...known, ...begun].flatMap((cause) => sampled(deps, cause, counts.get(cause.id) ?? 0))
  await commit(deps.db, begun.length > 0 ? [...puts, dropBeyond(deps.db, MOST_CAUSES)] : puts)
  if (refusal) throw refusal.error
}

async function causesOf(deps: StoreDeps, { reports, network }: Sent): Promise<Report[]> {
  const ours = reports.filter(({ message, stack }) => !NOT_OURS.test(message) && !isForeign(stack, deps.origin))
  const causes = await Promise.all(ours.map((reported) => withoutPersons(deps, { reported, network })))
  return [...new Map(causes.map((cause) => [cause.id, cause])).values()]
}

/** Statement: counts a report, or none if it was not sampled. */
function sampled({ db, now, chance }: StoreDeps, cause: Report, count: number): Statement[] {
  const weight = weightAfter(count)
  return chance() * weight < 1 ? [putReport(db, cause, { at: now(), weight })] : []
}

type New = { fresh: readonly Report[]; network: string }

/** The new causes until one is refused; each counts for its network and in total. */
async function beginNew({ limits }: StoreDeps, { fresh, network }: New) {
  const begun: Report[] = []
  for (const cause of fresh) {
    const kind = cause.kind === 'policy' ? 'policy' : 'errors'
    try {
      await limits.hit('client-errors-new', `${kind} ${network}`, NEW_CAUSES_OF_A_NETWORK, HOUR)
      await limits.hit('client-errors', `new ${kind}`, NEW_CAUSES_AN_HOUR[kind], HOUR)
    } catch (error) {
      return { begun, refusal: { error } }
    }
    begun.push(cause)
  }
  return { begun, refusal: null }
}

/** The number of reports that a stored one represents. It grows with the count, so that fewer are written. */
export function weightAfter(count: number): number {
  return count < 100 ? 1 : count < 10_000 ? 10 : 100
}

async function withoutPersons(
  { origin, build }: StoreDeps,
  { reported, network }: { reported: Reported; network: string },
): Promise<Report> {
  const { kind, browser } = reported
  // Removed because our own origin is no information, and a local one looks like a number.
  const [message = '', stack = ''] = [reported.message, reported.stack].map((text) =>
    redacted(text.replaceAll(origin, '')),
  )
  const frame = ownFrameOf(stack, origin)
  const id = await causeIdOf({ kind, message, frame })
  return {
    id,
    kind,
    message,
    frame,
    stack,
    browser,
    page: redacted(reported.page),
    build: /^[\w-]+$/.test(reported.build) ? reported.build : build,
    networkMark: await networkMarkOf(id, network),
  }
}
