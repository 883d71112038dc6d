// A month's limit that is reached while people talk ends the consultation in its own name.
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'

async function talked({ limitCents, cents }: { limitCents: number | null; cents: number }) {
  const rig = await startRig({ cents })
  await rig.d1.prepare("INSERT INTO spending_limit (user_id, limit_cents) VALUES ('mira', ?)").bind(limitCents).run()
  await rig.accept()
  for (const side of ['user', 'astrologer'] as const) await rig.connect(side)
  // 900 cents pay for five minutes.
  await rig.pass(310_000)
  await rig.pass(60_000)
  return rig.row()
}

test('the limit of the month is named, and the time before it is paid', async () => {
  expect(await talked({ limitCents: 900, cents: 50_000 })).toMatchObject({
    state: 'ended',
    end_reason: 'limit_reached',
    ended_by: 'system',
    billable_seconds: 300,
    charge_cents: 900,
  })
})

test.each([null, 1_000])('a wallet that is empty first is not called a limit (limit: %s)', async (limitCents) => {
  expect(await talked({ limitCents, cents: 900 })).toMatchObject({ end_reason: 'funds_exhausted', charge_cents: 900 })
})
