// Versions of the tables of Durable Objects: a column that is added tomorrow reaches a room that lives today.
import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { startRig } from '#tests/support/rigs/room-rig.ts'
import { createRoomStorage } from '#tests/support/rigs/room-storage.ts'
import {
  BOARD_TABLES,
  bringTablesUpToDate,
  COUNTER_TABLES,
  LINE_TABLES,
  ROOM_TABLES,
} from '#workers/realtime/room/store/tables-store.ts'

const MOOD = "ALTER TABLE message ADD COLUMN mood TEXT NOT NULL DEFAULT 'calm'"

type Storage = ReturnType<typeof createRoomStorage>
const bring = (storage: Storage, versions: readonly string[]) =>
  bringTablesUpToDate(storage as unknown as DurableObjectStorage, versions)
const tablesOf = (storage: Storage) => storage.tables().map(({ name }) => name)
const done = (storage: Storage) =>
  storage.sql
    .exec('SELECT id FROM _migration ORDER BY id')
    .toArray()
    .map(({ id }) => id)
const say = "INSERT INTO message (id, side, text, at) VALUES ('m1', 'user', 'hello', 1)"

test('a new object gets every version once, and writes nothing when it wakes again', () => {
  const storage = createRoomStorage()
  bring(storage, [...ROOM_TABLES, MOOD])
  expect(done(storage)).toEqual([1, 2])
  storage.sql.exec(say)
  storage.rows = 0
  bring(storage, [...ROOM_TABLES, MOOD])
  expect(storage.rows).toBe(0)
  expect(storage.sql.exec('SELECT text, mood FROM message').toArray()).toEqual([{ text: 'hello', mood: 'calm' }])
})

test('an object from before there were versions keeps its rows, and gets what is new', () => {
  const storage = createRoomStorage()
  storage.sql.exec(ROOM_TABLES[0] ?? '')
  storage.sql.exec(say)
  bring(storage, ROOM_TABLES)
  bring(storage, [...ROOM_TABLES, MOOD])
  expect(done(storage)).toEqual([1, 2])
  expect(storage.sql.exec('SELECT text, mood FROM message').toArray()).toEqual([{ text: 'hello', mood: 'calm' }])
})

test('a version that fails half-way leaves nothing, and is tried again', () => {
  const storage = createRoomStorage()
  bring(storage, ROOM_TABLES)
  const half = 'CREATE TABLE mood (id INTEGER PRIMARY KEY); ALTER TABLE nowhere ADD COLUMN mood TEXT'
  expect(() => bring(storage, [...ROOM_TABLES, half])).toThrow('nowhere')
  expect([done(storage), tablesOf(storage).includes('mood')]).toEqual([[1], false])
  bring(storage, [...ROOM_TABLES, MOOD])
  expect(done(storage)).toEqual([1, 2])
})

test('a room that lives today has the column of tomorrow as it wakes, and goes on', async () => {
  const rig = await startRig()
  await rig.accept()
  const page = await rig.connect('user')
  await rig.connect('astrologer')
  await rig.say(page, { type: 'message', id: 'message-1', text: 'before' })
  const versions = ROOM_TABLES as string[]
  versions.push(MOOD)
  try {
    await rig.restart()
    await rig.say(page, { type: 'message', id: 'message-2', text: 'after' })
  } finally {
    versions.pop()
  }
  const rows = rig.storage.sql.exec('SELECT text, mood FROM message ORDER BY seq').toArray()
  expect(rows).toEqual(['before', 'after'].map((text) => ({ text, mood: 'calm' })))
})

test.each([
  [
    'a room',
    ROOM_TABLES,
    ['ticket', 'fact', 'message', 'mark', 'event', 'hold', 'stretch', 'voice_fact', 'leg', 'desk_point'],
  ],
  ['a line', LINE_TABLES, ['ticket']],
  ['a presence board', BOARD_TABLES, ['ticket']],
  ['a rate counter', COUNTER_TABLES, ['hit']],
])('%s has its tables', (_, versions, names) => {
  const storage = createRoomStorage()
  bring(storage, versions)
  expect(tablesOf(storage).sort()).toEqual(['_migration', ...names].sort())
})

test('entries are appended, never changed: objects that live have run them', () => {
  const seal = (versions: readonly string[]) =>
    versions.map((each) => createHash('sha256').update(each).digest('hex').slice(0, 12))
  expect([ROOM_TABLES, LINE_TABLES, BOARD_TABLES, COUNTER_TABLES].map(seal)).toEqual([
    ['f75337171a5e'],
    ['9e3b37592116'],
    ['9e3b37592116'],
    ['a5d8939b48eb'],
  ])
})
