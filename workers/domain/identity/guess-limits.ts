// Limits on guesses, and on codes that are sent. A stranger must not lock an owner out: tries count for the stranger's
// network, a device that logged in before has tries of its own, and what all networks together use up costs a proof of
// work, never a refusal.
import { HOUR, MINUTE, SECOND } from '#workers/contract/durations.ts'
import { AppError, isAppError } from '#workers/contract/errors.ts'
import type { Caller, IdentityDeps } from './deps.ts'
import { type DeviceOwner, deviceOf } from './known-device.ts'
import { challengeFor, isSolved, PROOF_LIFE } from './proof-of-work.ts'
import type { CodePurpose } from './secrets.ts'

const WINDOW = 15 * MINUTE
const TRIES = 20
/** Wrong passwords of unknown devices for one address, from all networks, before each try costs a proof of work. */
const FREE_TRIES = { name: 'login-all', mark: 20, windowMs: WINDOW }
/** Codes that all networks together may have sent to one address. */
const SENDS_TO_ONE = { name: 'code-send-one', mark: 10, windowMs: HOUR }
/** For all accounts together: far above honest peaks, far below what a guesser needs. */
const ALL_SENDS = { name: 'code-send-all', mark: 5_000, windowMs: HOUR }
const ALL_GUESSES = { name: 'code-guess-all', mark: 10_000, windowMs: HOUR }

/** A count that never refuses: past its mark a try costs a proof of work, the more the fuller it is. */
type Mark = { name: string; mark: number; windowMs: number }
/** So many times the mark, so many zero bits: each two more take four times as long. */
const PRICES = [
  [1, 16],
  [2, 18],
  [4, 20],
  [8, 22],
] as const
const HIGHEST = 8

/** `owner`: the account of the address; null for none. */
type Try = { email: string; owner: DeviceOwner | null; caller: Caller }

/** Before a password is compared. Throws rate_limited, or proof_needed with the challenge. */
export async function limitPasswordTry(deps: IdentityDeps, { email, owner, caller }: Try): Promise<void> {
  const { limits } = deps
  const device = await deviceOf(deps, { owner, cookie: caller.device })
  if (device) return limits.hit('login-device', device, TRIES, WINDOW)
  const own = ['login', `${email} ${caller.network}`, TRIES, WINDOW] as const
  await refuseFull(deps, [...own])
  // A request that has to come again with its proof counts once.
  await askProof(deps, { subject: email, caller, bits: await priceOf(deps, FREE_TRIES, email) })
  await limits.hit(...own)
}

/** The password was wrong. */
export async function countWrongPassword(deps: IdentityDeps, email: string): Promise<void> {
  await count(deps, FREE_TRIES, email)
}

/** The password was right: this network and this device start anew. Failures elsewhere stay counted. */
export async function clearPasswordTries(deps: IdentityDeps, { email, owner, caller }: Try): Promise<void> {
  const device = await deviceOf(deps, { owner, cookie: caller.device })
  if (device) await deps.limits.clear('login-device', device)
  await deps.limits.clear('login', `${email} ${caller.network}`)
}

type Send = {
  email: string
  purpose: CodePurpose
  caller: Caller
  /** A right password came with the request: the code is owed. */
  owed?: boolean
}

/** Before a code is sent. Counts by e-mail whether or not an account exists, so that it reveals nothing. */
export async function limitCodeSend(deps: IdentityDeps, { email, purpose, caller, owed = false }: Send): Promise<void> {
  const { limits } = deps
  const again = ['code-resend', `${purpose}:${email} ${caller.network}`, 1, 30 * SECOND] as const
  const own = ['code-send', `${email} ${caller.network}`, 5, HOUR] as const
  if (!owed) {
    await refuseFull(deps, [...again])
    await refuseFull(deps, [...own])
    const bits = Math.max(await priceOf(deps, SENDS_TO_ONE, email), await priceOf(deps, ALL_SENDS, 'all'))
    await askProof(deps, { subject: email, caller, bits })
  }
  await limits.hit(...again)
  await limits.hit(...own)
  await count(deps, SENDS_TO_ONE, email)
  await count(deps, ALL_SENDS, 'all')
}

/** After a right code another one may be sent at once. */
export async function clearCodeSends(
  { limits }: IdentityDeps,
  { email, purpose, caller }: { email: string; purpose: CodePurpose; caller: Caller | null },
): Promise<void> {
  if (caller) await limits.clear('code-resend', `${purpose}:${email} ${caller.network}`)
}

/**
 * Before a code is compared. `known`: the guess names a registration by its secret, or an account by its login, so that
 * it can hit one code only, five times; a bucket that strangers fill does not stop it.
 */
export async function limitCodeGuess(
  deps: IdentityDeps,
  { subject, known, caller }: { subject: string; known: boolean; caller: Caller | null },
): Promise<void> {
  const own = ['code-guess', caller ? `${subject} ${caller.network}` : subject, 10, HOUR] as const
  if (!known && caller) {
    await refuseFull(deps, [...own])
    await askProof(deps, { subject, caller, bits: await priceOf(deps, ALL_GUESSES, 'all') })
  }
  await deps.limits.hit(...own)
  if (!known && caller) await count(deps, ALL_GUESSES, 'all')
}

/** Throws rate_limited where the counter is full, and counts nothing. */
async function refuseFull({ limits }: IdentityDeps, counter: Parameters<IdentityDeps['limits']['hit']>): Promise<void> {
  if (await limits.isFull(...counter)) await limits.hit(...counter)
}

async function count({ limits }: IdentityDeps, { name, mark, windowMs }: Mark, key: string): Promise<void> {
  await isWithin(limits.hit(name, key, mark * HIGHEST, windowMs))
}

/** The bits that a try costs now; 0 below the mark. */
async function priceOf({ limits }: IdentityDeps, { name, mark, windowMs }: Mark, key: string): Promise<number> {
  let price = 0
  for (const [times, bits] of PRICES) {
    if (!(await limits.isFull(name, key, mark * times, windowMs))) return price
    price = bits
  }
  return price
}

async function askProof(
  deps: IdentityDeps,
  { subject, caller: { proof }, bits }: { subject: string; caller: Caller; bits: number },
): Promise<void> {
  if (bits === 0) return
  if (proof && (await isSolved(deps, { subject, proof })) && (await isFirstUse(deps, proof))) return
  throw new AppError('proof_needed', { fields: { proof: await challengeFor(deps, { subject, bits }) } })
}

// A solved challenge is good once.
function isFirstUse({ limits }: IdentityDeps, proof: string): Promise<boolean> {
  return isWithin(limits.hit('proof', proof.split(':')[0] ?? '', 1, 2 * PROOF_LIFE))
}

async function isWithin(hit: Promise<void>): Promise<boolean> {
  try {
    await hit
    return true
  } catch (error) {
    if (isAppError(error) && error.code === 'rate_limited') return false
    throw error
  }
}
