// The hourly check of the books reads the rows that are new since the last check, and some of the accounts that no
// transfer moved. The full check runs on a copy (npm run ledger:check -- --full).
import { DAY } from '#workers/contract/limits.ts'
import type { Db } from '#workers/db/client.ts'
import { type BilledRow, findBilledIn } from './bills.repo.ts'
import { type Breach, createBooksCheck, type Stretch } from './books-check.repo.ts'
import { ruleOf, type Violation } from './ledger-check.repo.ts'

/** How many rows a statement reads, and how many such stretches one run takes: people wait while D1 works. */
const [ROWS, STRETCHES] = [2000, 50]
/** Bills hold their facts, which may be long. */
const BILLS = 200
/** A payment may succeed days after it was begun; later it does not. */
const PAYMENT_LIFE = 8 * DAY

type Deps = {
  db: Db
  now: () => number
  /** Of these rows, those whose bill does not follow from their facts. */
  wrongBills(rows: readonly BilledRow[]): BilledRow[]
}

/** Returns the rules that are broken, with rows. A run that fails stores no marks, so that the next run reads the rows again. */
export async function checkNewBooks({ db, now, wrongBills }: Deps): Promise<Violation[]> {
  const books = createBooksCheck(db)
  const marks = await books.marks()
  const found: Breach[] = []
  const note = (id: string, rows: Breach['rows']) => {
    if (rows.length > 0) found.push({ id, rows })
  }

  const lastTransfer = await books.lastTransfer()
  const transfers = stretches({ from: marks.transfer, to: lastTransfer }, ROWS)
  for (const each of transfers) {
    await books.addUp(each)
    found.push(...(await books.transfers(each)))
  }
  const counted = transfers.at(-1)?.to ?? marks.transfer
  const isBehind = counted < lastTransfer
  const accounts = nextAccounts(marks.account, await books.lastAccount())
  if (isBehind) note('behind', [{ transfers: lastTransfer - counted }])
  else {
    note('I3', await books.movedAccounts({ from: marks.transfer, to: counted }))
    note('I3', await books.restingAccounts(accounts, counted))
  }

  const lastEnded = await books.lastEnded()
  const ended = stretches({ from: marks.consultation, to: lastEnded }, BILLS)
  for (const each of ended) {
    found.push(...(await books.consultations(each)))
    note(
      'I14',
      wrongBills(await findBilledIn(db, each)).map(({ id }) => ({ id })),
    )
  }
  const billed = ended.at(-1)?.to ?? marks.consultation
  if (billed < lastEnded) note('behind', [{ consultations: lastEnded - billed }])
  found.push(...(await books.live(now())))

  note('I10', await books.payments(marks.payment))
  const oldPayment = await books.lastPayment(
    { from: marks.payment, to: marks.payment + ROWS * STRETCHES },
    now() - PAYMENT_LIFE,
  )
  const audit = await books.auditEnd(marks.audit)
  if (audit === null) note('I13', [{ after: marks.audit }])

  await books.saveMarks({
    transfer: counted,
    account: isBehind ? marks.account : accounts.to,
    consultation: billed,
    payment: Math.max(marks.payment, oldPayment),
    audit: audit ?? marks.audit,
  })
  return violationsOf(found)
}

function stretches({ from, to }: Stretch, rows: number): Stretch[] {
  const count = Math.min(STRETCHES, Math.ceil(Math.max(0, to - from) / rows))
  return Array.from({ length: count }, (_, n) => ({ from: from + n * rows, to: Math.min(to, from + (n + 1) * rows) }))
}

/** All accounts in turn; after the last one the first ones again. */
function nextAccounts(mark: number, last: number): Stretch {
  const from = mark >= last ? 0 : mark
  return { from, to: Math.min(last, from + ROWS) }
}

function violationsOf(found: readonly Breach[]): Violation[] {
  return found.map(({ id, rows }) => ({ id, rule: ruleOf(id), count: rows.length, sample: rows.slice(0, 5) }))
}
