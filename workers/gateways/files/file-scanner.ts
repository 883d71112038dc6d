// An HTTP file scanner, off by default: it receives the bytes of a file and answers {"harmless": true | false}.
import * as z from 'zod'
import { AppError } from '#workers/contract/errors/errors.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { FileScanner } from '#workers/domain/consultations/conversation/chat-files.ts'
import type { Env } from '#workers/env.ts'

/** Sufficient for 20 MB; the sender waits for the verdict. */
const TIMEOUT = 30 * SECOND
const Verdict = z.object({ harmless: z.boolean() })

/** Null without FILE_SCANNER_URL. */
export function createFileScanner({
  FILES,
  FILE_SCANNER_URL,
  FILE_SCANNER_TOKEN,
}: Pick<Env, 'FILES' | 'FILE_SCANNER_URL' | 'FILE_SCANNER_TOKEN'>): FileScanner {
  if (!FILE_SCANNER_URL) return null
  return {
    async isHarmless({ key, type }) {
      const file = await FILES.get(key)
      if (!file) return refuse('the file is gone')
      // The fetch standard requires `duplex` for a streamed body; the types of the Workers runtime lack it.
      const request: RequestInit & { duplex: 'half' } = {
        method: 'POST',
        headers: {
          'content-type': type,
          ...(FILE_SCANNER_TOKEN ? { authorization: `Bearer ${FILE_SCANNER_TOKEN}` } : {}),
        },
        body: file.body,
        duplex: 'half',
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
      }
      const response = await fetch(FILE_SCANNER_URL, request).catch((error: Error) => refuse(error.message))
      if (!response.ok) return refuse(`status ${response.status}`)
      const verdict = Verdict.safeParse(await response.json().catch(() => null))
      return verdict.success ? verdict.data.harmless : refuse('answer')
    },
  }
}

function refuse(why: string): never {
  throw new AppError('unavailable', { log: `file scanner: ${why}` })
}
