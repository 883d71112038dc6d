// A report of an error in a browser becomes a part of its cause.
import type { ClientErrorKind } from '#workers/contract/client-errors.ts'
import { HOUR } from '#workers/contract/durations.ts'
import type { Limits } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { dropBeyond, findCount, putReport } from './client-error.repo.ts'
import { causeIdOf } from './fingerprint.ts'
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

/** Causes that are kept. */
export const MOST_CAUSES = 200
/** Causes that may begin in an hour, of all browsers together. */
export const NEW_CAUSES_AN_HOUR = 100

/** A connection that was lost, a load that its person gave up, and a script of another site say nothing of our code. */
const NOT_OURS = /^(AbortError\b|TypeError: (Failed to fetch|Load failed|NetworkError\b.*|cancelled)$|Script error\.?$)/

/** Throws rate_limited when too many new causes begin. */
export async function storeError(deps: StoreDeps, reported: Reported): Promise<void> {
  const { db, now, chance, limits, origin } = deps
  if (NOT_OURS.test(reported.message) || isForeign(reported.stack, origin)) return
  const report = await withoutPersons(reported, deps)
  const count = await findCount(db, report.id)
  if (count === null) await limits.hit('client-errors', 'new causes', NEW_CAUSES_AN_HOUR, HOUR)
  const weight = weightAfter(count ?? 0)
  if (chance() * weight >= 1) return
  const put = putReport(db, report, { at: now(), weight })
  await commit(db, count === null ? [put, dropBeyond(db, MOST_CAUSES)] : [put])
}

/** Reports for which one stands that is stored: the more there are, the fewer are written. */
export function weightAfter(count: number): number {
  return count < 100 ? 1 : count < 10_000 ? 10 : 100
}

async function withoutPersons(reported: Reported, { origin, build }: StoreDeps) {
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
  }
}
