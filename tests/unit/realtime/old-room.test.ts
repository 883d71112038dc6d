// The store of a room that ran under an older version, read by this one.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createRoomStorage } from '#tests/support/rigs/room-storage.ts'
import { presenceOf } from '#workers/domain/consultations/index.ts'
import { RoomStore } from '#workers/realtime/room/store/store.ts'

const TALK = 'liveSession00000000001'
const STARTED = 1796062715000

test.each(['e8616a4', 'f697e40f'])(
  'a chat that runs under %s keeps its facts, hold, messages and marks, and takes the next message',
  (version) => {
    const storage = createRoomStorage()
    storage.kv.put('terms', { sessionId: TALK, userId: 'mira', astrologerId: 'asha', kind: 'chat' })
    storage.sql.exec(readFileSync(`tests/support/database/old-states/${version}-room.sql`, 'utf8'))
    const store = new RoomStore(storage as unknown as DurableObjectStorage)
    store.bringTablesUpToDate()
    expect(store.terms()).toMatchObject({ consultationId: TALK })
    const facts = store.facts()
    expect(presenceOf('user', facts)).toEqual([{ from: STARTED - 2000, to: STARTED + 60_000 }])
    expect(presenceOf('astrologer', facts)).toEqual([{ from: STARTED, to: STARTED + 60_000 }])
    expect(store.holds()).toEqual([{ n: 1, cents: 240 }])
    const said = { messageCount: 240, lastMessage: 'नमस्ते 240', unreadUser: 1, unreadAstrologer: 0 }
    expect(store.said()).toMatchObject(said)
    expect(store.events().map(({ what }) => what)).toEqual(['requested', 'accepted', 'started'])
    const repeated = store.addMessage({ id: 'm240', side: 'astrologer', text: 'again', at: STARTED + 61_000 })
    expect(repeated).toEqual({ seq: 240, fresh: false })
    const next = store.addMessage({ id: 'next', side: 'user', text: 'and now', at: STARTED + 62_000 })
    expect(next).toEqual({ seq: 241, fresh: true })
  },
)
