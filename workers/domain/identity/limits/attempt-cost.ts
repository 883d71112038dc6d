// The cost of an attempt after many from all networks together: a proof of work, never a refusal
// (docs/decisions/login-attempts.md).

import { bitsFor } from '#workers/contract/accounts/proof-of-work.ts'
import { AppError, isAppError } from '#workers/contract/errors/errors.ts'
import { SECOND } from '#workers/contract/time/durations.ts'
import type { IdentityDeps } from '#workers/domain/identity/deps.ts'
import { challengeFor, isSolved, PROOF_LIFE } from './proof-of-work.ts'

/** A counter that never refuses: beyond its mark an attempt needs a proof of work that grows with the count. */
export type Mark = { name: string; mark: number; windowMs: number }
/**
 * Pairs of a multiple of the mark and the average seconds of work on a slow phone. Even an unlucky proof takes less than a
 * quarter of a minute.
 */
const PRICES = [
  [1, 0.5],
  [2, 1],
  [4, 2],
] as const
const HIGHEST = 4

/** Throws rate_limited if the counter is full, without counting. */
export async function refuseFull(
  { limits }: IdentityDeps,
  counter: Parameters<IdentityDeps['limits']['hit']>,
): Promise<void> {
  if (await limits.isFull(...counter)) await limits.hit(...counter)
}

/** Counts an attempt; a full counter remains unchanged. */
export async function count({ limits }: IdentityDeps, { name, mark, windowMs }: Mark, key: string): Promise<void> {
  await isWithin(limits.hit(name, key, mark * HIGHEST, windowMs))
}

/** The bits of proof that an attempt needs now; 0 below the mark. */
export async function priceOf({ limits }: IdentityDeps, { name, mark, windowMs }: Mark, key: string): Promise<number> {
  let price = 0
  for (const [times, seconds] of PRICES) {
    if (!(await limits.isFull(name, key, mark * times, windowMs))) return price
    price = bitsFor(seconds)
  }
  return price
}

/**
 * Throws proof_needed with a challenge, unless `bits` is 0 or the proof solves one of ours for this subject. After `windowMs`
 * the earlier attempts no longer count, for which a browser without scripts can wait.
 */
export async function askProof(
  deps: IdentityDeps,
  { subject, proof, bits, windowMs }: { subject: string; proof: string | null; bits: number; windowMs: number },
): Promise<void> {
  if (bits === 0) return
  if (proof && (await isSolved(deps, { subject, proof })) && (await isFirstUse(deps, proof))) return
  throw new AppError('proof_needed', {
    proof: await challengeFor(deps, { subject, bits }),
    retryAfter: windowMs / SECOND,
  })
}

// A solved challenge is valid once.
function isFirstUse({ limits }: IdentityDeps, proof: string): Promise<boolean> {
  return isWithin(limits.hit('proof', proof.split(':')[0] ?? '', 1, 2 * PROOF_LIFE))
}

/** False if the counter is full. */
export async function isWithin(hit: Promise<void>): Promise<boolean> {
  try {
    await hit
    return true
  } catch (error) {
    if (isAppError(error) && error.code === 'rate_limited') return false
    throw error
  }
}
