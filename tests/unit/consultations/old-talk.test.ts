// Conversations and files whose months are over: cron's deletions, what holds them back, and repeats after a crash.
import { beforeEach, expect, test, vi } from 'vitest'
import { mira, NOW, OLD, talks, YOUNG } from '#tests/support/database/old-talks.ts'
import type { KeptMonths } from '#workers/contract/admin/kept-months.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import { deleteOldFiles, deleteOldTranscripts } from '#workers/domain/consultations/conversation/delete-old-talk.ts'
import { readPoints } from '#workers/domain/consultations/conversation/desk-points.ts'
import { openFile, readTranscript, removeFile } from '#workers/domain/consultations/conversation/files.ts'
import { removeFromStored } from '#workers/domain/consultations/conversation/transcript.ts'

beforeEach(() => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  return () => logged.mockRestore()
})

test('a whole conversation goes when its months are over; the row, its bill and the counts stay', async () => {
  const { deps, readers, row, keys, lists } = await talks({ old: OLD, young: YOUNG }, { transcripts: 12 })
  const before = await row('old')
  await deleteOldTranscripts(deps)
  expect(keys()).toEqual(['chats/young/young-file', 'transcripts/young/0000'])
  expect(await lists()).toEqual([{ id: 'young-file', removed: 0 }])
  expect(await row('old')).toEqual({
    ...before,
    transcript_key: null,
    transcript_deleted_at: NOW,
    last_message: null,
    unread_user: 0,
  })
  expect(await readTranscript(readers, { viewer: mira, id: 'old' })).toEqual([])
  expect(await readPoints(readers, { viewer: mira, id: 'old' })).toEqual([])
  const file = { viewer: mira, id: 'old', fileId: 'old-file' }
  await expect(openFile(readers, file)).rejects.toMatchObject({ code: 'not_found' })
  await expect(removeFile(readers, file)).rejects.toMatchObject({ code: 'not_found' })
  expect(await readTranscript(readers, { viewer: mira, id: 'young' })).toHaveLength(2)
})

test('without months nothing is deleted', async () => {
  const { deps, keys } = await talks({ old: 1 })
  const before = keys()
  await deleteOldTranscripts(deps)
  await deleteOldFiles(deps)
  expect(keys()).toEqual(before)
})

test('bytes of files go when their months are over; their names stay in the conversation', async () => {
  const { deps, readers, row, keys, lists } = await talks({ old: OLD, young: YOUNG }, { files: 12 })
  await deleteOldFiles(deps)
  expect(keys()).toEqual(['chats/young/young-file', 'transcripts/old/0001', 'transcripts/young/0000'])
  const [message, file] = await readTranscript(readers, { viewer: mira, id: 'old' })
  expect(message?.text).toBe('Namaste')
  expect(file?.file).toMatchObject({ name: 'old-file.pdf', removed: true })
  expect(await row('old')).toMatchObject({ transcript_deleted_at: null, last_message: 'Namaste', file_count: 1 })
  expect(await lists()).toEqual([
    { id: 'old-file', removed: 1 },
    { id: 'young-file', removed: 0 },
  ])
})

test.each<[string, KeptMonths]>([
  ['longer', { transcripts: 12, files: 24 }],
  ['until the accounts are deleted', { transcripts: 12, files: 0 }],
])('files that would be kept %s are kept no longer than their conversation', async (_, kept) => {
  const { deps, keys } = await talks({ old: OLD, young: YOUNG }, kept)
  await deleteOldFiles(deps)
  expect(keys()).toContain('chats/young/young-file')
  expect(keys()).not.toContain('chats/old/old-file')
})

const DISPUTE = `INSERT INTO payment_reversal (id, kind, intent, amount_cents, opened, updated_at) VALUES ('dp', 'dispute', 'pi', 500, 1, ${NOW - 1})`
const PAYMENT = `INSERT INTO payment (id, user_id, amount_cents, provider, status, intent, created_at, updated_at)
  VALUES ('p', 'mira', 500, 'stripe', 'succeeded', 'pi', 1, 1)`
const entry = (kind: string, object: string) =>
  `INSERT INTO inbox_entry (id, kind, object, user_id, detail, at) VALUES ('e', '${kind}', '${object}', 'mira', 'd', 1)`

test.each<[string, string[], string]>([
  ['a reported problem', [entry('problem_report', 'session:old')], 'UPDATE inbox_entry SET closed_at = 2'],
  ['a reported review', [entry('review_report', 'review:old')], 'UPDATE inbox_entry SET closed_at = 2'],
  ['the dispute of a payment in the inbox', [entry('dispute', 'payment:p')], 'UPDATE inbox_entry SET closed_at = 2'],
  ['a disputed payment', [PAYMENT, DISPUTE], 'UPDATE payment_reversal SET returned = 1, returned_at = 1'],
])('%s holds conversation and files until it is decided', async (_, held, decided) => {
  const talk = await talks({ old: OLD }, { transcripts: 12, files: 6 })
  const before = talk.keys()
  for (const sql of held) await talk.put(sql)
  await deleteOldFiles(talk.deps)
  await deleteOldTranscripts(talk.deps)
  expect(talk.keys()).toEqual(before)
  await talk.put(decided)
  await deleteOldFiles(talk.deps)
  expect(talk.keys()).toEqual(['transcripts/old/0001'])
  await deleteOldTranscripts(talk.deps)
  expect(talk.keys()).toEqual([])
})

test('reports of others, and messages to us, hold nothing', async () => {
  const { deps, keys, put } = await talks({ old: OLD, held: OLD }, { transcripts: 12 })
  await put(entry('problem_report', 'session:held'))
  await put(entry('contact_message', 'contact:old').replace("'e'", "'c'"))
  await deleteOldTranscripts(deps)
  expect(keys()).toEqual(['chats/held/held-file', 'transcripts/held/0000'])
})

test('R2 fails between the two stores: no page reads a conversation that is going, and a run a day later ends the work', async () => {
  const { deps, readers, bucket, row, keys, lists, clock } = await talks({ old: OLD }, { transcripts: 12 })
  const away = vi.spyOn(bucket, 'delete').mockRejectedValue(new Error('R2 is away'))
  await deleteOldTranscripts(deps)
  expect(await row('old')).toMatchObject({ transcript_key: 'transcripts/old/0000', transcript_deleted_at: NOW })
  expect(await readTranscript(readers, { viewer: mira, id: 'old' })).toEqual([])
  away.mockRestore()
  clock.now += DAY + 1
  // Also after an admin has set another period meanwhile.
  await deleteOldTranscripts({ ...deps, keptMonths: async () => ({ transcripts: 0, files: 0 }) })
  expect([keys(), await lists()]).toEqual([[], []])
  expect(await row('old')).toMatchObject({ transcript_key: null, transcript_deleted_at: NOW })
})

test.each(['put', 'delete'] as const)(
  'R2 fails at %s: files that went are marked by a run a day later',
  async (step) => {
    const { deps, readers, bucket, keys, lists, clock } = await talks({ old: OLD }, { files: 12 })
    const away = vi.spyOn(bucket, step).mockRejectedValue(new Error('R2 is away'))
    await deleteOldFiles(deps)
    expect(await lists()).toEqual([{ id: 'old-file', removed: 0 }])
    away.mockRestore()
    clock.now += DAY + 1
    await deleteOldFiles(deps)
    expect(keys()).toEqual(['transcripts/old/0001'])
    expect((await readTranscript(readers, { viewer: mira, id: 'old' }))[1]?.file).toMatchObject({ removed: true })
    expect(await lists()).toEqual([{ id: 'old-file', removed: 1 }])
  },
)

test('a conversation that cannot be deleted stops no other, and is one line in the log', async () => {
  const { deps, bucket, keys } = await talks({ first: OLD - 1, second: OLD }, { transcripts: 12 })
  const { delete: whole } = bucket
  vi.spyOn(bucket, 'delete').mockImplementation(async (names) => {
    if (String(names).includes('first')) throw new Error('broken')
    await whole(names)
  })
  await deleteOldTranscripts(deps)
  const lines = vi.mocked(console.error).mock.calls.map(([line]) => JSON.parse(line))
  expect(lines).toMatchObject([
    { event: 'retention.failed', consultationId: 'first', count: 1, error: 'Error: broken' },
  ])
  expect(keys()).toEqual(['chats/first/first-file', 'transcripts/first/0000'])
})

test('a run deletes a hundred conversations, the oldest first', async () => {
  const ends = Object.fromEntries(Array.from({ length: 101 }, (_, n) => [`s${n}`, OLD - n]))
  const { deps, keys } = await talks(ends, { transcripts: 12 })
  await deleteOldTranscripts(deps)
  expect(keys()).toEqual(['chats/s0/s0-file', 'transcripts/s0/0000'])
  await deleteOldTranscripts(deps)
  expect(keys()).toEqual([])
})

test('a transcript that is written while its conversation goes leaves nothing', async () => {
  const { deps, row, keys, lists } = await talks({ old: OLD }, { transcripts: 12 })
  const { readText } = deps.files
  const files = {
    ...deps.files,
    async readText(key: string) {
      const text = await readText(key)
      await deleteOldTranscripts(deps)
      return text
    },
  }
  await removeFromStored({ db: deps.db, files }, { consultationId: 'old', fileIds: ['old-file'] })
  expect([keys(), await lists()]).toEqual([[], []])
  expect(await row('old')).toMatchObject({ transcript_key: null })
})
