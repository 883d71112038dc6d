// Each try to send a file counts, also one that is refused.
import { expect, test } from 'vitest'
import type { RoomChatMessage } from '#workers/contract/consultations/live.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { SESSION_FILE_BYTES_MAX, SESSION_FILES_MAX } from '#workers/contract/limits.ts'
import type { Limits } from '#workers/contract/ports.ts'
import { limitUpload } from '#workers/domain/consultations/conversation/file-limits.ts'

function counters(): Limits {
  const hits = new Map<string, number>()
  return {
    async hit(name, key, limit) {
      const count = (hits.get(name + key) ?? 0) + 1
      hits.set(name + key, count)
      if (count > limit) throw new AppError('rate_limited')
    },
    clear: async () => {},
  }
}

const upload = (bytes: number) => ({ accountId: 'mira', consultationId: 's1', bytes, messages: [] })
const tooMuch = upload(SESSION_FILE_BYTES_MAX + 1)

test('files that are too large count toward the files of a session', async () => {
  const limits = counters()
  for (let n = 0; n < SESSION_FILES_MAX; n += 1) {
    await expect(limitUpload(limits, tooMuch)).rejects.toMatchObject({ code: 'too_large' })
  }
  await expect(limitUpload(limits, upload(1))).rejects.toMatchObject({ code: 'rate_limited' })
})

test('a file that was taken back leaves its bytes to others, but not its place', async () => {
  const limits = counters()
  const file = { name: 'a.pdf', type: 'application/pdf', bytes: SESSION_FILE_BYTES_MAX, url: '/a' }
  const sent = (removed: boolean) => [{ file: removed ? { ...file, removed } : file }] as RoomChatMessage[]
  await expect(limitUpload(limits, { ...upload(1), messages: sent(false) })).rejects.toMatchObject({
    code: 'too_large',
  })
  await limitUpload(limits, { ...upload(1), messages: sent(true) })
})
