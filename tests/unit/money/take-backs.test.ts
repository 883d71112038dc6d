// The astrologer's statement lists what refunds take back: sessions less take-backs equal the earnings, to the paisa.
import { expect, test } from 'vitest'
import { end, liveConsultation, walletWith } from '#tests/support/database/ledger-rows.ts'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { hold, payout, refundCharge, resolveHold, selectHoldsAndRefunds } from '#workers/domain/money/index.ts'
import { readEarnings } from '#workers/domain/reports/index.ts'

const NOW = Date.UTC(2026, 4, 17)
const ASHA = { userId: 'asha', role: 'astrologer' } as Parameters<typeof readEarnings>[1]

async function earned() {
  const d1 = sqliteD1()
  const db = createDb(d1)
  await walletWith(db, 'mira', 10_000)
  await d1
    .prepare(
      `INSERT INTO user (id, role, status, full_name, email, phone, created_at)
       VALUES ('mira', 'user', 'active', 'Mira Rao', 'mira@people.test', '+14155550132', 1)`,
    )
    .run()
  const sessions = [
    { id: 's1', cents: 600, paise: 30_001 },
    { id: 's2', cents: 300, paise: 15_000 },
    { id: 's3', cents: 90, paise: 4_500 },
  ]
  for (const { id, cents, paise } of sessions) {
    await liveConsultation(db, { id, userId: 'mira', astrologerId: 'asha' })
    const capture = { n: 1, postCents: cents, holdCents: 1000 }
    await commit(db, [
      hold(db, { consultationId: id, n: 1, userId: 'mira', amountCents: 1000, at: NOW }),
      resolveHold(db, { consultationId: id, userId: 'mira', capture, at: NOW }),
      payout(db, { consultationId: id, astrologerId: 'asha', paise, at: NOW }),
    ])
    await end(d1, id)
  }
  let refunds = 0
  const refund = (id: string, amountCents: number) => {
    const { cents, paise } = sessions.find((each) => each.id === id) ?? { cents: 0, paise: 0 }
    const charge = { consultationId: id, userId: 'mira', astrologerId: 'asha', chargeCents: cents, payoutPaise: paise }
    refunds += 1
    const effect = { id: `refund-${refunds}`, keep: () => [] }
    const shared = { charge, amountCents, reason: 'The line was bad.', actorId: 'nisha', refund: effect }
    return refundCharge({ db, now: () => NOW + refunds }, shared)
  }
  return { db, refund, read: () => readEarnings({ db, now: () => NOW + 1_000 }, ASHA) }
}

test('without refunds nothing is taken back', async () => {
  const { read } = await earned()
  expect(await read()).toMatchObject({
    earned_paise: 49_501,
    session_paise: 49_501,
    taken_back_paise: 0,
    take_backs: [],
  })
})

test('each take-back is listed with its client and session, and all of it adds up', async () => {
  const { db, refund, read } = await earned()
  await refund('s1', 200)
  await refund('s1', 400)
  await refund('s2', 100)
  const {
    earned_paise: total,
    session_paise: sessions,
    taken_back_paise: back,
    take_backs: list,
    ...rest
  } = await read()
  expect(list.map(({ session_id, paise, client_name }) => [session_id, paise, client_name])).toEqual([
    ['s2', 5_000, 'Mira Rao'],
    ['s1', 20_000, 'Mira Rao'],
    ['s1', 10_000, 'Mira Rao'],
  ])
  expect(list.reduce((sum, { paise }) => sum + paise, 0)).toBe(back)
  expect(sessions - back).toBe(total)
  expect(rest.due_paise).toBe(total)
  expect(rest.days.reduce((sum, { paise }) => sum + paise, 0)).toBe(total)
  expect((await selectHoldsAndRefunds(db, 's1'))[0]?.takenBackPaise).toBe(30_000)
  expect((await selectHoldsAndRefunds(db, 's3'))[0]?.takenBackPaise).toBe(0)
})
