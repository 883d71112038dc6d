import { bindDeps } from '../bind-deps.ts'
import { claimKey, deleteOldKeys, type IdempotencyDeps, keepAnswer, releaseKey } from './idempotency.ts'
import { keyedEffect } from './idempotent-effect.ts'

export { type IdempotentEffect, unkeyedEffect } from './idempotent-effect.ts'

export function createIdempotency(deps: IdempotencyDeps) {
  return bindDeps(deps, { claim: claimKey, keep: keepAnswer, release: releaseKey, effect: keyedEffect, deleteOldKeys })
}
