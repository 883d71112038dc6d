// Reports of errors in a browser become parts of their causes.
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
  /** Where our files and pages are. */
  origin: string
  /** The build that runs here, for reports of a page that does not name its own. */
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

/** Reports of one request. `network`: the widest that may be its sender's, since a customer may own many IPv6 networks. */
export type Sent = { reports: readonly Reported[]; network: string }

/** Causes of errors that are kept, of those that one network reported and of those that several did; and of refusals. */
export const MOST_CAUSES = { errors: 75, policy: 25 } as const
/** Causes that may begin in an hour, of all browsers together. */
export const NEW_CAUSES_AN_HOUR = { errors: 100, policy: 30 } as const
export const NEW_CAUSES_OF_A_NETWORK = 10

/** A connection that was lost, a load that its person gave up, and a script of another site say nothing of our code. */
const NOT_OURS = /^(AbortError\b|TypeError: (Failed to fetch|Load failed|NetworkError\b.*|cancelled)$|Script error\.?$)/

/** Stores the reports with one read and one write. Throws rate_limited when too many new causes begin; reports of known causes are stored before. */
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

/** Each cause once. */
async function causesOf(deps: StoreDeps, { reports, network }: Sent): Promise<Report[]> {
  const ours = reports.filter(({ message, stack }) => !NOT_OURS.test(message) && !isForeign(stack, deps.origin))
  const causes = await Promise.all(ours.map((reported) => withoutPersons(deps, { reported, network })))
  return [...new Map(causes.map((cause) => [cause.id, cause])).values()]
}

/** The statement that counts a report, or none when another one stands for it. */
function sampled({ db, now, chance }: StoreDeps, cause: Report, count: number): Statement[] {
  const weight = weightAfter(count)
  return chance() * weight < 1 ? [putReport(db, cause, { at: now(), weight })] : []
}

type New = { fresh: readonly Report[]; network: string }

/** The new causes until one is refused; each counts for its network and for all. */
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

/** Reports for which one stands that is stored: the more there are, the fewer are written. */
export function weightAfter(count: number): number {
  return count < 100 ? 1 : count < 10_000 ? 10 : 100
}

async function withoutPersons(
  { origin, build }: StoreDeps,
  { reported, network }: { reported: Reported; network: string },
): Promise<Report> {
  const { kind, browser } = reported
  // Our own address says nothing, and a local one looks like a number.
  const [message = '', stack = ''] = [reported.message, reported.stack].map((text) =>
    redacted(text.replaceAll(origin, '')),
  )
  const frame = ownFrameOf(stack, origin)
  const id = await causeIdOf({ kind, message, frame })
  return {
    ...{ id, kind, message, frame, stack, browser },
    page: redacted(reported.page),
    build: /^[\w-]+$/.test(reported.build) ? reported.build : build,
    networkMark: await networkMarkOf(id, network),
  }
}
