// Figures of the back office out of the entries of the books alone, by sums of their own: no query and no calendar of the
// product is in them.
type Entry = { account: string; amount: number; code: string; ref: string | null; at: number }

/** Days are those of a zone, yyyy-mm-dd. */
export type OwnFigures = Awaited<ReturnType<typeof ownFigures>>

const EARNED = ['payout', 'promotion']
const DAY = 86_400_000

export async function ownFigures(db: D1Database, zone: string) {
  const { results: entries } = await db
    .prepare('SELECT account_id AS account, amount, code, ref, at FROM entry ORDER BY at')
    .all<Entry>()
  const dayOf = dayIn(zone)
  /** Sum of the entries of accounts that begin so; a predicate chooses among them. */
  const sum = (account: string, suits: (entry: Entry) => boolean = () => true) =>
    entries
      .filter((entry) => entry.account.startsWith(account) && suits(entry))
      .reduce((total, { amount }) => total + amount, 0)
  const money = (suits: (entry: Entry) => boolean) => ({
    capturedCents: sum('rev:usd', (entry) => entry.code === 'usage' && suits(entry)),
    refundedCents: 0 - sum('rev:usd', (entry) => entry.code === 'refund' && suits(entry)),
    payoutPaise: sum('a:', (entry) => entry.code === 'payout' && suits(entry)),
    promotionPaise: sum('a:', (entry) => entry.code === 'promotion' && suits(entry)),
    takenBackPaise: 0 - sum('a:', (entry) => entry.code === 'take_back' && suits(entry)),
  })
  return {
    entries,
    money,
    /** The last `count` days up to now, oldest first. */
    lastDays: (now: number, count: number) => {
      const days = new Set<string>()
      for (let at = now; days.size < count; at -= DAY / 4) days.add(dayOf(at))
      return [...days].reverse()
    },
    onDays: (days: readonly string[]) => money(({ at }) => days.includes(dayOf(at))),
    balance: (account: string) => sum(account, (entry) => entry.account === account),
    /** The balance of an astrologer, without what sessions after a day earned and gave back. */
    due: (astrologerId: string, lastDay: string) => {
      const account = `a:${astrologerId}`
      const later = entries.filter(
        (entry) => entry.account === account && EARNED.includes(entry.code) && dayOf(entry.at) > lastDay,
      )
      const sessions = new Set(later.map(({ ref }) => ref))
      const isLater = ({ code, ref }: Entry) => [...EARNED, 'take_back'].includes(code) && sessions.has(ref)
      return sum('a:', (entry) => entry.account === account && !isLater(entry))
    },
    /** Of one astrologer, in paise. */
    earned: (astrologerId: string, suits: (entry: Entry) => boolean = () => true) =>
      sum(
        'a:',
        (entry) =>
          entry.account === `a:${astrologerId}` && [...EARNED, 'take_back'].includes(entry.code) && suits(entry),
      ),
    paid: (astrologerId: string) =>
      0 - sum('a:', ({ account, code }) => account === `a:${astrologerId}` && code.startsWith('withdrawal')),
    dayOf,
  }
}

/** The calendar of the runtime, not the product's. */
function dayIn(zone: string): (at: number) => string {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return (at) => format.format(at)
}
