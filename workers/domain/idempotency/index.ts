import { bindDeps } from '../bind-deps.ts'
import { onceFor } from './effect-id.ts'
import { claimKey, deleteOldKeys, type IdempotencyDeps, keepAnswer, releaseKey } from './idempotency.ts'

export { type Once, onceEach } from './effect-id.ts'

/** Answers kept by Idempotency-Key. */
export function createIdempotency(deps: IdempotencyDeps) {
  return bindDeps(deps, { claim: claimKey, keep: keepAnswer, release: releaseKey, once: onceFor, deleteOldKeys })
}
