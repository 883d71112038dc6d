import { withDeps } from '../with-deps.ts'
import { claimKey, deleteOldKeys, type IdempotencyDeps, keepAnswer, releaseKey } from './idempotency.ts'

/** Answers kept by Idempotency-Key. */
export function createIdempotency(deps: IdempotencyDeps) {
  return withDeps(deps, { claim: claimKey, keep: keepAnswer, release: releaseKey, deleteOldKeys })
}
