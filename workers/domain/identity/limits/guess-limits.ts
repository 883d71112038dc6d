// Limits on guesses, and on sent codes. A stranger must not lock an owner out: attempts count for the stranger's network, a
// device with an earlier login has its own counter, and beyond the counters of all networks together an attempt needs a proof
// of work instead of being refused. Mails of codes are limited as well (crowded-codes.ts).
import { countedEmail } from '#workers/contract/accounts/counted-email.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#workers/contract/time/durations.ts'
import type { Account } from '#workers/domain/identity/account.repo.ts'
import type { Caller, IdentityDeps } from '#workers/domain/identity/deps.ts'
import { tellOfGuesses } from '#workers/domain/identity/logins/devices.ts'
import { type DeviceOwner, deviceOf } from '#workers/domain/identity/logins/known-device.ts'
import type { CodePurpose } from '#workers/domain/identity/secrets.ts'
import { logFailure } from '#workers/log.ts'
import { askProof, count, isWithin, priceOf, refuseFull } from './attempt-cost.ts'
import { priceOfText } from './text-limits.ts'

const WINDOW = 15 * MINUTE
const TRIES = 20
/**
 * Wrong passwords of a known device: beyond the mark an attempt needs a proof, because its owner must always be able to enter
 * the right one.
 */
const DEVICE_TRIES = { name: 'login-device', mark: TRIES, windowMs: WINDOW }
/** All attempts of a known device: beyond the mark each needs a proof, because it costs a hash, but none is refused. */
const DEVICE_ALL = { name: 'login-device-all', mark: 60, windowMs: WINDOW }
/** Wrong passwords of unknown devices for one address, from all networks, before each attempt needs a proof of work. */
const FREE_TRIES = { name: 'login-all', mark: 20, windowMs: WINDOW }
/** Wrong passwords of an account in a day after which its owner gets one mail. */
const TOLD_AFTER = 50
/** Codes to one address that all networks together may request. */
const SENDS_TO_ONE = { name: 'code-send-one', mark: 10, windowMs: HOUR }
/** For all accounts together: far above honest peaks, far below the needs of a guesser. */
const ALL_SENDS = { name: 'code-send-all', mark: 5_000, windowMs: HOUR }
const ALL_GUESSES = { name: 'code-guess-all', mark: 10_000, windowMs: HOUR }

/** `owner`: the account of the address; null without one. */
type Try<Owner extends DeviceOwner = DeviceOwner> = { email: string; owner: Owner | null; caller: Caller }

/** Called before a password is compared. Throws rate_limited, or proof_needed with the challenge. */
export async function limitPasswordTry(deps: IdentityDeps, { email, owner, caller }: Try): Promise<void> {
  const { limits } = deps
  const { proof } = caller
  const device = await deviceOf(deps, { owner, cookie: caller.device })
  if (device) {
    const bits = Math.max(await priceOf(deps, DEVICE_TRIES, device), await priceOf(deps, DEVICE_ALL, device))
    await askProof(deps, { subject: email, proof, bits, windowMs: WINDOW })
    return count(deps, DEVICE_ALL, device)
  }
  const own = ['login', `${email} ${caller.network}`, TRIES, WINDOW] as const
  await refuseFull(deps, [...own])
  // A request that is repeated with its proof counts once.
  const bits = await priceOf(deps, FREE_TRIES, email)
  await askProof(deps, { subject: email, proof, bits, windowMs: WINDOW })
  await limits.hit(...own)
}

/**
 * Counts a wrong password. Its owner gets one mail a day about many of them, sent after the answer, because the response time
 * must not reveal the account.
 */
export async function countWrongPassword(deps: IdentityDeps, { email, owner, caller }: Try<Account>): Promise<void> {
  const device = await deviceOf(deps, { owner, cookie: caller.device })
  if (device) await count(deps, DEVICE_TRIES, device)
  else await count(deps, FREE_TRIES, email)
  const told = tellOfMany(deps, email, owner)
  if (caller.later) caller.later(told.catch((error) => logFailure({ event: 'mail.failed' }, error)))
  else await told
}

/** Also counts for addresses without an account. */
async function tellOfMany(deps: IdentityDeps, email: string, owner: Account | null): Promise<void> {
  const { limits } = deps
  if (await isWithin(limits.hit('wrong-passwords', email, TOLD_AFTER - 1, DAY))) return
  if ((await isWithin(limits.hit('wrong-passwords-told', email, 1, DAY))) && owner) await tellOfGuesses(deps, owner)
}

/** Resets the counters of this network and device after a right password. Failures elsewhere remain counted. */
export async function clearPasswordTries(deps: IdentityDeps, { email, owner, caller }: Try): Promise<void> {
  const device = await deviceOf(deps, { owner, cookie: caller.device })
  if (device) await deps.limits.clear('login-device', device)
  await deps.limits.clear('login', `${email} ${caller.network}`)
}

type Send = {
  email: string
  /** The account of the address. */
  owner?: DeviceOwner | null
  purpose: CodePurpose
  caller: Caller
  /** The request contained the right password, so the code must be sent. */
  owed?: boolean
  /** The code is also sent by text. */
  texted?: boolean
}

/**
 * Called before a code is sent. Counts by mailbox whether or not an account exists, so that it reveals nothing. Returns true if
 * the address is crowded, for which crowded-codes.ts decides about the mail.
 */
export async function limitCodeSend(
  deps: IdentityDeps,
  { email, owner = null, purpose, caller, owed = false, texted = false }: Send,
): Promise<boolean> {
  const { limits } = deps
  const device = await deviceOf(deps, { owner, cookie: caller.device })
  if (device && !owed) {
    await limits.hit('code-resend-device', `${purpose}:${device}`, 1, 30 * SECOND)
    await limits.hit('code-send-device', device, 5, HOUR)
    return false
  }
  const mailbox = countedEmail(email)
  const again = ['code-resend', `${purpose}:${mailbox} ${caller.network}`, 1, 30 * SECOND] as const
  const own = ['code-send', `${mailbox} ${caller.network}`, 5, HOUR] as const
  if (!owed) {
    await refuseFull(deps, [...again])
    await refuseFull(deps, [...own])
    const prices = [
      await priceOf(deps, SENDS_TO_ONE, mailbox),
      await priceOf(deps, ALL_SENDS, 'all'),
      texted ? await priceOfText(deps, { known: false }) : 0,
    ]
    await askProof(deps, { subject: email, proof: caller.proof, bits: Math.max(...prices), windowMs: HOUR })
  }
  await limits.hit(...again)
  await limits.hit(...own)
  const { name, mark, windowMs } = SENDS_TO_ONE
  const isCrowded = !owed && (await limits.isFull(name, mailbox, mark, windowMs))
  await count(deps, SENDS_TO_ONE, mailbox)
  await count(deps, ALL_SENDS, 'all')
  return isCrowded
}

/** After a right code another one may be sent at once. */
export async function clearCodeSends(
  { limits }: IdentityDeps,
  { email, purpose, caller }: { email: string; purpose: CodePurpose; caller: Caller | null },
): Promise<void> {
  if (caller) await limits.clear('code-resend', `${purpose}:${countedEmail(email)} ${caller.network}`)
}

/**
 * Called before a code is compared. `known`: the guess names a registration by its secret, or an account by its login, so that
 * it has five attempts at one code only; counters that strangers fill do not refuse it.
 */
export async function limitCodeGuess(
  deps: IdentityDeps,
  { subject, known, caller }: { subject: string; known: boolean; caller: Caller | null },
): Promise<void> {
  const own = ['code-guess', caller ? `${subject} ${caller.network}` : subject, 10, HOUR] as const
  if (!known && caller) {
    await refuseFull(deps, [...own])
    const bits = await priceOf(deps, ALL_GUESSES, 'all')
    await askProof(deps, { subject, proof: caller.proof, bits, windowMs: HOUR })
  }
  await deps.limits.hit(...own)
  if (!known && caller) await count(deps, ALL_GUESSES, 'all')
}
