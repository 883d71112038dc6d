// Numbers from before they had one form: cron rewrites them in portions, and goes on after a kill.
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { createDb, type Db } from '#workers/db/client.ts'
import { moveClaims } from '#workers/domain/consultations/index.ts'
import { user } from '#workers/domain/identity/account.table.ts'
import { fingerprintsOf, phoneHashesOf } from '#workers/domain/identity/index.ts'
import { oldPhones } from '#workers/domain/identity/phones/old-phones.table.ts'
import { rewriteOldPhones, shareOut } from '#workers/domain/identity/phones/old-phones.ts'

const KEYS = ['k'.repeat(32)] as const
const NOW = 1_790_000_000_000

let d1: D1Database
let db: Db
beforeEach(() => {
  d1 = sqliteD1()
  db = createDb(d1)
})

const deps = () => ({
  db,
  now: () => NOW,
  async movePhone({ userId, from, to }: { userId: string; from: string; to: string }) {
    const [hash = ''] = await fingerprintsOf(to, KEYS)
    return [moveClaims(db, { userId, from: await fingerprintsOf(from, KEYS), to: hash })]
  },
})
const isId = (id: string) => eq(user.id, id)
const run = () => rewriteOldPhones(deps())

async function person(id: string, phone: string, verifiedAt: number | null = null) {
  await db.insert(user).values({
    id,
    email: `${id}@people.test`,
    phone,
    phoneVerifiedAt: verifiedAt,
    fullName: id,
    createdAt: 1,
    ...({ role: 'user', status: 'active' } as const),
  })
}

async function claim(userId: string, { phone, giver = 'platform' }: { phone: string; giver?: string }) {
  const [hash] = await fingerprintsOf(phone, KEYS)
  await d1
    .prepare('INSERT INTO free_minutes_claim (session_id, user_id, phone_hash, giver, at) VALUES (?, ?, ?, ?, 1)')
    .bind(`c-${userId}-${giver}`, userId, hash, giver)
    .run()
}

const numbers = async () => {
  const rows = await db.select().from(user)
  return Object.fromEntries(
    rows.map(({ id, phone, phoneVerifiedAt, verifiedPhone, phoneLost }) => [
      id,
      [phone, phoneVerifiedAt, verifiedPhone, phoneLost],
    ]),
  )
}
const met = async () => {
  const [row] = await db.select().from(oldPhones)
  return row
}

test('old numbers get their form; what is no number and was not verified stays as it is', async () => {
  await person('a', '+9109845011023')
  await person('b', '+4407911123456', 5)
  await person('c', '+14155550132', 6)
  await person('d', '+447700900259')
  await person('e', '')
  await run()
  expect(await numbers()).toEqual({
    a: ['+919845011023', null, null, null],
    b: ['+447911123456', 5, '+447911123456', null],
    c: ['+14155550132', 6, '+14155550132', null],
    d: ['+447700900259', null, null, null],
    e: ['', null, null, null],
  })
  expect(await met()).toMatchObject({ seen: 5, rewritten: 2, shared: 0, invalid: 0, unverifiedInvalid: 1, doneAt: NOW })
})

test('a shared verified number stays with the one that verified it first; the others are asked again', async () => {
  await person('a', '+9109876525948', 30)
  await person('b', '+919876525948', 10)
  await person('c', '+91009876525948', 20)
  await person('d', '+919876525948')
  await person('e', '+447700900259', 5)
  await run()
  expect(await numbers()).toEqual({
    a: ['+919876525948', null, null, 'shared'],
    b: ['+919876525948', 10, '+919876525948', null],
    c: ['+919876525948', null, null, 'shared'],
    d: ['+919876525948', null, null, null],
    e: ['+447700900259', null, null, 'invalid'],
  })
  expect(await met()).toMatchObject({ seen: 5, rewritten: 2, shared: 2, invalid: 1, unverifiedInvalid: 0 })
})

test('accounts of different portions share a number, and so does one that verified it while the job was at work', async () => {
  for (let n = 0; n < 60; n += 1) await person(`m${String(n).padStart(2, '0')}`, '+14155550132')
  await person('a', '+9109876525948', 30)
  await person('z', '+919876525948', 10)
  await person('b', '+114155550125', 40)
  await person('new', '+14155550125', 50)
  await db.update(user).set({ verifiedPhone: '+14155550125' }).where(isId('new'))
  await run()
  expect(await numbers()).toMatchObject({
    a: ['+919876525948', null, null, 'shared'],
    z: ['+919876525948', 10, '+919876525948', null],
    b: ['+14155550125', 40, '+14155550125', null],
    new: ['+14155550125', null, null, 'shared'],
  })
  expect(await met()).toMatchObject({ seen: 64, shared: 2, doneAt: NOW })
})

test('claims of free minutes follow the number, and old ones count for it also where they cannot', async () => {
  await person('a', '+9109876525948', 5)
  await person('b', '+91009876525948', 6)
  await claim('a', { phone: '+9109876525948' })
  await claim('b', { phone: '+91009876525948' })
  // An account that was closed since: nobody can tell from its row which number the claim is about.
  await claim('gone', { phone: '+9109876525948', giver: 'asha' })
  await run()
  const [canonical] = await fingerprintsOf('+919876525948', KEYS)
  const { results } = await d1.prepare('SELECT user_id, phone_hash, giver FROM free_minutes_claim').all()
  const account = (await db.select().from(user).where(isId('a')))[0] ?? null
  const counted = await phoneHashesOf(account, KEYS)
  expect(results.filter(({ phone_hash }) => phone_hash === canonical).map(({ user_id }) => user_id)).toEqual(['a'])
  expect(results.map(({ phone_hash }) => counted.includes(String(phone_hash)))).toEqual([true, true, true])
})

test('after a kill it goes on where it was, counts nothing twice, and ends', async () => {
  for (let n = 0; n < 120; n += 1) await person(`m${String(n).padStart(3, '0')}`, `+910984501${1000 + n}`, n)
  let moves = 0
  const killed = rewriteOldPhones({
    ...deps(),
    async movePhone(change) {
      moves += 1
      if (moves === 70) throw new Error('killed')
      return deps().movePhone(change)
    },
  })
  await expect(killed).rejects.toThrow('killed')
  expect(await met()).toMatchObject({ seen: 50, rewritten: 50, doneAt: null })
  await Promise.all([run(), run()])
  expect(await met()).toMatchObject({ seen: 120, rewritten: 120, shared: 0, doneAt: NOW })
  const rows = Object.values(await numbers())
  expect(rows.every(([phone, , verified]) => phone === verified && /^\+91984501\d{4}$/.test(String(phone)))).toBe(true)
  await person('later', '+9109876525948', 5)
  await run()
  expect((await numbers()).later).toEqual(['+9109876525948', 5, null, null])
})

test('a number that changed after it was read is left alone', async () => {
  await person('a', '+9109876525948', 5)
  await rewriteOldPhones({
    ...deps(),
    async movePhone() {
      await db.update(user).set({ phone: '+14155550125', phoneVerifiedAt: 7 }).where(isId('a'))
      return []
    },
  })
  expect((await numbers()).a).toEqual(['+14155550125', 7, null, null])
})

test('of three that share a number in any order the earliest keeps it', () => {
  const row = (id: string, verifiedAt: number) => ({ id, verifiedAt, canonical: '+1' })
  const rows = [row('a', 3), row('b', 1), row('c', 2)]
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 0, 2],
    [2, 0, 1],
  ]) {
    const { kept, lost } = shareOut(
      [],
      order.flatMap((at) => rows[at] ?? []),
    )
    expect([kept.map(({ id }) => id), lost.map(({ id }) => id).sort()]).toEqual([['b'], ['a', 'c']])
  }
})
