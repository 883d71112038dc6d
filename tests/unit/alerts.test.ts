// Alerts to the operator: a line in the log each time, an entry in the inbox and a mail once a day.
import { beforeEach, expect, test, vi } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { createDb } from '#workers/db/client.ts'
import { createAlerts, type RaisedAlert } from '#workers/domain/alerts/index.ts'
import { findByEmail, insertAccount } from '#workers/domain/identity/account.repo.ts'
import type { IdentityDeps } from '#workers/domain/identity/index.ts'
import { openLogin, refreshLogin } from '#workers/domain/identity/logins/logins.ts'

const DAY = 24 * 60 * 60_000
const NOW = Date.UTC(2026, 4, 17, 10)

beforeEach(() => {
  lines.length = 0
  const spies = (['warn', 'error'] as const).map((level) =>
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line)),
  )
  return () => {
    for (const spy of spies) spy.mockRestore()
  }
})

const lines: string[] = []
const logged = () => lines.map((line) => JSON.parse(line).event)

function platform() {
  const clock = { now: NOW }
  const d1 = sqliteD1()
  const db = createDb(d1)
  const mails: string[] = []
  const alerts = createAlerts({
    db,
    now: () => clock.now,
    origin: 'https://drishti.test',
    tellAdmins: async ({ subject }) => void mails.push(subject),
  })
  const inbox = async () =>
    (await d1.prepare('SELECT object, detail FROM inbox_entry ORDER BY at, id').all<Entry>()).results
  return { clock, db, d1, mails, alerts, inbox }
}
type Entry = { object: string; detail: string }

const ALERTS: [RaisedAlert, words: RegExp][] = [
  [{ event: 'settlement.differs', consultationId: 's1', chargeCents: 540, payoutPaise: 9000 }, /s1.*540 cents/],
  [{ event: 'fact.late', consultationId: 's1', fact: 'leave of the client' }, /leave of the client of session s1/],
  [{ event: 'clock.jumped', consultationId: 's1', ms: -90_000 }, /s1 was set back by 90 s/],
  [{ event: 'room.stood', consultationId: 's1', ms: 92_000 }, /s1 stood for 92 s/],
  [{ event: 'token.reused', loginId: 'l1', userId: 'mira' }, /account mira/],
]

test.each(ALERTS)('$event reaches inbox and mail once a day, and the log each time', async (alert, words) => {
  const { clock, mails, alerts, inbox } = platform()
  for (let n = 0; n < 3; n += 1) await alerts.report(alert)
  expect(logged()).toEqual([alert.event, alert.event, alert.event])
  expect(await inbox()).toEqual([{ object: `alert:${alert.event}`, detail: expect.stringMatching(words) }])
  expect(mails).toHaveLength(1)
  clock.now += DAY
  await alerts.report(alert)
  expect([(await inbox()).length, mails.length]).toEqual([2, 2])
})

test('a disputed payment is mailed at once; its own entry stands in the inbox already', async () => {
  const { mails, alerts, inbox } = platform()
  const about = { kind: 'dispute', reversal: 'dp_1', payment: 'pay-1', amountCents: 50_000, currency: 'usd' } as const
  for (const fact of ['opened', 'withdrawn'] as const)
    await alerts.report({ event: 'payment.reversed', fact, ...about })
  expect(logged()).toEqual(['payment.reversed', 'payment.reversed'])
  expect(mails).toEqual(['Please look: dispute dp_1', 'Please look: dispute dp_1'])
  expect(await inbox()).toEqual([])
})

test('work goes on while neither inbox nor mail can be reached', async () => {
  const [[alert]] = ALERTS as [(typeof ALERTS)[0]]
  const { db } = platform()
  const tellAdmins = async () => {
    throw new Error('no mail')
  }
  await createAlerts({ db, now: () => NOW, origin: '', tellAdmins }).report(alert)
  expect(logged()).toEqual([alert.event, 'alert.failed'])
})

test('a refresh token that is used again is told to the admins, and ends its login', async () => {
  const { db, clock, alerts, inbox, mails } = platform()
  let count = 0
  const deps = {
    db,
    peppers: ['p'.repeat(32)],
    now: () => clock.now,
    newId: () => `id${count++}`,
    report: alerts.report,
    random: (length: number) => crypto.getRandomValues(new Uint8Array(length)),
    keys: [{ kid: '1', secret: new TextEncoder().encode('k'.repeat(32)) }],
  } as unknown as IdentityDeps
  await insertAccount(db, {
    id: 'mira',
    email: 'mira@people.test',
    phone: '',
    fullName: 'Mira Rao',
    createdAt: NOW,
    passwordHash: 'hash',
    ...({ role: 'user', status: 'active', phoneVerifiedAt: null } as const),
  })
  const mira = await findByEmail(db, 'mira@people.test')
  if (!mira) throw new Error('no account')
  const stolen = await openLogin(deps, mira, { browser: 'Firefox' })
  const own = await refreshLogin(deps, stolen.refresh)
  clock.now += 11_000
  await expect(refreshLogin(deps, stolen.refresh)).rejects.toMatchObject({ code: 'invalid_token' })
  await expect(refreshLogin(deps, own.refresh)).rejects.toMatchObject({ code: 'invalid_token' })
  expect(await inbox()).toMatchObject([{ object: 'alert:token.reused' }])
  expect(mails).toEqual(['Please look: copied logins'])
})

async function chatting() {
  const rig = await startRig()
  await rig.accept()
  const mine = await rig.connect('user')
  await rig.connect('astrologer')
  return { rig, mine }
}

test('a session that stood is told to the admins', async () => {
  const { rig } = await chatting()
  await rig.pass(12_000)
  rig.jump(90_000)
  await rig.pass(10_000)
  await vi.waitFor(() => expect(rig.mails).toEqual(['Please look: sessions that stood']), { timeout: 15_000 })
})

test('a bill that differs from the books is told to the admins', async () => {
  const { rig, mine } = await chatting()
  await rig.pass(70_000)
  rig.failpoints['room.settled'] = () => {
    throw new Error('D1 is away')
  }
  await rig.say(mine, { type: 'end' })
  const settlement = rig.storage.kv.get('note:settlement') as { bill: { chargeCents: number } }
  const bill = { ...settlement.bill, chargeCents: settlement.bill.chargeCents + 1 }
  rig.storage.kv.put('note:settlement', { ...settlement, bill })
  delete rig.failpoints['room.settled']
  await rig.pass(60_000)
  expect(rig.consultation().state).toBe('ended')
  await vi.waitFor(() => expect(rig.mails).toEqual(['Please look: bills that differ']), { timeout: 15_000 })
})
