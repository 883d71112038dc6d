// The store of a room that ran under an older version, read by this one.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createRoomStorage } from '#tests/support/rigs/room-storage.ts'
import { RoomStore } from '#workers/realtime/room/store/store.ts'

test('a chat that runs keeps its facts, hold, messages and marks, and takes the next message', () => {
  const storage = createRoomStorage()
  storage.kv.put('terms', { sessionId: 'talk', userId: 'mira', astrologerId: 'asha', kind: 'chat' })
  storage.sql.exec(readFileSync('tests/support/database/old-states/room-without-stretches.sql', 'utf8'))
  const store = new RoomStore(storage as unknown as DurableObjectStorage)
  store.bringTablesUpToDate()
  expect(store.terms()).toMatchObject({ consultationId: 'talk' })
  expect(store.facts()).toMatchObject([
    { kind: 'join', side: 'user', at: 1000 },
    { kind: 'join', side: 'astrologer', at: 2000 },
  ])
  expect(store.holds()).toEqual([{ n: 1, cents: 360 }])
  expect(store.said()).toMatchObject({ messageCount: 240, lastMessage: 'नमस्ते 240', unreadUser: 1, unreadAstrologer: 0 })
  expect(store.events().map(({ what }) => what)).toEqual(['requested', 'accepted', 'started'])
  expect(store.addMessage({ id: 'm240', side: 'astrologer', text: 'again', at: 9 })).toEqual({ seq: 240, fresh: false })
  expect(store.addMessage({ id: 'next', side: 'user', text: 'and now', at: 9000 })).toEqual({ seq: 241, fresh: true })
})
