// Followers are notified when an astrologer comes online: by push, by mail where wished, once a day at most.
import { beforeEach, expect, test } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import type { Mail } from '#workers/contract/ports.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { createDb } from '#workers/db/client.ts'
import { createFollowing } from '#workers/domain/following/index.ts'

const START = Date.UTC(2026, 4, 17, 10)
const viewerOf = (userId: string) => ({ userId, role: 'user', fullName: userId, loginId: 'x' }) as never

async function setUp() {
  const d1 = sqliteD1()
  const person = (id: string, role: string) =>
    d1
      .prepare(
        `INSERT INTO user (id, email, phone, full_name, role, status, created_at) VALUES (?, ?, '+1', ?, ?, 'active', 1)`,
      )
      .bind(id, `${id}@example.com`, id === 'asha' ? 'Asha Iyer' : id, role)
      .run()
  for (const id of ['mira', 'jonas']) await person(id, 'user')
  await person('asha', 'astrologer')
  await d1
    .prepare(
      `INSERT INTO astrologer (id, experience_years, specializations, languages, bio, price_call_cents, price_chat_cents,
         payout_call_paise, payout_chat_paise, status, is_approved) VALUES ('asha', 5, '[]', '[]', '', 100, 100, 1, 1, 'online', 1)`,
    )
    .run()
  const clock = { now: START }
  const [mails, pushed]: [Mail[], string[]] = [[], []]
  const following = createFollowing({
    db: createDb(d1),
    now: () => clock.now,
    origin: 'https://drishti.test',
    mail: { send: async (mail) => void mails.push(mail) },
    push: async (userId) => pushed.push(userId),
  })
  const status = (to: string) => d1.prepare('UPDATE astrologer SET status = ?').bind(to).run()
  return { d1, clock, mails, pushed, following, status }
}
let rig: Awaited<ReturnType<typeof setUp>>
beforeEach(async () => {
  rig = await setUp()
})

test('both followers get a push message, and the one who wished so a mail with the link', async () => {
  const { following, pushed, mails } = rig
  await following.follow({ viewer: viewerOf('mira'), astrologerId: 'asha', byMail: true })
  await following.follow({ viewer: viewerOf('jonas'), astrologerId: 'asha', byMail: false })
  await following.noteOnline('asha')
  await following.notify()
  expect(pushed.toSorted()).toEqual(['jonas', 'mira'])
  expect(mails.map(({ to, subject }) => [to, subject])).toEqual([['mira@example.com', 'Asha Iyer is online']])
  expect(mails[0]?.links).toMatchObject([{ url: 'https://drishti.test/astrologer/asha' }])
})

test('a follower who chose Hindi gets the mail in Hindi', async () => {
  const { d1, following, mails } = rig
  await d1.prepare("UPDATE user SET language = 'hi' WHERE id = 'mira'").run()
  await following.follow({ viewer: viewerOf('mira'), astrologerId: 'asha', byMail: true })
  await following.noteOnline('asha')
  await following.notify()
  expect(mails).toMatchObject([{ language: 'hi', subject: 'Asha Iyer ऑनलाइन हैं' }])
  expect(mails[0]?.links).toMatchObject([{ url: 'https://drishti.test/hi/astrologer/asha' }])
})

test('an astrologer who comes and goes is announced once a day', async () => {
  const { following, pushed, clock } = rig
  await following.follow({ viewer: viewerOf('mira'), astrologerId: 'asha', byMail: false })
  for (let n = 0; n < 3; n += 1) {
    await following.noteOnline('asha')
    await following.notify()
    clock.now += 60_000
  }
  expect(pushed).toEqual(['mira'])
  clock.now += DAY
  await following.noteOnline('asha')
  await following.notify()
  expect(pushed).toEqual(['mira', 'mira'])
})

test('nobody gets a notice of an astrologer who is gone again, and the next time counts', async () => {
  const { following, pushed, status } = rig
  await following.follow({ viewer: viewerOf('mira'), astrologerId: 'asha', byMail: false })
  await following.noteOnline('asha')
  await status('offline')
  await following.notify()
  expect(pushed).toEqual([])
  await status('online')
  await following.noteOnline('asha')
  await following.notify()
  expect(pushed).toEqual(['mira'])
})

test('a busy astrologer is announced once the session is over', async () => {
  const { following, pushed, status } = rig
  await following.follow({ viewer: viewerOf('mira'), astrologerId: 'asha', byMail: false })
  await following.noteOnline('asha')
  await status('busy')
  await following.notify()
  expect(pushed).toEqual([])
  await status('online')
  await following.notify()
  await following.notify()
  expect(pushed).toEqual(['mira'])
})

test('a follow is listed with the presence, changed by a repeat, and undone', async () => {
  const { following } = rig
  const viewer = viewerOf('mira')
  await following.follow({ viewer, astrologerId: 'asha', byMail: false })
  await following.follow({ viewer, astrologerId: 'asha', byMail: true })
  expect(await following.own(viewer)).toMatchObject({
    count: 1,
    results: [{ astrologer_id: 'asha', astrologer_name: 'Asha Iyer', status: 'online', by_mail: true }],
  })
  await following.unfollow({ viewer, astrologerId: 'asha' })
  expect(await following.own(viewer)).toEqual({ count: 0, results: [] })
  await expect(following.follow({ viewer, astrologerId: 'nobody', byMail: false })).rejects.toMatchObject({
    code: 'not_found',
  })
})
