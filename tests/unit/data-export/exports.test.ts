// Archives of any size: part by part, each run of cron one of them, and a run that is lost is made again.
import { beforeEach, expect, test, vi } from 'vitest'
import { sqliteD1 } from '#tests/support/database/sqlite-d1.ts'
import { addAccount, viewerOf } from '#tests/support/pages/practices.ts'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { createDb } from '#workers/db/client.ts'
import { createExports, type Part } from '#workers/domain/data-export/index.ts'

const MINUTE = 60_000
const CONVERSATIONS = Array.from({ length: 35 }, (_, n) => `s${String(n).padStart(2, '0')}`)
const mira = viewerOf('mira', 'user')

type World = Awaited<ReturnType<typeof createWorld>>
let world: World
beforeEach(async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  world = await createWorld()
  return () => logged.mockRestore()
})

async function createWorld() {
  const d1 = sqliteD1()
  await addAccount(d1, 'mira', 'user')
  const clock = { now: 1_790_000_000_000 }
  const stored = new Map<string, readonly Part[]>()
  const fails = { next: false, always: false, deleting: false }
  let id = 0
  const message = (session: string) =>
    ({ seq: 1, id: `m-${session}`, side: 'user', text: 'x'.repeat(1_000_000), at: 1 }) satisfies RoomChatMessage
  const pictures = { posts: 0 }
  const talk = { of: (session: string): RoomChatMessage[] => [message(session)] }
  const exports = createExports({
    db: createDb(d1),
    now: () => clock.now,
    newId: () => `key-${++id}`,
    tables: () => ['follow', 'review'],
    // 2,500 follows, of which each chunk is a thousand.
    async records({ table, after, size }) {
      const rows =
        table === 'follow' ? Array.from({ length: Math.min(size, 2_500 - after) }, (_, n) => ({ n: after + n })) : []
      return { file: `${table}s`, rows, last: rows.length === size ? after + size : null }
    },
    ended: async ({ after, limit }) => CONVERSATIONS.filter((each) => each > after).slice(0, limit),
    transcript: async (_viewer, session) => talk.of(session),
    points: async () => [],
    // Not in order, as a database may give them.
    pictureFolders: async () => ['photos/p', ...Array.from({ length: pictures.posts }, (_, n) => `blogs/b${99 - n}/`)],
    picturesIn: async (folder) =>
      folder === 'photos/p'
        ? [{ key: folder, bytes: 3, extension: 'jpeg' }]
        : ['cover', 'one'].map((name) => ({ key: folder + name, bytes: 3, extension: 'webp' })),
    async putArchive({ key, parts }) {
      if (fails.next || fails.always) {
        fails.next = false
        throw new Error('R2 is away')
      }
      stored.set(key, parts)
      return 10
    },
    readArchive: async (key) => (stored.has(key) ? { body: new Response(key).body as ReadableStream, size: 10 } : null),
    async delete(key) {
      if (fails.deleting) throw new Error('R2 is away')
      stored.delete(key)
    },
  })
  const names = () => [...stored.values()].map((parts) => parts.map(({ name }) => name))
  return { d1, clock, stored, fails, exports, names, talk, pictures }
}

async function makeAll({ exports, clock }: World) {
  for (let run = 1; ; run += 1) {
    await exports.make()
    if ((await exports.read(mira)).state !== 'waiting') return run
    clock.now += 11 * MINUTE
  }
}

test('an archive of 35 MB has parts that hold each row and conversation once', async () => {
  await world.exports.request(mira)
  expect(await makeAll(world)).toBe(4)
  const names = world.names()
  expect(names[0]?.slice(0, 6)).toEqual([
    'README.txt',
    'follows.json',
    'follows-after-1000.json',
    'follows-after-2000.json',
    'reviews.json',
    'conversations/s00.json',
  ])
  const conversations = names.flat().filter((name) => name.startsWith('conversations/'))
  expect(conversations).toEqual(CONVERSATIONS.map((id) => `conversations/${id}.json`))
  const answer = await world.exports.read(mira)
  expect(answer).toMatchObject({ state: 'ready', bytes: 40, url: '/api/users/export/file' })
  expect(answer.parts.map(({ url }) => url)).toEqual([
    '/api/users/export/file',
    '/api/users/export/file?part=2',
    '/api/users/export/file?part=3',
    '/api/users/export/file?part=4',
  ])
  const { body } = await world.exports.open(mira, 4)
  expect(await new Response(body).text()).toBe([...world.stored.keys()].at(-1))
  for (const wrong of [0, 5, 1.5, Number.NaN])
    await expect(world.exports.open(mira, wrong)).rejects.toMatchObject({ code: 'not_found' })
})

test('a part whose run fails is made again, and nothing is missing or twice', async () => {
  await world.exports.request(mira)
  await world.exports.make()
  world.fails.next = true
  world.clock.now += 11 * MINUTE
  await world.exports.make()
  await makeAll(world)
  const conversations = world
    .names()
    .flat()
    .filter((name) => name.startsWith('conversations/'))
  expect(conversations).toEqual(CONVERSATIONS.map((id) => `conversations/${id}.json`))
})

test('a part that failed is made by the next run, a minute later', async () => {
  world.talk.of = () => []
  await world.exports.request(mira)
  world.fails.next = true
  await world.exports.make()
  expect((await world.exports.read(mira)).state).toBe('waiting')
  world.clock.now += MINUTE
  await world.exports.make()
  expect((await world.exports.read(mira)).state).toBe('ready')
})

test('a part that failed three times ends its archive, which can be requested again', async () => {
  world.talk.of = () => []
  await world.exports.request(mira)
  world.fails.always = true
  for (const state of ['waiting', 'waiting', 'failed']) {
    await world.exports.make()
    expect((await world.exports.read(mira)).state).toBe(state)
    world.clock.now += MINUTE
  }
  world.fails.always = false
  await world.exports.request(mira)
  await world.exports.make()
  expect((await world.exports.read(mira)).state).toBe('ready')
})

test('a lost part that cannot be deleted holds up nobody else, and is deleted later', async () => {
  await addAccount(world.d1, 'asha', 'user')
  world.talk.of = () => []
  world.stored.set('lost', [])
  await world.exports.request(mira)
  await world.d1.prepare("UPDATE data_export SET key = 'lost', started_at = 1, tries = 1").run()
  await world.exports.request(viewerOf('asha', 'user'))
  world.fails.deleting = true
  await world.exports.make()
  expect((await world.exports.read(viewerOf('asha', 'user'))).state).toBe('ready')
  world.fails.deleting = false
  await makeAll(world)
  expect((await world.exports.read(mira)).state).toBe('ready')
  expect(world.stored.has('lost')).toBe(false)
})

test('opening files counts as reading: conversations full of small files come in many parts', async () => {
  const file = { name: 'a.png', bytes: 10, type: 'image/png', removed: false }
  world.talk.of = (session) =>
    Array.from({ length: 30 }, (_, n) => ({
      seq: n,
      id: `${session}-${n}`,
      side: 'user',
      text: '',
      at: 1,
      file,
    })) as never
  await world.exports.request(mira)
  expect(await makeAll(world)).toBeGreaterThan(15)
  const files = world.names().map((names) => names.filter((name) => name.endsWith('a.png')))
  expect(Math.max(...files.map((each) => each.length))).toBeLessThanOrEqual(60)
  expect(new Set(files.flat()).size).toBe(35 * 30)
})

test('the own photo and the pictures of all posts are in the archive, each once', async () => {
  world.talk.of = () => []
  world.pictures.posts = 90
  await world.exports.request(mira)
  // Opening a file counts as reading: 90 posts of two pictures do not fit into one run.
  expect(await makeAll(world)).toBeGreaterThan(1)
  const names = world
    .names()
    .flat()
    .filter((name) => name.startsWith('pictures/'))
  expect(names).toHaveLength(181)
  expect(new Set(names).size).toBe(181)
  expect(names.slice(0, 2)).toEqual(['pictures/blogs/b10/cover.webp', 'pictures/blogs/b10/one.webp'])
  expect(names.at(-1)).toBe('pictures/photos/p.jpeg')
  expect(world.stored.values().next().value?.[0]).toMatchObject({ name: 'README.txt' })
})

test('a large archive keeps nobody waiting: those with fewer parts come first', async () => {
  const large = ['asha', 'ravi'].map((id) => viewerOf(id, 'user'))
  for (const { userId } of large) await addAccount(world.d1, userId, 'user')
  for (const viewer of large) await world.exports.request(viewer)
  await world.exports.make()
  world.clock.now += MINUTE
  await world.exports.request(mira)
  await world.exports.make()
  expect(
    await world.d1.prepare("SELECT json_array_length(parts) AS n FROM data_export WHERE account_id = 'mira'").first(),
  ).toEqual({ n: 1 })
})

test('a run that was taken for lost leaves no part behind', async () => {
  await world.exports.request(mira)
  world.talk.of = (async () => {
    await world.d1.prepare("UPDATE data_export SET key = 'key of a later run'").run()
    return []
  }) as never
  await world.exports.make()
  expect(world.stored.size).toBe(0)
})

test('an archive that took hours to make is kept for a day from when it was ready', async () => {
  await world.exports.request(mira)
  await world.exports.make()
  world.clock.now += 20 * 60 * MINUTE
  await makeAll(world)
  const readyAt = world.clock.now
  expect(await world.exports.read(mira)).toMatchObject({ state: 'ready', expires_at: readyAt + 24 * 60 * MINUTE })
  world.clock.now += 23 * 60 * MINUTE
  await world.exports.deleteOld()
  expect(await new Response((await world.exports.open(mira)).body).text()).not.toBe('')
  world.clock.now += 2 * 60 * MINUTE
  await expect(world.exports.open(mira)).rejects.toMatchObject({ code: 'not_found' })
  await world.exports.deleteOld()
  expect(world.stored.size).toBe(0)
})

test('all parts go after a day, and when the account is closed or asks anew', async () => {
  for (const end of ['day', 'closed', 'anew'] as const) {
    await world.exports.request(mira)
    await makeAll(world)
    expect(world.stored.size).toBe(4)
    if (end === 'day') {
      world.clock.now += 25 * 60 * MINUTE
      await world.exports.deleteOld()
    }
    if (end === 'closed') await world.exports.deleteOf('mira')
    if (end === 'anew') await world.exports.request(mira)
    expect(world.stored.size).toBe(0)
  }
})
