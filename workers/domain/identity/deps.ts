import type { Role } from '#workers/contract/accounts/roles.ts'
import type { WebAuthn } from '#workers/contract/accounts/webauthn.ts'
import type { GuessCounters, Mailer, NewId, Texter } from '#workers/contract/ports.ts'
import type { Language } from '#workers/contract/text/language.ts'
import type { Db } from '#workers/db/client.ts'
import type { Statement } from '#workers/db/commit.ts'
import type { SigningKeys } from './logins/access-token.ts'
import type { Passwords } from './passwords/passwords.ts'
import type { Peppers, RandomBytes } from './secrets.ts'

/**
 * The client of a login request. `browser`: its name for the list of devices; `network`: as limits count it; `device`: the
 * cookie of a device with an earlier login; `proof`: the solution of a challenge; `language`: of the page; `choice`: the
 * language that the person chose, null before a choice.
 */
export type Caller = {
  browser: string
  network: string
  device: string | null
  proof: string | null
  language: Language
  choice: Language | null
  /** Runs work after the answer; if absent, the answer waits for it. */
  later?(work: Promise<void>): void
}

/** The dependencies of identity's use cases, provided by services/index.ts. */
export type IdentityDeps = {
  db: Db
  now: () => number
  newId: NewId
  random: RandomBytes
  mail: Mailer
  /** Called when a code from a mail to this address was entered; never throws. */
  mailArrived?(email: string): Promise<void>
  /** Null if text messages are not configured. */
  texts: Texter | null
  /** True if a registration's code is also sent by text (with Twilio configured). */
  textsRegistrations: boolean
  /** Countries whose numbers may be rung and texted. */
  countries: readonly string[]
  limits: GuessCounters
  passwords: Passwords
  webAuthn: WebAuthn
  keys: SigningKeys
  /** Keys for one-time codes, cookies and successors of refresh tokens. */
  peppers: Peppers
  /** True if admins need a code beside their password. */
  adminSecondStep: boolean
  /** Notifies the admins; never throws. */
  report(
    alert: { event: 'token.reused'; loginId: string; userId: string } | { event: 'sms.many'; known: boolean },
  ): Promise<void>
  /** The platform's name from the settings. */
  platformName(language: Language): Promise<string>
  /** Receives the version of content and settings, which the query of each viewer also reads. */
  sawContent?(version: number): void
  /** The origin of links in mails. */
  origin: string
}

export type LoginDeps = IdentityDeps & {
  /** Reads the settings; the returned function creates an astrologer's rows for the account's batch. */
  statementsBeside(): Promise<(accountId: string, practice: unknown) => Statement[]>
  /** Closes the sockets of a login that has ended. */
  closeSockets(userId: string, role: Role): Promise<void>
  /** Closes the sockets of an account on both sides, because its role may have changed. */
  closeAllSockets(userId: string): Promise<void>
  /** Removes a blocked account from waiting queues, because a turn of a client who cannot ring would delay the others. */
  leaveLines(userId: string): Promise<void>
}
