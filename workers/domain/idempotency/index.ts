import { withDeps } from '../with-deps.ts'
import { claimKey, deleteOldKeys, type IdempotencyDeps, keepAnswer, releaseKey } from './idempotency.ts'
import { onceFor } from './once.ts'

export { type Once, onceEach } from './once.ts'

/** Answers kept by Idempotency-Key. */
export function createIdempotency(deps: IdempotencyDeps) {
  return withDeps(deps, { claim: claimKey, keep: keepAnswer, release: releaseKey, once: onceFor, deleteOldKeys })
}
