// The hourly ledger check reads the rows added since the last check, and some of the accounts without new transfers.
// The full check runs on a copy (npm run ledger:check -- --full).
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { type BilledRow, findBilledIn } from './bills.repo.ts'
import { createBooksCheck } from './books-check.repo.ts'
import type { Breach, Stretch } from './books-rows.repo.ts'
import { createBooksSums } from './books-sums.repo.ts'
import { ruleOf, type Violation } from './ledger-check.repo.ts'

/** Rows per statement, and statements per run; limited, because requests wait while D1 works. */
const [ROWS, STRETCHES] = [2000, 50]
/** Fewer rows, because bills include their facts, which may be long. */
const BILLS = 200
/** A payment may succeed days after its start, but not after this time. */
const PAYMENT_LIFE = 8 * DAY

type Deps = {
  db: Db
  now: () => number
  /** Those of these rows whose bill differs from the one calculated from its facts. */
  wrongBills(rows: readonly BilledRow[]): BilledRow[]
}

/** Violated rules with sample rows, and the new marks of one part of the check. */
type Part<Marks> = { found: Breach[]; marks: Marks }

/**
 * Returns the violated rules with sample rows. A failed run stores no marks, so that the next run reads the rows again.
 */
export async function checkNewBooks({ db, now, wrongBills }: Deps): Promise<Violation[]> {
  const sums = createBooksSums(db)
  const books = createBooksCheck(db)
  const marks = await sums.marks()
  const transfers = await checkTransfers({ sums, books, marks })
  const bills = await checkBills({ db, books, wrongBills, mark: marks.consultation })
  const live = await books.live(now())
  const payments = await checkPayments({ books, mark: marks.payment, now: now() })
  const audit = await books.auditEnd(marks.audit)
  await sums.saveMarks({
    ...transfers.marks,
    consultation: bills.marks,
    payment: payments.marks,
    audit: audit ?? marks.audit,
  })
  const lost = audit === null ? breach('I13', [{ after: marks.audit }]) : []
  return violationsOf([...transfers.found, ...bills.found, ...live, ...payments.found, ...lost])
}

type Sums = ReturnType<typeof createBooksSums>
type Books = ReturnType<typeof createBooksCheck>
type TransferMarks = Record<'transfer' | 'account', number>
type TransferCheck = { sums: Sums; books: Books; marks: TransferMarks }

/** Adds up the new transfers; the accounts are compared when no new transfer is left. */
async function checkTransfers({ sums, books, marks }: TransferCheck): Promise<Part<TransferMarks>> {
  const found: Breach[] = []
  const last = await sums.lastTransfer()
  const transfers = stretches({ from: marks.transfer, to: last }, ROWS)
  for (const each of transfers) {
    await sums.addUp(each)
    found.push(...(await books.transfers(each)))
  }
  const counted = transfers.at(-1)?.to ?? marks.transfer
  if (counted < last) {
    found.push(...breach('behind', [{ transfers: last - counted }]))
    return { found, marks: { transfer: counted, account: marks.account } }
  }
  const accounts = nextAccounts(marks.account, await sums.lastAccount())
  found.push(...breach('I3', await sums.movedAccounts({ from: marks.transfer, to: counted })))
  found.push(...breach('I3', await sums.restingAccounts(accounts, counted)))
  return { found, marks: { transfer: counted, account: accounts.to } }
}

type BillCheck = Pick<Deps, 'db' | 'wrongBills'> & { books: Books; mark: number }

async function checkBills({ db, books, wrongBills, mark }: BillCheck): Promise<Part<number>> {
  const found: Breach[] = []
  const last = await books.lastEnded()
  const ended = stretches({ from: mark, to: last }, BILLS)
  for (const each of ended) {
    found.push(...(await books.consultations(each)))
    const wrong = wrongBills(await findBilledIn(db, each)).map(({ id }) => ({ id }))
    found.push(...breach('I14', wrong))
  }
  const billed = ended.at(-1)?.to ?? mark
  if (billed < last) found.push(...breach('behind', [{ consultations: last - billed }]))
  return { found, marks: billed }
}

type PaymentCheck = { books: Books; mark: number; now: number }

async function checkPayments({ books, mark, now }: PaymentCheck): Promise<Part<number>> {
  const found = breach('I10', await books.payments(mark))
  const old = await books.lastPayment({ from: mark, to: mark + ROWS * STRETCHES }, now - PAYMENT_LIFE)
  return { found, marks: Math.max(mark, old) }
}

function breach(id: string, rows: Breach['rows']): Breach[] {
  return rows.length > 0 ? [{ id, rows }] : []
}

function stretches({ from, to }: Stretch, rows: number): Stretch[] {
  const count = Math.min(STRETCHES, Math.ceil(Math.max(0, to - from) / rows))
  return Array.from({ length: count }, (_, n) => ({ from: from + n * rows, to: Math.min(to, from + (n + 1) * rows) }))
}

/** The next accounts, in a cycle: after the last one it starts again. */
function nextAccounts(mark: number, last: number): Stretch {
  const from = mark >= last ? 0 : mark
  return { from, to: Math.min(last, from + ROWS) }
}

function violationsOf(found: readonly Breach[]): Violation[] {
  return found.map(({ id, rows }) => ({ id, rule: ruleOf(id), count: rows.length, sample: rows.slice(0, 5) }))
}
