// The admins' monitor of chats: rows and figures of chats that run, and the time of the last message.
import { beforeEach, expect, test, vi } from 'vitest'
import { addAccount, NOW, practiceBooks } from '#tests/support/pages/practices.ts'
import { HOUR, MINUTE } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { listChats } from '#workers/domain/consultations/conversation/list-chats.ts'
import type { Rooms } from '#workers/domain/consultations/rooms.ts'
import { findChat, findChatStats } from '#workers/domain/reports/index.ts'

let d1: D1Database
let db: Db
beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

type Row = { id: string; ended?: boolean; messages: number; last?: string | null; lastAt?: number | null }

async function chat({ id, ended = false, messages, last = null, lastAt = null }: Row) {
  await d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, message_count, last_message, last_message_at)
       VALUES (?1, 'mira', 'asha', 'chat', ?2, ?3, 180, 9000, ?4, ?4, ?5, ?6, ?7, ?8, ?9)`,
    )
    .bind(
      id,
      ended ? 'ended' : 'active',
      ended ? 'user_ended' : null,
      NOW - HOUR,
      ended ? NOW - MINUTE : null,
      ended ? '[]' : null,
      messages,
      last,
      lastAt,
    )
    .run()
}

const said = (messageCount: number, lastMessage: string | null, lastMessageAt: number | null) => ({
  messageCount,
  fileCount: 0,
  lastMessage,
  lastMessageAt,
})
const roomsThatSay = (answer: Rooms['said']) => ({ said: vi.fn(answer) }) as unknown as Rooms & { said: typeof answer }
const listed = async (rooms: Rooms) => (await listChats({ db, rooms }, { page: 1, limit: 10 } as never)).rows
const figures = ({
  message_count: count,
  last_message: last,
  last_message_time: at,
}: Awaited<ReturnType<typeof listed>>[0]) => [count, last, at]

test('the time of the last message is its own, and there is none without a message or from before it was kept', async () => {
  const rooms = roomsThatSay(async () => null)
  await chat({ id: 'talked', ended: true, messages: 3, last: 'Thank you', lastAt: NOW - 5 * MINUTE })
  await chat({ id: 'silent', ended: true, messages: 0 })
  await chat({ id: 'from-before', ended: true, messages: 2, last: 'Goodbye' })
  expect(Object.fromEntries((await listed(rooms)).map((row) => [row.id, figures(row)]))).toEqual({
    talked: [3, 'Thank you', NOW - 5 * MINUTE],
    silent: [0, null, null],
    'from-before': [2, 'Goodbye', null],
  })
  expect(await findChat(db, 'from-before')).toMatchObject({ last_message_time: null, ended_at: NOW - MINUTE })
  // Ended chats are as their rows say.
  expect(rooms.said).not.toHaveBeenCalled()
})

test('a running chat is listed as its room says; as its last checkpoint says where the room gives no answer', async () => {
  await chat({ id: 'running', messages: 1, last: 'Namaste', lastAt: NOW - 3 * MINUTE })
  const now = await listed(roomsThatSay(async () => said(3, 'note.txt', NOW)))
  expect(now.map(figures)).toEqual([[3, 'note.txt', NOW]])
  for (const answer of [async () => null, async () => Promise.reject(new Error('away'))]) {
    const rows = await listed(roomsThatSay(answer))
    expect(rows.map(figures)).toEqual([[1, 'Namaste', NOW - 3 * MINUTE]])
  }
})

test('a room that hangs holds the list up for a second at most', async () => {
  vi.useFakeTimers()
  try {
    await chat({ id: 'running', messages: 1, last: 'Namaste', lastAt: NOW })
    const rooms = roomsThatSay(() => new Promise(() => undefined))
    const rows = listed(rooms)
    await vi.waitFor(() => expect(rooms.said).toHaveBeenCalled())
    await vi.advanceTimersByTimeAsync(1_000)
    expect((await rows).map(figures)).toEqual([[1, 'Namaste', NOW]])
  } finally {
    vi.useRealTimers()
  }
})

test('the number of messages counts running chats', async () => {
  await chat({ id: 'talked', ended: true, messages: 3, last: 'Thank you', lastAt: NOW })
  await chat({ id: 'running', messages: 4, last: 'Namaste', lastAt: NOW })
  expect(await findChatStats(db, NOW)).toMatchObject({ total_messages: 7, total_sessions: 2, active_sessions: 1 })
})
