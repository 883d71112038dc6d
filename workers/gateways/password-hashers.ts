// The Durable Objects that hash passwords (the port of domain/identity).
import { AppError } from '#workers/contract/errors/errors.ts'
import type { HashCost, Passwords } from '#workers/domain/identity/index.ts'
import { withEffectTimeout } from '../effect-timeout.ts'
import type { Env } from '../env.ts'

export const HASHERS = 8
/** Seconds until a full queue is empty. */
const RETRY_AFTER = 2

type Hasher = ReturnType<Env['PASSWORD_HASHER']['getByName']>

/** Any hasher can hash any password; `chance` (0 to 1) selects the first one to try. Throws busy_hashing when all are full. */
export function createPasswords(
  { PASSWORD_HASHER }: Pick<Env, 'PASSWORD_HASHER'>,
  { cost, chance = Math.random }: { cost: HashCost; chance?: () => number },
): Passwords {
  async function ask<Result>(work: (hasher: Hasher) => Promise<Result | null>): Promise<Result> {
    const first = Math.floor(chance() * HASHERS)
    for (let n = 0; n < HASHERS; n += 1) {
      const hasher = PASSWORD_HASHER.getByName(`hasher-${(first + n) % HASHERS}`)
      const result = await withEffectTimeout(work(hasher), 'hasher')
      if (result !== null) return result
    }
    throw new AppError('busy_hashing', { retryAfter: RETRY_AFTER })
  }
  return {
    hash: (password) => ask((hasher) => hasher.hash(password, cost)),
    verify: (password, hash) => ask((hasher) => hasher.verify(password, { hash, cost })),
  }
}
