// The statement of an astrologer's earnings: consultations, take-backs and payouts, line by line.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { EarningLine, EarningLinesAnswer, EarningStatement } from '#workers/contract/astrologers/earnings.ts'
import type { Db } from '#workers/db/client.ts'
import { monthStretch, monthsSince } from '#workers/domain/reports/zoned-days.ts'
import { findEarningLines, findEarningStart } from './earning-lines.repo.ts'
import { zoneOf } from './earnings.repo.ts'

const PAGE = 20
/** Maximum lines per query. */
const CHUNK = 5_000

type Deps = { db: Db; now: () => number }

/** A page of a month (yyyy-mm) or of all time, newest first. */
export async function readEarningLines(
  { db }: Deps,
  { viewer, page, month }: { viewer: Viewer; page: number; month?: string | undefined },
): Promise<EarningLinesAnswer> {
  const stretch = monthStretch(month ?? null, await zoneOf(db, viewer.userId))
  const asked = { astrologerId: viewer.userId, ...stretch, size: PAGE, offset: (page - 1) * PAGE }
  const { count, lines } = await findEarningLines(db, asked)
  return { count, page, total_pages: Math.max(1, Math.ceil(count / PAGE)), results: lines }
}

/** The months since the first transfer, newest first, as yyyy-mm in the account's zone. */
export async function earningMonths({ db, now }: Deps, viewer: Viewer): Promise<string[]> {
  const [zone, { firstAt }] = await Promise.all([
    zoneOf(db, viewer.userId),
    findEarningStart(db, { astrologerId: viewer.userId, before: 0 }),
  ])
  return firstAt === null ? [] : monthsSince(firstAt, now(), zone)
}

/** A whole month, or all time, for a file or for printing. */
export async function readEarningStatement(
  { db, now }: Deps,
  { viewer, month }: { viewer: Viewer; month: string | null },
): Promise<EarningStatement> {
  const zone = await zoneOf(db, viewer.userId)
  const stretch = monthStretch(month, zone)
  const astrologerId = viewer.userId
  const [lines, { owed, firstAt, name }] = await Promise.all([
    findAllLines(db, { astrologerId, ...stretch }),
    findEarningStart(db, { astrologerId, before: stretch.from }),
  ])
  const sumOf = (what: EarningLine['what']) =>
    lines.reduce((sum, line) => sum + (line.what === what ? line.paise : 0), 0)
  return {
    month,
    time_zone: zone,
    name,
    lines,
    months: firstAt === null ? [] : monthsSince(firstAt, now(), zone),
    before_paise: owed,
    after_paise: lines.at(-1)?.due_paise ?? owed,
    session_paise: sumOf('session') + sumOf('promotion'),
    taken_back_paise: -sumOf('take_back'),
    paid_paise: -sumOf('payout') - sumOf('payout_returned'),
  }
}

// Oldest first, so that lines added during the read come at the end.
async function findAllLines(
  db: Db,
  stretch: { astrologerId: string; from: number; to: number },
): Promise<EarningLine[]> {
  const all: EarningLine[] = []
  for (;;) {
    const { lines } = await findEarningLines(db, { ...stretch, size: CHUNK, offset: all.length, oldestFirst: true })
    all.push(...lines)
    if (lines.length < CHUNK) return all
  }
}
