// Sums of the platform's accounts between instants. Each sum reads a range of an index by account and time.
import type { EarningsDay } from '#workers/contract/admin/admin-lists.ts'
import type { Db } from '#workers/db/client.ts'

type Sums = Omit<EarningsDay, 'day' | 'voice_cents' | 'platform_cents'>

const sum = (where: string) =>
  `coalesce((SELECT sum(amount) FROM transfer WHERE ${where} AND at >= d.value ->> 'from' AND at < d.value ->> 'to'), 0)`

/** In the order of `stretches`. */
export async function findMoneyByDay(db: Db, stretches: readonly { from: number; to: number }[]): Promise<Sums[]> {
  const { results } = await db.$client
    .prepare(
      `SELECT ${sum("cr = 'rev:usd' AND code = 'usage'")} AS captured_cents,
         ${sum("dr = 'rev:usd' AND code = 'refund'")} AS refunded_cents,
         ${sum("dr = 'exp:inr' AND code = 'payout'")} AS payout_paise,
         ${sum("dr = 'promo:inr' AND code = 'promotion'")} AS promotion_paise,
         ${sum("cr = 'exp:inr' AND code = 'take_back'")} AS taken_back_paise
       FROM json_each(?1) d ORDER BY d.key`,
    )
    .bind(JSON.stringify(stretches.map(({ from, to }) => ({ from, to }))))
    .all<Sums>()
  return results
}

/** Time of the first payment for a consultation (ms UTC); null without one. */
export async function firstMoneyAt(db: Db): Promise<number | null> {
  const row = await db.$client
    .prepare("SELECT min(at) AS at FROM transfer WHERE cr = 'rev:usd'")
    .first<{ at: number | null }>()
  return row?.at ?? null
}
