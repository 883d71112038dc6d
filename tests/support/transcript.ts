// The transcript that a consultation leaves in R2.
import { gunzipSync } from 'node:zlib'
import { vi } from 'vitest'
import type { StoredMessage } from '#workers/domain/consultations/index.ts'
import type { TestServer } from './servers/server.ts'

/** Waits until it stands. */
export async function transcriptOf({ db, files }: TestServer, id: string): Promise<StoredMessage[]> {
  const key = await vi.waitUntil(
    () => db.prepare('SELECT transcript_key FROM consultation WHERE id = ?').bind(id).first<string>('transcript_key'),
    { timeout: 100_000, interval: 100 },
  )
  const object = await files.get(key)
  return JSON.parse(gunzipSync((await object?.arrayBuffer()) ?? new ArrayBuffer(0)).toString())
}
