// Moves claims of free minutes with a phone number to its new form.
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import { moveClaims } from '#workers/domain/consultations/index.ts'
import { fingerprintsOf, phoneFingerprint } from '#workers/domain/identity/index.ts'
import type { Env } from '../env.ts'
import { phoneKeysOf } from './secrets.ts'

type Move = { userId: string; from: string; to: string }

/** The statements that move the claims of an account. */
export function phoneMover(db: Db, env: Env): (move: Move) => Promise<Statement[]> {
  const keys = phoneKeysOf(env)
  return async ({ userId, from, to }) => [
    moveClaims(db, { userId, from: await fingerprintsOf(from, keys), to: await phoneFingerprint(to, keys[0]) }),
  ]
}
