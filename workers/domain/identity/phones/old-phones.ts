// Canonicalises old phone numbers: cron processes them in atomic batches. Of the accounts that share a verified number, the
// first to verify it retains it.
import { phone as schema } from '#workers/contract/accounts/phone.ts'
import type { PhoneLoss } from '#workers/contract/consultations/phone-losses.ts'
import type { Db } from '#workers/db/client.ts'
import { commit, type Statement } from '#workers/db/commit.ts'
import { canonicalPhone } from './dialable.ts'
import {
  type Counted,
  countPortion,
  findHolders,
  findNumbersAfter,
  loseNumber,
  type NumberRow,
  startedAfter,
  writeNumber,
} from './old-phones.repo.ts'

const AT_ONCE = 50
const PORTIONS_A_RUN = 10

export type OldPhonesDeps = {
  db: Db
  now: () => number
  /** Statements: move claims of free minutes from the form `from` of an account's number to its form `to`. */
  movePhone(change: { userId: string; from: string; to: string }): Promise<Statement[]>
}

export async function rewriteOldPhones(deps: OldPhonesDeps): Promise<void> {
  for (let n = 0; n < PORTIONS_A_RUN; n += 1) {
    const after = await startedAfter(deps.db)
    if (after === null) return
    await rewritePortion(deps, after)
  }
}

type Read = NumberRow & { canonical: string; isValid: boolean }

async function rewritePortion({ db, now, movePhone }: OldPhonesDeps, after: string): Promise<void> {
  const rows = (await findNumbersAfter(db, after, AT_ONCE)).map(read)
  const verified = rows.filter(({ verifiedAt, isValid }) => verifiedAt !== null && isValid)
  const holders = (await findHolders(db, [...new Set(verified.map(({ canonical }) => canonical))])).map(read)
  const { kept, lost } = shareOut(holders, verified)
  const invalid = rows.filter(({ phone, isValid }) => phone !== '' && !isValid)
  const rewritten = rows.filter(({ phone, canonical, isValid }) => isValid && phone !== canonical)
  const losing: [NumberRow, PhoneLoss][] = [
    ...lost.map((row): [NumberRow, PhoneLoss] => [row, 'shared']),
    ...invalid.flatMap((row): [NumberRow, PhoneLoss][] => (row.verifiedAt === null ? [] : [[row, 'invalid']])),
  ]
  const counted: Counted = {
    seen: rows.length,
    rewritten: rewritten.length,
    shared: lost.length,
    invalid: losing.length - lost.length,
    unverifiedInvalid: invalid.length - (losing.length - lost.length),
  }
  const lostIds = new Set(losing.map(([{ id }]) => id))
  const moved = await Promise.all(
    rewritten.map(({ id, phone, canonical }) => movePhone({ userId: id, from: phone, to: canonical })),
  )
  await commit(db, [
    // First, because two accounts must not have one number even within the batch.
    ...losing.map(([row, why]) => loseNumber(db, row, why)),
    ...kept.map((row) => writeNumber(db, row, { phone: row.canonical, verifiedPhone: row.canonical })),
    ...rewritten
      .filter((row) => row.verifiedAt === null || lostIds.has(row.id))
      .map((row) =>
        writeNumber(db, lostIds.has(row.id) ? { ...row, verifiedAt: null } : row, { phone: row.canonical }),
      ),
    ...moved.flat(),
    countPortion(db, { after, last: rows.at(-1)?.id ?? after, counted, doneAt: rows.length < AT_ONCE ? now() : null }),
  ])
}

function read(row: NumberRow): Read {
  const canonical = canonicalPhone(row.phone)
  return { ...row, canonical, isValid: schema.safeParse(canonical).success }
}

/**
 * `kept`: the accounts that retain their number. `lost`: those whose number another account had verified first. Exported for
 * tests.
 */
export function shareOut<Row extends { id: string; canonical: string; verifiedAt: number | null }>(
  holders: readonly Row[],
  verified: readonly Row[],
): { kept: Row[]; lost: Row[] } {
  const first = new Map(holders.map((row) => [row.canonical, row]))
  const lost: Row[] = []
  for (const row of verified) {
    const holder = first.get(row.canonical)
    if (holder && holder.id !== row.id && (holder.verifiedAt ?? 0) <= (row.verifiedAt ?? 0)) lost.push(row)
    else {
      if (holder && holder.id !== row.id) lost.push(holder)
      first.set(row.canonical, row)
    }
  }
  return { kept: verified.filter((row) => first.get(row.canonical) === row), lost }
}
