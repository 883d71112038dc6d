// The free message after a session: once each, in time, to somebody who is still there.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, asha, NOW, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { FollowUpRequest } from '#workers/contract/consultations/follow-ups.ts'
import { HOUR } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { createFollowUps } from '#workers/domain/follow-ups/index.ts'
import { readPracticeToday } from '#workers/domain/reports/astrologer/practice-today.ts'

const mira = viewerOf('mira', 'user')
let d1: D1Database
let db: Db
let now: number
let told: string[]

const area = () =>
  createFollowUps({
    db,
    now: () => now,
    origin: 'https://drishti.test',
    mail: {
      async send({ to, subject }) {
        told.push(`${to}: ${subject}`)
      },
    },
    async push(id) {
      told.push(`push ${id}`)
      return 1
    },
  })

async function session(id: string, seconds: number) {
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, billable_seconds)
       VALUES (?1, 'mira', 'asha', 'chat', 'ended', 'user_ended', 180, 9000, ?2, ?2, ?2, '[]', ?3)`,
    )
    .bind(id, NOW, seconds)
    .run()
}

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  await session('s1', 300)
  ;[now, told] = [NOW + HOUR, []]
})

test('the client writes once, the astrologer answers once, and each is told', async () => {
  const { read, send, reply } = area()
  expect(await read({ viewer: mira, id: 's1' })).toEqual({
    message: null,
    reply: null,
    act: 'write',
    until: NOW + 48 * HOUR,
  })
  expect(await read({ viewer: asha, id: 's1' })).toMatchObject({ act: null })
  await expect(reply({ viewer: asha, id: 's1', text: 'First' })).rejects.toMatchObject({ code: 'not_found' })
  expect(await send({ viewer: mira, id: 's1', text: 'And in May?' })).toMatchObject({ act: null, until: null })
  // A repeat after a lost answer.
  expect(await send({ viewer: mira, id: 's1', text: 'And in May?' })).toMatchObject({ act: null, until: null })
  await expect(send({ viewer: mira, id: 's1', text: 'Again' })).rejects.toMatchObject({ code: 'already_sent' })
  expect(await read({ viewer: asha, id: 's1' })).toMatchObject({ message: { text: 'And in May?' }, act: 'reply' })
  for (let press = 0; press < 2; press += 1) await reply({ viewer: asha, id: 's1', text: 'Yes.' })
  await expect(reply({ viewer: asha, id: 's1', text: 'No.' })).rejects.toMatchObject({ code: 'already_answered' })
  expect(await read({ viewer: mira, id: 's1' })).toMatchObject({ reply: { text: 'Yes.' }, act: null })
  expect(told).toEqual([
    'push asha',
    'asha@people.test: Mira Rao has written to you',
    'push mira',
    'mira@people.test: Asha Verma has written to you',
  ])
})

test('refused: a short session, after 48 hours, a blocked client, a disabled account, strangers and the other side', async () => {
  const { read, send, reply } = area()
  await session('short', 299)
  await expect(send({ viewer: mira, id: 'short', text: 'x' })).rejects.toMatchObject({ code: 'follow_up_over' })
  await expect(send({ viewer: asha, id: 's1', text: 'x' })).rejects.toMatchObject({ code: 'forbidden' })
  await expect(read({ viewer: viewerOf('eve', 'user'), id: 's1' })).rejects.toMatchObject({ code: 'not_found' })
  now = NOW + 48 * HOUR + 1
  await expect(send({ viewer: mira, id: 's1', text: 'x' })).rejects.toMatchObject({ code: 'follow_up_over' })
  now = NOW + 48 * HOUR
  await send({ viewer: mira, id: 's1', text: 'x' })
  await expect(reply({ viewer: mira, id: 's1', text: 'x' })).rejects.toMatchObject({ code: 'forbidden' })
  await d1.prepare("INSERT INTO blocked_client (astrologer_id, user_id, at) VALUES ('asha', 'mira', 1)").run()
  await expect(reply({ viewer: asha, id: 's1', text: 'x' })).rejects.toMatchObject({ code: 'follow_up_over' })
  await session('s2', 600)
  expect(await read({ viewer: mira, id: 's2' })).toMatchObject({ act: null })
  await d1.prepare('DELETE FROM blocked_client').run()
  await d1.prepare("UPDATE user SET status = 'disabled' WHERE id = 'asha'").run()
  await expect(send({ viewer: mira, id: 's2', text: 'x' })).rejects.toMatchObject({ code: 'follow_up_over' })
})

test('two messages at once: one is kept', async () => {
  const { send } = area()
  const both = await Promise.allSettled(['a', 'b'].map((text) => send({ viewer: mira, id: 's1', text })))
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('a message has words, at most 1,000 characters, and no control characters', () => {
  const wrong = ['', '   ', 'x'.repeat(1001), 'a\u0000b']
  expect(wrong.map((text) => FollowUpRequest.safeParse({ text }).success)).toEqual([false, false, false, false])
  expect(FollowUpRequest.parse({ text: ' दो\nlines ' })).toEqual({ text: 'दो\nlines' })
})

test('the dashboard counts the messages that can be answered: those of blocked clients and disabled accounts cannot', async () => {
  const open = async () => (await readPracticeToday({ db, now: () => now }, asha)).messages
  await area().send({ viewer: mira, id: 's1', text: 'And in May?' })
  expect(await open()).toEqual({ count: 1, oldest: 's1' })
  await d1.prepare("INSERT INTO blocked_client (astrologer_id, user_id, at) VALUES ('asha', 'mira', 1)").run()
  expect(await open()).toEqual({ count: 0, oldest: null })
  await d1.prepare('DELETE FROM blocked_client').run()
  await d1.prepare("UPDATE user SET status = 'disabled' WHERE id = 'mira'").run()
  expect(await open()).toEqual({ count: 0, oldest: null })
})
