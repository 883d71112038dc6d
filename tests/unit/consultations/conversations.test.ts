// A user's conversations: one for each astrologer, with what is unread in any session with them.
import { beforeEach, expect, test } from 'vitest'
import { addAccount, addPractice, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import type { Db } from '#workers/db/client.ts'
import { readConversations } from '#workers/domain/consultations/conversation/read-conversations.ts'

const mira = viewerOf('mira', 'user')
let d1: D1Database
let db: Db

beforeEach(async () => {
  ;({ d1, db } = await practiceBooks())
  await addPractice(d1, 'lata', 'Lata Sen')
  await addAccount(d1, 'mira', 'user', 'Mira Rao')
  await addAccount(d1, 'ravi', 'user', 'Ravi Sen')
})

type Past = { id: string; at: number; astrologer?: string; kind?: string; by?: string; unread?: number }

function past({ id, at, astrologer = 'asha', kind = 'chat', by = 'mira', unread = 0 }: Past) {
  return d1
    .prepare(
      `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
         requested_at, started_at, ended_at, facts, unread_user)
       VALUES (?1, ?2, ?3, ?4, 'ended', 'user_ended', 180, 9000, ?5, ?5, ?5, '[]', ?6)`,
    )
    .bind(id, by, astrologer, kind, at, unread)
    .run()
}

const list = async () =>
  (await readConversations({ db }, mira)).map(({ session_id, unread, unread_session }) => ({
    session_id,
    unread,
    unread_session,
  }))

test('unread messages of older sessions count, and the oldest of them is named', async () => {
  await past({ id: 'first', at: 1, unread: 2 })
  await past({ id: 'second', at: 2, unread: 1 })
  await past({ id: 'third', at: 3 })
  expect(await list()).toEqual([{ session_id: 'third', unread: 3, unread_session: 'first' }])
})

test('each astrologer has one row, the newest first; calls and chats of others are in none', async () => {
  await past({ id: 'asha-old', at: 1 })
  await past({ id: 'lata-new', at: 3, astrologer: 'lata', unread: 4 })
  await past({ id: 'asha-new', at: 2 })
  await past({ id: 'call', at: 4, kind: 'web-call' })
  await past({ id: 'foreign', at: 5, by: 'ravi', unread: 9 })
  expect(await list()).toEqual([
    { session_id: 'lata-new', unread: 4, unread_session: 'lata-new' },
    { session_id: 'asha-new', unread: 0, unread_session: null },
  ])
})

test('a conversation is not lost behind hundreds of later sessions', async () => {
  await past({ id: 'old', at: 1, astrologer: 'lata', unread: 1 })
  for (let n = 0; n < 600; n += 1) await past({ id: `s${n}`, at: 10 + n })
  expect((await list()).map(({ session_id }) => session_id)).toEqual(['s599', 'old'])
})
