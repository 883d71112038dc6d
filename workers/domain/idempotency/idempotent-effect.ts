// Makes the effect of a request idempotent: a row's id is derived from the key, and the stored answer is a statement in the
// batch of the effect.
import { base64Url } from '#workers/contract/ports.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { type KeyOfUser, storedAnswer } from './idempotency.repo.ts'

export type IdempotentEffect = {
  /** The id that each repeat under the key gets again; unguessable like any other id. */
  id: string
  /** Statements that store the answer, for the batch of the effect. Empty without a key. */
  keep(answer: object): Statement[]
}

/** `status`: of the answer. */
export async function keyedEffect(
  { db }: { db: Db },
  key: KeyOfUser & { route: string; status: number },
): Promise<IdempotentEffect> {
  const { userId, route, status } = key
  const text = `${userId}\n${route}\n${key.key}`
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return {
    id: base64Url(hash).slice(0, 22),
    keep: (answer) => [storedAnswer(db, { userId, key: key.key, status, body: JSON.stringify(answer) })],
  }
}

/** For a request without a key: every call has its own id. */
export function unkeyedEffect(id: string): IdempotentEffect {
  return { id, keep: () => [] }
}
