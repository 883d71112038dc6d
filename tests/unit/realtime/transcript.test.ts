// The transcript of an ended consultation: in R2 soon after the end, and in the room until then.
import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, test, vi } from 'vitest'
import { addAccount, viewerOf } from '#tests/support/pages/practices.ts'
import { type Rig, startRig } from '#tests/support/rigs/room-rig.ts'
import { newId } from '#workers/contract/ports.ts'
import { readStored } from '#workers/domain/consultations/conversation/read-transcript.ts'
import { nameTranscript, removeFromStored } from '#workers/domain/consultations/conversation/transcript.ts'
import { markTranscriptRead } from '#workers/domain/consultations/read-consultation.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'

const DAY = 86_400_000
const ID = 'consultation-1'

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

async function talked() {
  const rig = await startRig()
  await rig.accept()
  const [mine, theirs] = [await rig.connect('user'), await rig.connect('astrologer')]
  await rig.say(mine, { type: 'message', id: 'message-1', text: 'Namaste' })
  await rig.say(theirs, { type: 'message', id: 'message-2', text: 'नमस्ते' })
  await rig.pass(30_000)
  const deps = { db: rig.db, files: createFiles({ FILES: rig.bucket }, newId) }
  return { rig, mine, theirs, deps }
}

const file = (id: string) => ({ id, key: `chats/${ID}/${id}`, name: `${id}.pdf`, type: 'application/pdf', bytes: 9 })

/** The transcripts in R2 by their keys, as texts or names of files. */
function stored({ bucket }: Rig): Record<string, string[]> {
  const said = (bytes: ArrayBuffer) =>
    JSON.parse(gunzipSync(bytes).toString()).map(
      (message: { text: string; file?: { name: string; removed?: true } }) =>
        message.file ? `${message.file.name}${message.file.removed ? ' removed' : ''}` : message.text,
    )
  return Object.fromEntries([...bucket.objects].map(([key, bytes]) => [key, said(bytes)]))
}

const texts = async (rig: Rig) => (await rig.object.messages()).map(({ text }) => text)

test('after the end one compressed object holds the transcript, and the row its key, counts and last message', async () => {
  const { rig, mine } = await talked()
  await rig.say(mine, { type: 'end' })
  expect(stored(rig)).toEqual({ [`transcripts/${ID}/0000`]: ['Namaste', 'नमस्ते'] })
  expect(await rig.row()).toMatchObject({
    state: 'ended',
    transcript_key: `transcripts/${ID}/0000`,
    message_count: 2,
    file_count: 0,
    last_message: 'नमस्ते',
    // Nobody's page has said that it had them in front.
    unread_user: 1,
    unread_astrologer: 1,
  })
})

test('messages that a side had in front of it are not unread at the end; the rest is until it reads the transcript', async () => {
  const { rig, mine, theirs } = await talked()
  await rig.say(mine, { type: 'read', seq: 2 })
  await rig.say(theirs, { type: 'message', id: 'message-3', text: 'Until soon' })
  await rig.say(theirs, { type: 'end' })
  expect(await rig.row()).toMatchObject({ unread_user: 1, unread_astrologer: 1 })
  const mark = (userId: string, role: 'user' | 'admin') =>
    markTranscriptRead({ db: rig.db }, { viewer: viewerOf(userId, role), id: ID })
  await addAccount(rig.d1, 'mira', 'user')
  await addAccount(rig.d1, 'asha', 'astrologer')
  const { user_id: userId } = (await rig.row()) as { user_id: string }
  await mark('nisha', 'admin')
  await expect(mark('stranger', 'user')).rejects.toMatchObject({ code: 'not_found' })
  expect(await rig.row()).toMatchObject({ unread_user: 1, unread_astrologer: 1 })
  await mark(userId, 'user')
  expect(await rig.row()).toMatchObject({ unread_user: 0, unread_astrologer: 1 })
})

test('the pages hear of the end before the transcript is stored, which happens once', async () => {
  const { rig, mine } = await talked()
  const put = vi.spyOn(rig.services.consultations, 'storeTranscript')
  let heard: unknown
  rig.failpoints['transcript.begin'] = () => {
    heard = mine.heard.findLast(({ type }) => type === 'state')
  }
  await rig.say(mine, { type: 'end' })
  expect(heard).toMatchObject({ state: { state: 'ended', cost_cents: 90, balance_cents: 100_000 - 90 } })
  await rig.pass(60_000)
  expect(put).toHaveBeenCalledOnce()
})

test('while R2 fails, people are settled, the room answers, and the transcript is stored later', async () => {
  const { rig, mine } = await talked()
  const put = vi.spyOn(rig.bucket, 'put').mockRejectedValue(new Error('R2 is away'))
  await rig.say(mine, { type: 'end' })
  expect(await rig.row()).toMatchObject({ state: 'ended', billable_seconds: 30, transcript_key: null })
  expect(await texts(rig)).toEqual(['Namaste', 'नमस्ते'])
  await rig.pass(600_000)
  expect(put.mock.calls.length).toBeLessThan(12)
  put.mockRestore()
  await rig.pass(600_000)
  expect(Object.values(stored(rig))).toEqual([['Namaste', 'नमस्ते']])
})

test('rooms that met one outage of R2 do not come back in step', async () => {
  const nextAfter = async (luck: number) => {
    const { rig, mine } = await talked()
    rig.services.chance = () => luck
    vi.spyOn(rig.bucket, 'put').mockRejectedValue(new Error('R2 is away'))
    await rig.say(mine, { type: 'end' })
    return (rig.room().store.flag('transcriptFailed')?.next ?? 0) - rig.machine.now
  }
  expect(await nextAfter(0)).toBe(1_500)
  expect(await nextAfter(1)).toBe(2_500)
})

test.each(['transcript.begin', 'transcript.stored', 'transcript.named', 'room.settled'])(
  'killed at %s: nothing is lost, and there is one object',
  async (step) => {
    const { rig, mine } = await talked()
    rig.failpoints[step] = () => {
      delete rig.failpoints[step]
      throw new Error('killed')
    }
    await rig.say(mine, { type: 'end' })
    await rig.restart()
    await rig.pass(60_000)
    expect(stored(rig)).toEqual({ [`transcripts/${ID}/0000`]: ['Namaste', 'नमस्ते'] })
    expect(await rig.row()).toMatchObject({ state: 'ended', transcript_key: `transcripts/${ID}/0000` })
  },
)

test('a file that is taken back after the end makes a newer transcript; an older one that lands late changes nothing', async () => {
  const { rig, mine, deps } = await talked()
  await rig.object.addFile('user', file('chart'))
  await rig.say(mine, { type: 'end' })
  expect(await rig.object.removeFile('chart')).toBe(true)
  const after = { [`transcripts/${ID}/0001`]: ['Namaste', 'नमस्ते', 'chart.pdf removed'] }
  expect(stored(rig)).toEqual(after)
  const row = await rig.row()
  expect(row?.transcript_key).toBe(`transcripts/${ID}/0001`)
  await nameTranscript(deps, { consultationId: ID, version: 0 })
  expect([await rig.row(), stored(rig)]).toEqual([row, after])
})

test('a week after the end the room is empty, and answers as one that never was', async () => {
  const { rig, mine, deps } = await talked()
  await rig.object.addFile('user', file('chart'))
  await rig.say(mine, { type: 'end' })
  await rig.pass(60_000)
  expect(rig.storage.alarm).toBe(Number((await rig.row())?.ended_at) + 7 * DAY)
  await rig.hangUp(mine)
  rig.machine.now = rig.storage.alarm ?? 0
  await rig.object.alarm()
  expect([rig.storage.kept.size, rig.storage.tables(), rig.storage.alarm]).toEqual([0, [], null])
  for (const restart of [false, true]) {
    if (restart) await rig.restart()
    expect(await rig.object.poke()).toBe('absent')
    expect(await rig.object.messages()).toEqual([])
    expect(await rig.object.ticket('user')).toBeNull()
    expect(await rig.object.findFile('chart')).toBeNull()
    expect(await rig.object.removeFile('chart')).toBe(false)
    expect(await rig.object.end('user')).toMatchObject({ ok: false, code: 'not_found' })
    expect((await rig.object.addFile('user', file('late'))).ok).toBe(false)
  }
  expect([rig.storage.kept.size, rig.storage.tables()]).toEqual([0, []])
  // A file is taken back from the transcript itself then.
  await removeFromStored(deps, { consultationId: ID, fileIds: ['chart'] })
  expect(stored(rig)).toEqual({ [`transcripts/${ID}/0001`]: ['Namaste', 'नमस्ते', 'chart.pdf removed'] })
  expect((await readStored(deps, { id: ID, transcriptKey: `transcripts/${ID}/0001` })).map(({ seq }) => seq)).toEqual([
    1, 2, 3,
  ])
})

/** A conversation with these files whose room is empty, so that a removal rewrites the transcript itself. */
async function emptied(names: readonly string[]) {
  const { rig, mine, deps } = await talked()
  for (const name of names) await rig.object.addFile('user', file(name))
  await rig.say(mine, { type: 'end' })
  await rig.pass(60_000)
  await rig.hangUp(mine)
  rig.machine.now = rig.storage.alarm ?? 0
  await rig.object.alarm()
  const remove = (...fileIds: string[]) => removeFromStored(deps, { consultationId: ID, fileIds })
  return { rig, deps, remove }
}

test('files of an emptied room that are taken back at once are all marked, and one version stays', async () => {
  const names = ['one', 'two', 'three', 'four', 'five', 'six']
  const { rig, remove } = await emptied(names)
  await Promise.all([...names, 'six'].map((name) => remove(name)))
  const left = Object.entries(stored(rig)).filter(([key]) => key.startsWith('transcripts/'))
  expect(left).toEqual([[`transcripts/${ID}/0006`, ['Namaste', 'नमस्ते', ...names.map((name) => `${name}.pdf removed`)]]])
  expect((await rig.row())?.transcript_key).toBe(`transcripts/${ID}/0006`)
  const { results } = await rig.d1.prepare('SELECT count(*) AS n FROM shared_file WHERE removed = 1').all()
  expect(results).toEqual([{ n: names.length }])
})

test('a version that was stored and never named, by a server that died, keeps its removal', async () => {
  const { rig, deps, remove } = await emptied(['one', 'two'])
  const died = vi.spyOn(deps.db, 'update').mockImplementationOnce(() => {
    throw new Error('died')
  })
  await expect(remove('one')).rejects.toThrow('died')
  died.mockRestore()
  expect((await rig.row())?.transcript_key).toBe(`transcripts/${ID}/0000`)
  await remove('two')
  expect(stored(rig)).toEqual({
    [`transcripts/${ID}/0002`]: ['Namaste', 'नमस्ते', 'one.pdf removed', 'two.pdf removed'],
  })
  // A repeat of the first finds its mark, and writes nothing.
  await remove('one')
  expect((await rig.row())?.transcript_key).toBe(`transcripts/${ID}/0002`)
})

test('a room whose transcript is not stored is not emptied', async () => {
  const { rig, mine } = await talked()
  vi.spyOn(rig.bucket, 'put').mockRejectedValue(new Error('R2 is away'))
  await rig.say(mine, { type: 'end' })
  rig.machine.now += 8 * DAY
  await rig.object.alarm()
  expect(await texts(rig)).toEqual(['Namaste', 'नमस्ते'])
})
