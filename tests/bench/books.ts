// npm run bench -- books: what the hourly check of the books costs when the database is large, beside the whole check. SQLite in
// memory: D1 is the same engine on its own thread.

import { growBooks } from '#tests/support/books/generated-books.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { checkBills, wrongBills } from '#workers/domain/consultations/index.ts'
import { checkLedger, checkNewBooks } from '#workers/domain/reports/index.ts'

const SESSIONS = Number(process.env.BENCH_SESSIONS ?? 200_000)
/** A busy hour. */
const HOUR = Number(process.env.BENCH_HOUR ?? 400)
const NOW = Date.UTC(2027, 0, 1)

let [calls, longest, last] = [0, 0, 0]
const d1 = sqliteD1({
  before() {
    calls += 1
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
  },
})
const db = createDb(d1)
const check = () => checkNewBooks({ db, now: () => NOW, wrongBills })

const grown = performance.now()
await growBooks(d1, { sessions: SESSIONS })
print(`${SESSIONS} sessions made`, grown)

for (let runs = 1; ; runs += 1) {
  const begun = performance.now()
  const found = await check()
  print(`run ${runs} after the migration: ${found.map(({ id }) => id).join(' ') || 'all right'}`, begun)
  if (found.length === 0) break
}
for (let hour = 0; hour < 5; hour += 1) {
  await growBooks(d1, { sessions: HOUR, after: SESSIONS + hour * HOUR })
  ;[calls, longest, last] = [0, 0, performance.now()]
  const begun = performance.now()
  const found = await check()
  const worst = Math.max(longest, performance.now() - last)
  print(`hour of ${HOUR} sessions: ${found.length} wrong, ${calls} calls, longest ${worst.toFixed(1)} ms`, begun)
}
const whole = performance.now()
const wrong = (await checkLedger(db)).filter(({ count }) => count > 0)
print(`the whole check: ${wrong.length} wrong`, whole)
const bills = performance.now()
print(`every bill: ${(await checkBills(db, SESSIONS * 2)).count} wrong`, bills)

function print(text: string, since: number): void {
  console.log(`${text.padEnd(64)} ${(performance.now() - since).toFixed(0)} ms`)
}
