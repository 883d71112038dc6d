// A page's report of its own hearing makes nothing free and blames nobody: that takes evidence of the other side.
import { expect, test } from 'vitest'
import { type Page, type Rig, startRig } from '#tests/support/rigs/room-rig.ts'
import { createDb } from '#workers/db/client.ts'
import { checkBills } from '#workers/domain/consultations/index.ts'
import { putEntry } from '#workers/domain/inbox/index.ts'
import { checkLedger } from '#workers/domain/reports/index.ts'

async function speaking() {
  const rig = await startRig({ kind: 'web-call' })
  await rig.accept()
  const [mine, theirs] = [await rig.connect('user'), await rig.connect('astrologer')]
  for (const page of [mine, theirs]) await rig.say(page, { type: 'media', up: true })
  return { rig, mine, theirs, hears: (page: Page, up: boolean) => rig.say(page, { type: 'media', up }) }
}

const inbox = async ({ d1 }: Rig) =>
  (await d1.prepare('SELECT kind, object, user_id FROM inbox_entry ORDER BY kind').all()).results
const session = 'session:consultation-1'

async function booksAreClean(rig: Rig): Promise<void> {
  const db = createDb(rig.d1)
  const wrong = [...(await checkLedger(db)), await checkBills(db)].filter(({ count }) => count > 0)
  expect(wrong).toEqual([])
}

test('a user who says from the second second on that nothing is heard pays for what both heard, and blames nobody', async () => {
  const { rig, mine, hears } = await speaking()
  await rig.pass(1_500)
  // Silence is what this page reports; a second of hearing in each minute does not keep the call.
  for (let n = 0; n < 2; n += 1) {
    await hears(mine, false)
    await rig.pass(50_000)
    await hears(mine, true)
    await rig.pass(1_000)
  }
  await hears(mine, false)
  await rig.pass(120_000)
  const row = await rig.row()
  expect(row).toMatchObject({ state: 'ended', end_reason: 'connection_lost', ended_by: 'system' })
  expect(row).toMatchObject({
    billable_seconds: 2,
    charge_cents: 6,
    payout_paise: 300,
    charged_because: 'contradiction',
  })
  expect(await inbox(rig)).toEqual([{ kind: 'contradiction', object: session, user_id: null }])
  await booksAreClean(rig)
})

test('an astrologer who says the same does not make the user pay; a person looks at it', async () => {
  const { rig, theirs, hears } = await speaking()
  await rig.pass(10_000)
  await hears(theirs, false)
  await rig.pass(120_000)
  expect(await rig.row()).toMatchObject({
    ended_by: 'system',
    charge_cents: 0,
    billable_seconds: 10,
    charged_because: null,
  })
  expect(await inbox(rig)).toEqual([{ kind: 'contradiction', object: session, user_id: null }])
  await booksAreClean(rig)
})

test('the second call of a user in 30 days that the astrologer cannot hear is charged for what both heard', async () => {
  const unheard = async (daysAgo: number | null) => {
    const { rig, theirs, hears } = await speaking()
    if (daysAgo !== null)
      await rig.d1
        .prepare(
          `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, ended_by, denied_by, price_cents,
             payout_paise_per_min, requested_at, started_at, ended_at, billable_seconds, facts)
           VALUES ('earlier', 'mira', 'other', 'web-call', 'ended', 'connection_lost', 'system', 'astrologer', 180, 9000,
             1, 1, ?, 20, '[]')`,
        )
        .bind(rig.machine.now - daysAgo * 86_400_000)
        .run()
    await rig.pass(50_000)
    await hears(theirs, false)
    await rig.pass(120_000)
    return { rig, row: await rig.d1.prepare("SELECT * FROM consultation WHERE id = 'consultation-1'").first() }
  }
  expect((await unheard(null)).row).toMatchObject({ charge_cents: 0, denied_by: 'astrologer' })
  expect((await unheard(31)).row).toMatchObject({ charge_cents: 0, charged_because: null })
  const { rig, row } = await unheard(29)
  expect(row).toMatchObject({ billable_seconds: 50, charge_cents: 150, charged_because: 'contradiction' })
  expect(await inbox(rig)).toEqual([{ kind: 'contradiction', object: session, user_id: null }])
  const { detail } = (await rig.d1.prepare('SELECT detail FROM inbox_entry').first<{ detail: string }>()) ?? {}
  expect(detail).toContain(
    "The client's page said that it heard the other. The astrologer's page said that it heard nothing.",
  )
})

test('neither hears the other, and both say so: nobody is to blame, it is free, and no question is left', async () => {
  const { rig, mine, theirs, hears } = await speaking()
  await rig.pass(10_000)
  await hears(mine, false)
  await hears(theirs, false)
  await rig.pass(120_000)
  expect(await rig.row()).toMatchObject({ ended_by: 'system', charge_cents: 0, charged_because: null })
  expect(await inbox(rig)).toEqual([])
})

for (const [gone, by, cents] of [
  ['user', 'user', 30],
  ['astrologer', 'astrologer', 0],
] as const)
  test(`the ${gone}'s page is gone, as its pings say: it is the ${gone} who is missing`, async () => {
    const { rig, mine, theirs, hears } = await speaking()
    await rig.pass(10_000)
    await rig.hangUp(gone === 'user' ? mine : theirs)
    // The other page hears nothing any more, and says so.
    await hears(gone === 'user' ? theirs : mine, false)
    await rig.pass(120_000)
    expect(await rig.row()).toMatchObject({ ended_by: by, charge_cents: cents, charged_because: null })
    expect(await inbox(rig)).toEqual([])
  })

test('a contradiction after the first minute changes no bill', async () => {
  const { rig, mine, hears } = await speaking()
  await rig.pass(90_000)
  await hears(mine, false)
  await rig.pass(120_000)
  expect(await rig.row()).toMatchObject({ charge_cents: 270, billable_seconds: 90, charged_because: null })
  expect(await inbox(rig)).toMatchObject([{ kind: 'contradiction' }])
})

test('two lost ones a day are free; the next is charged, and a person looks', async () => {
  const earlier = (n: number, hoursAgo: number) => (rig: Rig) =>
    rig.d1
      .prepare(
        `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, ended_by, price_cents,
           payout_paise_per_min, requested_at, started_at, ended_at, billable_seconds, facts)
         VALUES (?, 'mira', ?, 'chat', 'ended', 'connection_lost', 'astrologer', 180, 9000, 1, 1, ?, 20, '[]')`,
      )
      .bind(`earlier-${n}`, `other-${n}`, rig.machine.now - hoursAgo * 3_600_000)
      .run()
  const lost = async (before: ((rig: Rig) => Promise<unknown>)[]) => {
    const { rig, theirs } = await speaking()
    for (const each of before) await each(rig)
    await rig.pass(10_000)
    await rig.hangUp(theirs)
    await rig.pass(120_000)
    const row = await rig.d1.prepare("SELECT * FROM consultation WHERE id = 'consultation-1'").first()
    return { row, entries: await inbox(rig) }
  }
  const second = await lost([earlier(1, 1)])
  expect([second.row?.charge_cents, second.entries]).toEqual([0, []])
  const dayAfter = await lost([earlier(1, 1), earlier(2, 25)])
  expect([dayAfter.row?.charge_cents, dayAfter.entries]).toEqual([0, []])
  const third = await lost([earlier(1, 1), earlier(2, 2)])
  expect(third.row).toMatchObject({ charge_cents: 30, payout_paise: 1500, charged_because: 'too_often' })
  expect(third.entries).toEqual([{ kind: 'lost_too_often', object: session, user_id: 'mira' }])
})

test('an entry of the inbox is written once', async () => {
  const { rig } = await speaking()
  const entry = { id: 'x', kind: 'dispute' as const, object: 'payment:1', userId: null, detail: 'a', at: 1 }
  await putEntry(rig.db, entry)
  await putEntry(rig.db, { ...entry, detail: 'b' })
  expect(await inbox(rig)).toEqual([{ kind: 'dispute', object: 'payment:1', user_id: null }])
})
