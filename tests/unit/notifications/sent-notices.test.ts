// The list of an account's notices, each with its outcome.
import { expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { Mail } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { createDb } from '#workers/db/client.ts'
import { createNotifications, type Notice, type Pusher } from '#workers/domain/notifications/index.ts'

const NOW = Date.UTC(2026, 4, 17, 12)
const SITE = 'https://drishti.test'
const mira = { userId: 'mira', role: 'user', loginId: 'l1' } as Viewer
type Said = Partial<Omit<Notice, 'words'>> & { title?: string; body?: string }
const notice = ({ title = 'Call ended', body = 'The session with Asha is over.', ...over }: Said = {}): Notice => ({
  type: 'call-ended',
  tag: 'session:1',
  url: '/receipts/1',
  otherId: 'asha',
  words: { en: { title, body }, hi: { title: `${title} (हिन्दी)`, body } },
  ...over,
})

async function rig({ devices = 1 } = {}) {
  const d1 = sqliteD1()
  const sent: string[] = []
  const payloads: object[] = []
  const clock = { now: NOW }
  const mails: Mail[] = []
  const mail = { send: async (each: Mail) => void mails.push(each) }
  const gone = new Set<string>()
  const send: Pusher['send'] = async ({ endpoint }, payload) => {
    if (gone.has(endpoint)) return 'gone'
    sent.push(payload.title)
    payloads.push(payload)
    return 'sent'
  }
  const pusher: Pusher = { publicKey: 'key', send }
  const run = (sql: string) => d1.prepare(sql).run()
  await run(`INSERT INTO user (id, email, phone, role, full_name, status, created_at, time_zone)
             VALUES ('mira', 'mira@example.com', '+12025550123', 'user', 'Mira', 'active', 1, 'Asia/Kolkata')`)
  await run(`INSERT INTO auth_session (id, user_id, cookie_hash, created_at, last_seen_at, expires_at, absolute_expires_at)
             VALUES ('l1', 'mira', 'h', 1, 1, ${NOW + DAY}, ${NOW + DAY})`)
  for (let n = 0; n < devices; n += 1)
    await run(`INSERT INTO push_device (endpoint, user_id, session_id, p256dh, auth, at)
               VALUES ('https://push.test/${n}', 'mira', 'l1', 'p', 'a', ${NOW})`)
  const notifications = createNotifications({ db: createDb(d1), now: () => clock.now, pusher, mail, origin: SITE })
  const list = async (language: Language = 'en') =>
    (await notifications.list({ viewer: mira, page: 1, language })).results
  return { d1, notifications, sent, payloads, clock, list, mails, gone }
}

test('a notice is pushed and listed; a later one about the same session stands for it', async () => {
  const { notifications, sent, clock, list } = await rig()
  await notifications.notify('mira', notice({ type: 'call-accepted', title: 'Call accepted' }), 60)
  clock.now += 1000
  await notifications.notify('mira', notice(), 60)
  expect(sent).toEqual(['Call accepted', 'Call ended'])
  expect(await list()).toMatchObject([{ title: 'Call ended', at: clock.now, outcome: 'pushed', url: '/receipts/1' }])
})

test('devices get the language of the account, the list has that of its page', async () => {
  const { d1, notifications, payloads, list } = await rig()
  await d1.prepare("UPDATE user SET language = 'hi'").run()
  await notifications.notify('mira', notice(), 60)
  expect(payloads).toEqual([
    expect.objectContaining({ title: 'Call ended (हिन्दी)', language: 'hi', url: '/receipts/1' }),
  ])
  expect(await list()).toMatchObject([{ title: 'Call ended' }])
  expect(await list('hi')).toMatchObject([{ title: 'Call ended (हिन्दी)' }])
  await notifications.notify('mira', notice({ type: 'chat-message', tag: 'session:2', title: 'Asha' }), 60)
  expect((await list('hi')).map(({ title }) => title)).toContain('Asha ने आपको लिखा है')
  // From before notices had both languages.
  await d1.prepare('UPDATE notice SET title_hi = NULL, body_hi = NULL').run()
  expect((await list('hi')).map(({ title }) => title)).toContain('Call ended')
})

test('without a device a notice is listed all the same', async () => {
  const { notifications, list } = await rig({ devices: 0 })
  expect(await notifications.notify('mira', notice(), 60)).toBe(0)
  expect(await list()).toMatchObject([{ outcome: 'no_device' }])
})

test('a kind that is switched off and quiet hours keep a notice from the devices, and the list says why', async () => {
  const { notifications, sent, list } = await rig()
  const choice = { muted: ['sessions' as const], quiet_from: '17:00', quiet_to: '18:00' }
  expect(await notifications.choose({ viewer: mira, choice })).toEqual({ ...choice, time_zone: 'Asia/Kolkata' })
  await notifications.notify('mira', notice(), 60)
  await notifications.notify(
    'mira',
    notice({ type: 'astrologer-online', tag: 'online:1', title: 'Asha is online' }),
    60,
  )
  await notifications.notify('mira', notice({ type: 'line-turn', tag: 'line:1', title: 'Asha is free for you' }), 60)
  expect(sent).toEqual(['Asha is free for you'])
  const outcomes = Object.fromEntries((await list()).map(({ type, outcome }) => [type, outcome]))
  expect(outcomes).toEqual({ 'call-ended': 'muted', 'astrologer-online': 'quiet', 'line-turn': 'pushed' })
})

test('the words of a conversation are pushed, and not listed', async () => {
  const { notifications, sent, list } = await rig()
  await notifications.notify('mira', notice({ type: 'chat-message', title: 'Asha', body: 'A secret' }), 60)
  expect(sent).toEqual(['Asha'])
  expect(await list()).toMatchObject([{ title: 'Asha wrote to you', body: '' }])
})

test('notices are listed for 30 days', async () => {
  const { notifications, clock, list } = await rig()
  await notifications.notify('mira', notice(), 60)
  clock.now += 30 * DAY - 1
  await notifications.forgetOldNotices()
  expect(await list()).toHaveLength(1)
  clock.now += 2
  await notifications.forgetOldNotices()
  expect(await list()).toEqual([])
})

test('the id of the other account stays on the server', async () => {
  const { notifications, payloads } = await rig()
  await notifications.notify('mira', notice(), 60)
  expect(Object.keys(payloads[0] ?? {}).sort()).toEqual(['body', 'language', 'tag', 'title', 'type', 'url'])
})

test('no notice is listed that names, or is for, a person whose account is closed', async () => {
  const { d1, notifications, list } = await rig()
  await d1.prepare('DROP TRIGGER u_closed').run()
  await d1
    .prepare(
      `INSERT INTO user (id, email, phone, role, full_name, status, created_at)
       VALUES ('asha', 'asha', '', 'astrologer', '', 'closed', 1)`,
    )
    .run()
  await notifications.notify('mira', notice(), 60)
  expect(await list()).toEqual([])
  await notifications.notify('mira', notice({ otherId: 'lena' }), 60)
  expect(await list()).toHaveLength(1)
  // A later one about the same session replaces nothing then.
  await notifications.notify('mira', notice({ title: 'Asha wrote' }), 60)
  expect(await list()).toMatchObject([{ title: 'Call ended' }])
  await d1.prepare("UPDATE user SET status = 'closed' WHERE id = 'mira'").run()
  await notifications.notify('mira', notice({ otherId: null, tag: 'session:2' }), 60)
  expect(await list()).toHaveLength(1)
})

async function astrologerRig(change = "status = 'online'", { devices = 1 } = {}) {
  const made = await rig({ devices })
  await made.d1
    .prepare(
      `INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents, price_chat_cents,
         payout_call_paise, payout_chat_paise, is_approved) VALUES ('mira', 1, '[]', '[]', '', 1, 1, 1, 1, 1)`,
    )
    .run()
  await made.d1.prepare(`UPDATE astrologer SET ${change}`).run()
  return made
}

test('an astrologer who is online is told once by mail that the last device is gone', async () => {
  const { notifications, mails, gone } = await astrologerRig(undefined, { devices: 2 })
  gone.add('https://push.test/0')
  await notifications.notify('mira', notice(), 60)
  expect(mails).toEqual([])
  gone.add('https://push.test/1')
  await Promise.all([1, 2, 3].map((n) => notifications.notify('mira', notice({ tag: `session:${n}` }), 60)))
  expect(mails).toMatchObject([
    { to: 'mira@example.com', subject: 'No device of yours rings any more', language: 'en' },
  ])
  expect(mails[0]?.links).toMatchObject([{ url: `${SITE}/dashboard/astrologer/availability` }])
  await notifications.notify('mira', notice(), 60)
  expect(mails).toHaveLength(1)
})

test('the mail about a lost device is in the language of the account', async () => {
  const { d1, notifications, mails, gone } = await astrologerRig("follows_hours = 1, status = 'offline'")
  await d1.prepare("UPDATE user SET language = 'hi'").run()
  gone.add('https://push.test/0')
  await notifications.notify('mira', notice(), 60)
  expect(mails[0]?.subject).toMatch(/[\u0900-\u097f]/)
  expect(mails[0]?.links).toMatchObject([{ url: `${SITE}/hi/dashboard/astrologer/availability` }])
})

test('nobody else is told of a lost device: neither who is offline, nor a client', async () => {
  const clients = await rig()
  const offline = await astrologerRig("status = 'offline'")
  for (const { notifications, mails, gone } of [clients, offline]) {
    gone.add('https://push.test/0')
    await notifications.notify('mira', notice(), 60)
    expect(mails).toEqual([])
  }
})
