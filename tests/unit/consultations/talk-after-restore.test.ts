// The database went back and the bucket did not: rows name transcripts that are replaced or gone, or name none.
import { beforeEach, expect, test, vi } from 'vitest'
import { mira, OLD, talks } from '#tests/support/database/old-talks.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { deleteOldFiles, deleteOldTranscripts } from '#workers/domain/consultations/conversation/delete-old-talk.ts'
import { readPoints } from '#workers/domain/consultations/conversation/desk-points.ts'
import { openFile, readTranscript } from '#workers/domain/consultations/conversation/files.ts'
import { listOldFiles } from '#workers/domain/consultations/conversation/list-old-files.ts'
import { removeFromStored } from '#workers/domain/consultations/conversation/transcript.ts'

const MANY = 130

const logged = () => vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line))

beforeEach(() => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => errors.mockRestore()
})

const many = () => Object.fromEntries(Array.from({ length: MANY }, (_, n) => [`s${n}`, OLD - n]))

/** Sessions whose files were taken back after the moment that the database goes back to. */
async function behindRewrite(ends: Record<string, number>, kept: Parameters<typeof talks>[1] = {}) {
  const all = await talks(ends, kept)
  for (const id of Object.keys(ends)) await removeFromStored(all.deps, { consultationId: id, fileIds: [`${id}-file`] })
  await all.put("UPDATE consultation SET transcript_key = 'transcripts/' || id || '/0000'")
  await all.put('UPDATE shared_file SET removed = 0')
  return all
}

/** Sessions whose objects went after that moment. */
async function behindDeletion(ends: Record<string, number>, kept: Parameters<typeof talks>[1] = {}) {
  const all = await talks(ends, kept)
  all.bucket.objects.clear()
  return all
}

const left = async ({ lists }: Awaited<ReturnType<typeof talks>>) =>
  (await lists()).filter(({ removed }) => removed === 0).length

test('a row that names a replaced version: the newest one is read, and named from then on', async () => {
  const { readers, row, lists } = await behindRewrite({ s: OLD })
  const [message, file] = await readTranscript(readers, { viewer: mira, id: 's' })
  expect([message?.text, file?.file]).toMatchObject(['Namaste', { removed: true }])
  expect(await readPoints(readers, { viewer: mira, id: 's' })).toEqual([])
  expect(await row('s')).toMatchObject({ transcript_key: 'transcripts/s/0001' })
  expect(await lists()).toEqual([{ id: 's-file', removed: 1 }])
})

test('a row that names none although one stands: it is read, and named from then on', async () => {
  const { readers, row, put } = await talks({ s: OLD })
  await put('UPDATE consultation SET transcript_key = NULL')
  expect(await readTranscript(readers, { viewer: mira, id: 's' })).toHaveLength(2)
  expect(await row('s')).toMatchObject({ transcript_key: 'transcripts/s/0000' })
})

test('without any version pages answer without words', async () => {
  const { readers, row } = await behindDeletion({ s: OLD })
  expect(await readTranscript(readers, { viewer: mira, id: 's' })).toEqual([])
  expect(await readPoints(readers, { viewer: mira, id: 's' })).toEqual([])
  const file = { viewer: mira, id: 's', fileId: 's-file' }
  await expect(openFile(readers, file)).rejects.toMatchObject({ code: 'not_found' })
  // The bucket may come back: nothing is written down as deleted.
  expect(await row('s')).toMatchObject({ transcript_deleted_at: null, transcript_key: 'transcripts/s/0000' })
})

test.each([
  ['of replaced versions', behindRewrite],
  ['without any version', behindDeletion],
])('files of 130 conversations %s are gone after two runs, without a failure', async (_, restored) => {
  const all = await restored(many(), { files: 12 })
  await deleteOldFiles(all.deps)
  expect(await left(all)).toBe(MANY - 100)
  await deleteOldFiles(all.deps)
  expect([await left(all), logged()]).toEqual([0, []])
})

test.each([
  ['of replaced versions', behindRewrite],
  ['without any version', behindDeletion],
])('130 conversations %s are deleted after two runs, without a failure', async (_, restored) => {
  const all = await restored(many(), { transcripts: 12 })
  await deleteOldTranscripts(all.deps)
  await deleteOldTranscripts(all.deps)
  expect([all.keys(), await all.lists(), logged()]).toEqual([[], [], []])
})

test('files and words of conversations that name no transcript go when their months are over', async () => {
  const all = await talks(many(), { files: 12, transcripts: 18 })
  await all.put('UPDATE consultation SET transcript_key = NULL')
  await deleteOldFiles(all.deps)
  await deleteOldFiles(all.deps)
  expect([await left(all), logged()]).toEqual([0, []])
  all.clock.now += 366 * DAY
  await deleteOldTranscripts(all.deps)
  await deleteOldTranscripts(all.deps)
  expect([all.keys(), await all.lists()]).toEqual([[], []])
})

test('130 conversations on which a job fails hold no other back; they are tried again a day later', async () => {
  const all = await talks({ ...many(), last: OLD + 1 }, { files: 12 })
  const { get } = all.bucket
  const broken = vi.spyOn(all.bucket, 'get').mockImplementation(async (key: string) => {
    if (!key.includes('last')) throw new Error('broken')
    return get(key) as never
  })
  await deleteOldFiles(all.deps)
  await deleteOldFiles(all.deps)
  expect(await left(all)).toBe(MANY)
  await deleteOldFiles(all.deps)
  expect(logged().map(({ event, count }) => [event, count])).toEqual([
    ['retention.failed', 100],
    ['retention.failed', 30],
  ])
  broken.mockRestore()
  all.clock.now += DAY + 1
  await deleteOldFiles(all.deps)
  await deleteOldFiles(all.deps)
  expect(await left(all)).toBe(0)
})

test('200 transcripts that are gone hold back no list of files', async () => {
  const ends = Object.fromEntries(Array.from({ length: 200 }, (_, n) => [`s${n}`, OLD - n]))
  const all = await talks({ ...ends, last: OLD + 1 })
  await all.put('DELETE FROM shared_file')
  for (const key of all.keys()) if (!key.includes('last')) all.bucket.objects.delete(key)
  await listOldFiles(all.deps)
  await listOldFiles(all.deps)
  expect(await all.lists()).toEqual([{ id: 'last-file', removed: 0 }])
})
