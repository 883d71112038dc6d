// Sessions with a message and a file in SQLite and in a bucket, for cron's deletions.

import { addAccount, practiceBooks, viewerOf } from '#tests/support/pages/practices.ts'
import { memoryBucket } from '#tests/support/rigs/memory-bucket.ts'
import type { KeptMonths } from '#workers/contract/admin/kept-months.ts'
import { newId } from '#workers/contract/ports.ts'
import type { FilesDeps } from '#workers/domain/consultations/conversation/files.ts'
import { nameTranscript, storeTranscript } from '#workers/domain/consultations/conversation/transcript.ts'
import type { StoredMessage } from '#workers/domain/consultations/rooms.ts'
import { createFiles } from '#workers/gateways/files/r2-files.ts'

export const NOW = Date.UTC(2027, 4, 31, 12)
export const OLD = Date.UTC(2026, 4, 31, 11)
export const YOUNG = Date.UTC(2026, 4, 31, 13)
export const mira = viewerOf('mira', 'user')

const fileOf = (id: string) => ({ id, key: `chats/s/${id}`, name: `${id}.pdf`, type: 'application/pdf', bytes: 4 })

function said(id: string, at: number, file?: string): StoredMessage {
  const text = { seq: 1, id: `${id}-1`, side: 'user' as const, text: 'Namaste', at }
  return file ? { ...text, id: file, text: '', file: { ...fileOf(file), key: `chats/${id}/${file}` } } : text
}

/** Sessions of Mira with Asha that ended at an instant, each with a message and a file. */
export async function talks(ends: Record<string, number>, kept: Partial<KeptMonths> = {}) {
  const { d1, db } = await practiceBooks()
  await addAccount(d1, 'mira', 'user')
  const [bucket, months] = [memoryBucket(), { transcripts: 0, files: 0, ...kept }]
  const files = createFiles({ FILES: bucket }, newId)
  const rooms = {
    removeFile: async () => false,
    messages: async () => [],
    points: async () => [],
  } as unknown as FilesDeps['rooms']
  const clock = { now: NOW }
  const deps = { db, files, rooms, now: () => clock.now, keptMonths: async () => months }
  for (const [id, at] of Object.entries(ends)) {
    await d1
      .prepare(
        `INSERT INTO consultation (id, user_id, astrologer_id, kind, state, end_reason, price_cents, payout_paise_per_min,
           requested_at, started_at, ended_at, charge_cents, facts, last_message, message_count, file_count, unread_user)
         VALUES (?1, 'mira', 'asha', 'chat', 'ended', 'user_ended', 180, 9000, ?2, ?2, ?2, 90, '[]', 'Namaste', 2, 1, 1)`,
      )
      .bind(id, at)
      .run()
    bucket.objects.set(`chats/${id}/${id}-file`, new ArrayBuffer(4))
    const messages = [said(id, at), said(id, at, `${id}-file`)]
    await storeTranscript(deps, { consultationId: id, version: 0, messages })
    await nameTranscript(deps, { consultationId: id, version: 0 })
  }
  const readers = deps as unknown as FilesDeps
  return {
    d1,
    bucket,
    deps,
    readers,
    clock,
    row: (id: string) => d1.prepare('SELECT * FROM consultation WHERE id = ?').bind(id).first(),
    lists: async () => (await d1.prepare('SELECT id, removed FROM shared_file ORDER BY id').all()).results,
    keys: () => [...bucket.objects.keys()].sort(),
    put: (sql: string) => d1.prepare(sql).run(),
  }
}
