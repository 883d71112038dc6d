import type { Context } from 'hono'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { newId } from '#workers/contract/ports.ts'
import { type IdempotentEffect, unkeyedEffect } from '#workers/domain/idempotency/index.ts'
import { requestDigest } from './request-digest.ts'
import type { AppEnv } from './types.ts'

type Answer = { status: number; body: string }

type Request = {
  userId: string
  route: string
  key: string | undefined
  body: unknown
  /** The status of a successful answer. */
  status: number
  /** True if a request without a key is refused. */
  obligatory: boolean
  work: (effect: IdempotentEffect) => Promise<Answer>
}

/**
 * Runs `work` once for each Idempotency-Key of a user; repeats get the first answer. After a crash in between, a repeat runs
 * the work again under the same ids, which changes nothing (docs/decisions/idempotency.md).
 */
export async function withIdempotency(
  c: Context<AppEnv>,
  { userId, route, key, body, status, obligatory, work }: Request,
): Promise<Answer> {
  if (!key && obligatory) throw new AppError('malformed', { problem: problem('idempotency_key_missing') })
  if (!key) return work(unkeyedEffect(newId()))
  if (!/^[\x21-\x7e]{8,128}$/.test(key)) {
    throw new AppError('malformed', { problem: problem('idempotency_key_wrong') })
  }
  const { idempotency, failpoint } = c.get('services')
  const kept = await idempotency.claim({ userId, key, requestHash: await requestDigest(route, body) })
  if (kept) return kept
  try {
    const answer = await work(await idempotency.effect({ userId, key, route, status }))
    await failpoint('request.done')
    await idempotency.keep({ userId, key, ...answer })
    return answer
  } catch (error) {
    // The client may retry with the same key, because rows that were written before the refusal get the same ids again.
    if (isAppError(error)) await idempotency.release({ userId, key })
    throw error
  }
}
