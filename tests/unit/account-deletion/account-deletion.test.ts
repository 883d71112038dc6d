// An account is closed: nothing comes between its money and its end, what is given up is a transfer, and what is left to do
// is done however often it fails.
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { liveConsultation } from '#tests/support/database/ledger-rows.ts'
import { accountDeletionRig } from '#tests/support/rigs/account-deletion-rig.ts'
import { commit } from '#workers/db/commit.ts'
import { DELETION_STEPS } from '#workers/domain/account-deletion/account-deletion.table.ts'
import { payBackTransfer } from '#workers/domain/money/index.ts'

const MINUTE = 60_000

let rig: Awaited<ReturnType<typeof accountDeletionRig>>
beforeEach(async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  rig = await accountDeletionRig()
  return () => logged.mockRestore()
})

const payment = (id: string, status: string) =>
  rig.d1
    .prepare(
      `INSERT INTO payment (id, user_id, amount_cents, provider, status, created_at, updated_at)
       VALUES (?, 'mira', 700, 'stripe', ?, 1, 1)`,
    )
    .bind(id, status)
    .run()
const paid = (id: string) => ({ id, amountCents: 700, currency: 'usd', eventId: `evt ${id}`, intent: `pi ${id}` })

describe('waivers', () => {
  test("of a wallet goes to the platform's account by a transfer of its own, and the books are clean", async () => {
    await rig.close('mira', 1_000)
    expect([await rig.balance('u:mira'), await rig.balance('waived:usd')]).toEqual([0, 1_000])
    expect(await rig.rows("SELECT id, dr, cr, amount, ref FROM transfer WHERE code = 'waiver'")).toEqual([
      { id: 'wv:mira', dr: 'u:mira', cr: 'waived:usd', amount: 1_000, ref: 'mira' },
    ])
    await rig.assertClean()
  })
  test('of earnings does so as well', async () => {
    await expect(rig.close('asha', 899)).rejects.toMatchObject({ code: 'money_left' })
    await rig.close('asha', 900)
    expect([await rig.balance('a:asha'), await rig.balance('waived:inr')]).toEqual([0, 900])
    await rig.assertClean()
  })
  test('is refused by the database for an account that is not being closed', async () => {
    const sql = `INSERT INTO transfer (id, phase, dr, cr, amount, code, ref, actor, at)
      VALUES ('wv:mira', 'single', 'u:mira', 'waived:usd', 1000, 'waiver', 'mira', 'x', 1)`
    await expect(rig.d1.prepare(sql).run()).rejects.toThrow('bad_waiver')
    await expect(rig.d1.prepare("UPDATE user SET status = 'closed' WHERE id = 'mira'").run()).rejects.toThrow(
      'account_in_use',
    )
  })
})

describe('while an account is being closed', () => {
  test('money that lands between the look and the batch keeps it open', async () => {
    await payment('late', 'pending')
    rig.between.run = async () => void (await rig.money.confirmTopUp(paid('late')))
    await expect(rig.close('mira', 1_000)).rejects.toMatchObject({ code: 'money_left' })
    expect([await rig.statusOf('mira'), await rig.balance('u:mira')]).toEqual(['active', 1_700])
    expect(await rig.rows('SELECT * FROM account_closing')).toEqual([])
    expect(rig.called).not.toContain('bookings')
    rig.between.run = async () => {}
    await rig.close('mira', 1_700)
    expect(await rig.statusOf('mira')).toBe('closed')
  })
  test('no consultation, no top-up and no second closing begins', async () => {
    rig.between.run = async () => {
      await expect(payment('new', 'created')).rejects.toThrow('account_closing')
      await expect(liveConsultation(rig.db, { id: 's1', userId: 'mira' })).rejects.toThrow('account_closing')
      await expect(rig.accountDeletion.close({ viewer: viewer('mira'), form: form(1_000) })).rejects.toMatchObject({
        code: 'account_closing',
      })
    }
    await rig.close('mira', 1_000)
    await expect(payment('after', 'created')).rejects.toThrow('account_closing')
    rig.between.run = async () => {
      const begun = liveConsultation(rig.db, { id: 's2', userId: 'jonas', astrologerId: 'asha' })
      await expect(begun).rejects.toThrow('astrologer_closing')
    }
    await rig.close('asha', 900)
    expect(await rig.statusOf('asha')).toBe('closed')
  })
  test('a server that dies before the batch leaves it open, and it can be closed again', async () => {
    await rig.d1
      .prepare(
        `INSERT INTO account_closing (account_id, role, email, started_at, steps_left) VALUES ('mira', 'user', 'm', ?, '[]')`,
      )
      .bind(rig.clock.now)
      .run()
    await expect(rig.close('mira', 1_000)).rejects.toMatchObject({ code: 'account_closing' })
    rig.clock.now += 4 * MINUTE
    await rig.accountDeletion.resume()
    await rig.close('mira', 1_000)
    expect(await rig.statusOf('mira')).toBe('closed')
  })
})

test('a top-up that is paid after the end is owed, and waits for an admin', async () => {
  await payment('late', 'pending')
  await rig.close('mira', 1_000)
  await rig.money.confirmTopUp(paid('late'))
  await rig.money.confirmTopUp(paid('late'))
  expect(await rig.balance('u:mira')).toBe(700)
  expect(await rig.rows('SELECT id, kind, object, user_id, detail FROM inbox_entry')).toEqual([
    {
      id: 'money_after_closing:pay:late',
      kind: 'money_after_closing',
      object: 'payment:late',
      user_id: 'mira',
      detail: '$7.00 landed in the wallet of an account that is closed. It is owed to the person who paid.',
    },
  ])
  await rig.assertClean()
})

test('a pay-back that fails after the end is owed, and waits for an admin', async () => {
  await payment('early', 'pending')
  await rig.money.confirmTopUp(paid('early'))
  const row = { paymentId: 'early', userId: 'mira', amountCents: 700 }
  await rig.d1
    .prepare(
      `INSERT INTO pay_back (id, payment_id, user_id, amount_cents, state, actor_id, created_at, updated_at)
       VALUES ('b1', 'early', 'mira', 700, 'begun', 'nisha', 1, 1)`,
    )
    .run()
  await commit(rig.db, [payBackTransfer(rig.db, { ...row, payBackId: 'b1', actor: 'nisha', at: 1 })])
  await rig.close('mira', 1_000)
  for (let n = 0; n < 2; n += 1) await rig.money.failPayBack('b1')
  expect(await rig.balance('u:mira')).toBe(700)
  expect(await rig.rows('SELECT id, kind, object, user_id FROM inbox_entry ORDER BY id')).toEqual([
    { id: 'money_after_closing:pbr:b1', kind: 'money_after_closing', object: 'payment:early', user_id: 'mira' },
    { id: 'pay_back:b1', kind: 'provider_refund', object: 'payment:early', user_id: 'mira' },
  ])
  await rig.assertClean()
})

const ALL = [
  'lines',
  'bookings',
  'note of mira at 1000000',
  'lines',
  'bookings',
  'posts',
  'files after the start',
  'files after s20',
  'photo /photos/mira',
  'export',
  'sockets',
  'mail to mira@example.com',
]

test('the newsletter forgets the address, and the inbox what it wrote to us', async () => {
  await rig.d1.batch([
    rig.d1.prepare(
      "INSERT INTO newsletter_address (id, email, asked_at, confirmed_at) VALUES ('n1', 'mira@example.com', 1, 2)",
    ),
    rig.d1.prepare(
      "INSERT INTO newsletter_address (id, email, asked_at, confirmed_at) VALUES ('n2', 'else@example.com', 1, 2)",
    ),
    rig.d1.prepare(
      "INSERT INTO inbox_entry (id, kind, object, detail, sender_name, sender_email, at) VALUES ('c1', 'contact_message', 'contact:c1', 'Hello', 'Mira', 'mira@example.com', 1)",
    ),
  ])
  await rig.close('mira', 1_000)
  expect(await rig.rows('SELECT id FROM newsletter_address')).toEqual([{ id: 'n2' }])
  expect(await rig.rows("SELECT id FROM inbox_entry WHERE kind = 'contact_message'")).toEqual([])
})

test('notices to others that name the person are gone, and the others stay', async () => {
  const notice = (userId: string, otherId: string) =>
    rig.d1
      .prepare(
        `INSERT INTO notice (user_id, tag, id, type, title, body, url, at, outcome, other_id)
         VALUES (?1, ?2, ?1 || ?2, 'call-ended', 'Call ended', 'The session with ' || ?2, '/', 1, 'pushed', ?2)`,
      )
      .bind(userId, otherId)
      .run()
  await notice('asha', 'mira')
  await notice('mira', 'asha')
  await notice('asha', 'jonas')
  await rig.close('mira', 1_000)
  expect(await rig.rows('SELECT user_id, other_id FROM notice')).toEqual([{ user_id: 'asha', other_id: 'jonas' }])
})

test('all that is left is done, and then nothing of the address stays', async () => {
  await rig.close('mira', 1_000)
  expect(rig.called).toEqual(ALL)
  expect(await rig.rows('SELECT * FROM account_closing')).toEqual([])
})

test.each([
  'note of mira at 1000000',
  'posts',
  'files after s20',
  'photo /photos/mira',
  'sockets',
  'mail to mira@example.com',
])('cron repeats %s until it succeeds, and nothing else', async (step) => {
  rig.failing.add(step)
  await rig.close('mira', 1_000)
  expect(await rig.statusOf('mira')).toBe('closed')
  expect(rig.called).toEqual(ALL.filter((each) => each !== step))
  rig.clock.now += 4 * MINUTE
  await rig.accountDeletion.resume()
  expect(rig.called).not.toContain(step)
  rig.failing.clear()
  // Another cron is not at once at the same work.
  await rig.accountDeletion.resume()
  expect(rig.called).not.toContain(step)
  rig.clock.now += 4 * MINUTE
  await rig.accountDeletion.resume()
  expect(rig.called.filter((each) => each === step)).toHaveLength(1)
  expect(rig.called).toHaveLength(ALL.length)
  expect(await rig.rows('SELECT * FROM account_closing')).toEqual([])
})

test('a server that dies after the batch, or between any two steps, loses nothing', async () => {
  for (let left = DELETION_STEPS.length; left > 0; left -= 1) {
    const steps = DELETION_STEPS.slice(-left)
    await rig.d1
      .prepare(
        `INSERT INTO account_closing (account_id, role, email, photo, started_at, closed_at, tried_at, steps_left)
         VALUES (?, 'user', 'lena@example.com', '/photos/lena', 1, 1, ?, ?)`,
      )
      .bind(`lena-${left}`, rig.clock.now, JSON.stringify(steps))
      .run()
    rig.called.length = 0
    rig.clock.now += 4 * MINUTE
    await rig.accountDeletion.resume()
    // The step of the lines takes back the bookings, too.
    const done = rig.called.map((each) => each.split(' ')[0]).filter((each) => each !== 'bookings')
    expect(new Set(done)).toEqual(new Set(steps))
    expect(rig.called.includes('bookings')).toBe(steps.includes('lines'))
  }
  expect(await rig.rows('SELECT * FROM account_closing')).toEqual([])
})

const viewer = (userId: string) => ({ userId, role: 'user' }) as never
const form = (waived: number) => ({ password: 'a long enough password', waived }) as never
