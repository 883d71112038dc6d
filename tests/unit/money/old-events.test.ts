// Ids of payment events are kept for as long as a provider repeats one, not for ever.
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { createDb } from '#workers/db/client.ts'
import { createMoney } from '#workers/domain/money/index.ts'
import { webhookEvent } from '#workers/domain/money/payment.table.ts'

const NOW = Date.UTC(2026, 5, 2)

test('events of payments older than ninety days are forgotten, and no younger one', async () => {
  const db = createDb(sqliteD1())
  for (const days of [0, 89, 91, 400])
    await db.insert(webhookEvent).values({ provider: 'stripe', eventId: `evt-${days}`, at: NOW - days * DAY })
  const deps = { db, now: () => NOW } as unknown as Parameters<typeof createMoney>[0]
  await createMoney(deps).forgetOldEvents()
  expect((await db.select().from(webhookEvent)).map(({ eventId }) => eventId)).toEqual(['evt-0', 'evt-89'])
})
