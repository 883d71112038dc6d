import type { Context } from 'hono'
import { AppError, isAppError } from '#workers/contract/errors.ts'
import { base64Url } from '#workers/contract/ports.ts'
import type { AppEnv } from './types.ts'

type Answer = { status: number; body: string }

/** Runs `work` once for each Idempotency-Key of a user; repeats get the first answer. Without the header it just runs. */
export async function withIdempotency(
  c: Context<AppEnv>,
  { userId, route, body, work }: { userId: string; route: string; body: unknown; work: () => Promise<Answer> },
): Promise<Answer> {
  const key = c.req.header('idempotency-key')
  if (!key) return work()
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new AppError('malformed', { message: 'An Idempotency-Key has 8 to 128 visible characters.' })
  }
  const { idempotency } = c.get('services')
  const kept = await idempotency.claim({ userId, key, requestHash: await digest(`${route}\n${JSON.stringify(body)}`) })
  if (kept) return kept
  try {
    const answer = await work()
    await idempotency.keep({ userId, key, ...answer })
    return answer
  } catch (error) {
    // A refusal changed nothing: the client may retry with the same key.
    if (isAppError(error)) await idempotency.release({ userId, key })
    throw error
  }
}

async function digest(text: string): Promise<string> {
  return base64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))
}
