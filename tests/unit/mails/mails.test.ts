// Mails that go to an address, and what becomes of it when they do not arrive.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { MailOccasion } from '#workers/contract/accounts/mails.ts'
import type { Mail } from '#workers/contract/ports.ts'
import { DAY, HOUR } from '#workers/contract/time/durations.ts'
import { createDb } from '#workers/db/client.ts'
import { createMails, type MailReport } from '#workers/domain/mails/index.ts'
import { refusalOf } from '#workers/gateways/mail/mail.ts'
import { isSealed, sealTicket } from '#workers/gateways/ticket-seal.ts'

const START = Date.UTC(2026, 4, 17, 10)
const MIRA = 'mira@people.test'
const PEPPERS = ['p'.repeat(40)] as const
const viewer = { userId: 'mira', email: MIRA, role: 'user' } as never

async function setUp() {
  const d1 = sqliteD1()
  for (const [id, role] of [
    ['mira', 'user'],
    ['nisha', 'admin'],
  ])
    await d1
      .prepare(
        `INSERT INTO user (id, email, phone, full_name, role, status, created_at) VALUES (?1, ?1 || '@people.test', '+1', ?1, ?2, 'active', 1)`,
      )
      .bind(id, role)
      .run()
  await d1.prepare('INSERT INTO newsletter_address (id, email, asked_at) VALUES (1, ?, 1)').bind(MIRA).run()
  const clock = { now: START }
  const sent: Mail[] = []
  const shown: string[] = []
  const state: { code: string | null } = { code: null }
  let ids = 0
  const mails = createMails({
    db: createDb(d1),
    now: () => clock.now,
    newId: () => `id${++ids}`,
    origin: 'https://x.test',
    refusalOf,
    limits: { hit: async () => undefined },
    service: {
      async send(mail) {
        if (state.code) throw Object.assign(new Error('refused'), { code: state.code })
        return `mail-${sent.push(mail)}`
      },
    },
    platformName: async () => 'Drishti',
    supportEmail: async () => 'Care@people.test',
    seal: (act, ticket) => sealTicket(PEPPERS, { path: `mails/${act}`, ticket }),
    isSealed: (act, link) => isSealed(PEPPERS, { path: `mails/${act}`, sealed: link }),
    show: async (userId, { en }) => void shown.push(`${userId}: ${en.title}`),
  })
  const words = { title: 'Your password was changed', body: 'It was.' }
  const send = (occasion: MailOccasion, to = MIRA) =>
    mails.send({ to, language: 'en', occasion, subject: occasion, text: 'Words.', notice: { en: words, hi: words } })
  const report = (what: MailReport['what'], more: Partial<MailReport> = {}) =>
    mails.apply({ id: `report${++ids}`, mailId: 'unknown', email: MIRA, what, at: clock.now, ...more })
  const rows = async (table: string) => (await d1.prepare(`SELECT * FROM ${table}`).all()).results
  return { mails, send, report, rows, sent, shown, state, clock }
}
let rig: Awaited<ReturnType<typeof setUp>>
beforeEach(async () => {
  rig = await setUp()
})

test('a hard bounce holds back mails of kinds, and lets through what is asked for and what is about safety', async () => {
  const { send, report, sent, shown, rows } = rig
  await report('bounced')
  for (const occasion of ['follows', 'bookings', 'messages', 'devices', 'asked', 'safety'] as const)
    await send(occasion)
  expect(sent.map(({ occasion }) => occasion)).toEqual(['asked', 'safety'])
  expect(shown).toEqual(['mira: Your password was changed'])
  expect(await rows('mail_mark')).toEqual([{ email: MIRA, cause: 'bounced', marked_at: START }])
})

test('a suppressed address is marked by the refusal of its first mail, until the service takes one again', async () => {
  const { send, sent, state, rows, shown } = rig
  state.code = 'E_RECIPIENT_SUPPRESSED'
  await expect(send('asked')).rejects.toMatchObject({ code: 'mail_refused' })
  await expect(send('safety')).rejects.toMatchObject({ code: 'mail_refused' })
  await send('follows')
  expect(shown).toEqual(['mira: Your password was changed'])
  expect(await rows('mail_mark')).toMatchObject([{ cause: 'suppressed' }])
  state.code = null
  await send('asked')
  await send('follows')
  expect(sent.map(({ occasion }) => occasion)).toEqual(['asked', 'follows'])
})

test('the first refusal of a mail about safety shows it in the product as well', async () => {
  const { send, state, shown } = rig
  state.code = 'E_RECIPIENT_SUPPRESSED'
  await expect(send('safety')).rejects.toMatchObject({ code: 'mail_refused' })
  expect(shown).toEqual(['mira: Your password was changed'])
})

test('an error that is not about the address marks nothing and is thrown on', async () => {
  const { send, state, rows } = rig
  for (const code of [
    'E_RATE_LIMIT_EXCEEDED',
    'E_SENDER_NOT_VERIFIED',
    'E_RECIPIENT_NOT_ALLOWED',
    'E_INTERNAL_SERVER_ERROR',
  ]) {
    state.code = code
    await expect(send('asked')).rejects.toMatchObject({ code })
  }
  expect(await rows('mail_failure')).toEqual([])
})

test('a delivered mail between delayed ones begins the count anew', async () => {
  const { report, rows, clock } = rig
  await report('delayed')
  await report('delayed')
  clock.now += HOUR
  await report('delivered')
  clock.now += HOUR
  await report('delayed')
  await report('delayed')
  expect(await rows('mail_mark')).toEqual([])
  await report('delayed')
  expect(await rows('mail_mark')).toMatchObject([{ cause: 'delayed', marked_at: START + 2 * HOUR }])
})

test('a report that comes again changes nothing, also after a delivered mail', async () => {
  const { report, rows, clock } = rig
  const again = { id: 'once', at: START }
  await report('bounced', again)
  clock.now += HOUR
  await report('delivered')
  await report('bounced', again)
  await report('delayed', { id: 'two' })
  await report('delayed', { id: 'two' })
  await report('delayed', { id: 'two' })
  expect(await rows('mail_mark')).toEqual([])
})

test('a delivered mail of before the mark leaves it', async () => {
  const { report, rows } = rig
  await report('bounced')
  await report('delivered', { at: START - 1 })
  expect(await rows('mail_mark')).toHaveLength(1)
  await report('delivered')
  expect(await rows('mail_mark')).toEqual([])
})

test('a delivered mail that is reported late leaves the mark of an address that refused since', async () => {
  const { report, rows, clock } = rig
  await report('bounced')
  clock.now += 2 * HOUR
  await report('bounced')
  await report('delivered', { at: START + HOUR })
  expect(await rows('mail_mark')).toHaveLength(1)
  clock.now += HOUR
  await report('delivered')
  expect(await rows('mail_mark')).toEqual([])
})

test('a typed code ends the mark', async () => {
  const { mails, report, rows } = rig
  await report('bounced')
  await mails.arrived(MIRA)
  expect(await rows('mail_mark')).toEqual([])
})

test('nothing is kept about an address without an account, but of the operator’s', async () => {
  const { report, rows } = rig
  await report('bounced', { email: 'nobody@people.test' })
  await report('complaint', { email: 'nobody@people.test' })
  expect([...(await rows('mail_failure')), ...(await rows('mail_mark')), ...(await rows('mail_ended'))]).toEqual([])
  await report('bounced', { email: 'care@people.test' })
  expect(await rows('mail_mark')).toMatchObject([{ email: 'care@people.test' }])
})

test('a complaint ends the kind of its mail, once, and the person may take it back', async () => {
  const { mails, send, report, sent } = rig
  await send('follows')
  const complaint = { id: 'complaint', mailId: 'mail-1' }
  await report('complaint', complaint)
  await send('follows')
  await send('bookings')
  expect(sent.map(({ occasion }) => occasion)).toEqual(['follows', 'bookings'])
  expect(await mails.choice(viewer)).toEqual({ ended: ['follows'] })
  expect(await mails.choose({ viewer, choice: { ended: [] } })).toEqual({ ended: [] })
  await report('complaint', complaint)
  expect(await mails.choice(viewer)).toEqual({ ended: [] })
})

test('a complaint about a mail that is not known ends every kind, and the newsletter', async () => {
  const { mails, report, rows } = rig
  await report('complaint')
  expect((await mails.choice(viewer)).ended.toSorted()).toEqual(['bookings', 'devices', 'follows', 'messages'])
  expect(await rows('newsletter_address')).toEqual([])
})

test('a complaint about a mail of the newsletter ends that alone', async () => {
  const { mails, send, report, rows } = rig
  await send('newsletter')
  await report('complaint', { mailId: 'mail-1' })
  expect(await rows('newsletter_address')).toEqual([])
  expect(await mails.choice(viewer)).toEqual({ ended: [] })
})

test('a mail of a kind carries the link that ends it, which nobody can make', async () => {
  const { mails, send, sent } = rig
  await send('follows')
  const { leave = '' } = sent[0] ?? {}
  const link = leave.slice('https://x.test/mails/end/'.length)
  expect(await mails.endByLink(link.replace('follows', 'bookings'))).toBe(false)
  expect([await mails.endByLink(link), await mails.endByLink(link)]).toEqual([true, true])
  expect(await mails.choice(viewer)).toEqual({ ended: ['follows'] })
  await send('asked')
  expect(sent.map(({ occasion, leave: of }) => [occasion, of !== undefined])).toEqual([
    ['follows', true],
    ['asked', false],
  ])
})

test('the link that confirms an address ends the mark it was made for, and no later one', async () => {
  const { mails, report, rows, sent, clock } = rig
  await mails.askToConfirm(viewer)
  expect(sent).toEqual([])
  await report('bounced')
  await mails.askToConfirm(viewer)
  const link = sent[0]?.links?.[0]?.url.match(/mails\/confirm\/(\S+)/)?.[1] ?? ''
  expect(await mails.confirmByLink(`${link}x`)).toBe(false)
  expect(await mails.confirmByLink(link)).toBe(true)
  expect(await rows('mail_mark')).toEqual([])
  clock.now += HOUR
  await report('bounced')
  expect(await mails.confirmByLink(link)).toBe(true)
  expect(await rows('mail_mark')).toHaveLength(1)
})

test('an admin ends a mark, which the audit log says', async () => {
  const { mails, report, rows } = rig
  await report('bounced')
  const admin = { userId: 'nisha', role: 'admin' } as never
  await expect(mails.clearMark({ viewer, id: 'mira' })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(mails.clearMark({ viewer: admin, id: 'nobody' })).rejects.toMatchObject({ code: 'not_found' })
  await mails.clearMark({ viewer: admin, id: 'mira' })
  expect(await rows('mail_mark')).toEqual([])
  expect(await rows('audit_log')).toMatchObject([{ action: 'clear_mail_mark', object: 'user:mira' }])
})

test('reports of 30 days are counted by their cause', async () => {
  const { mails, report, clock } = rig
  await report('bounced')
  clock.now += 31 * DAY
  for (const what of ['delayed', 'delayed', 'complaint', 'delivered'] as const) await report(what)
  expect(await mails.counts()).toEqual({
    causes: [
      { cause: 'complaint', n: 1 },
      { cause: 'delayed', n: 2 },
    ],
    marked: 0,
  })
  await report('bounced')
  expect(await mails.counts()).toMatchObject({ marked: 1 })
})
