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
 * Caller that asks for a login: `browser` in words for the list of devices, `network` as limits count it, `device` the cookie of a
 * device that logged in before, `proof` the answer to a challenge of ours, `language` that of the page, `choice` the language that
 * the person chose; null while a browser shows the site as it comes.
 */
export type Caller = {
  browser: string
  network: string
  device: string | null
  proof: string | null
  language: Language
  choice: Language | null
  /** Runs work behind the answer; without it the answer waits. */
  later?(work: Promise<void>): void
}

/** The dependencies of identity's use cases; joined in services/index.ts. */
export type IdentityDeps = {
  db: Db
  now: () => number
  newId: NewId
  random: RandomBytes
  mail: Mailer
  /** Told that a code of a mail to this address was typed; never throws. */
  mailArrived?(email: string): Promise<void>
  /** Null where text messages are not set up. */
  texts: Texter | null
  /** True when a registration's code goes by text as well (where Twilio is set up). */
  textsRegistrations: boolean
  /** Countries whose numbers may be rung and texted. */
  countries: readonly string[]
  limits: GuessCounters
  passwords: Passwords
  webAuthn: WebAuthn
  keys: SigningKeys
  /** Keys one-time codes, cookies and refresh successors. */
  peppers: Peppers
  /** Admins need a code beside their password (PRODUCT 3). */
  adminSecondStep: boolean
  /** Tells the admins; never throws. */
  report(
    alert: { event: 'token.reused'; loginId: string; userId: string } | { event: 'sms.many'; known: boolean },
  ): Promise<void>
  /** As the settings have it. */
  platformName(language: Language): Promise<string>
  /** Told the version of content and settings, which the query of each viewer reads along. */
  sawContent?(version: number): void
  /** The address that links in mails begin with. */
  origin: string
}

export type LoginDeps = IdentityDeps & {
  /** Reads the settings; the returned function makes an astrologer's rows, written in one batch with the account. */
  statementsBeside(): Promise<(accountId: string, practice: unknown) => Statement[]>
  /** Closes the sockets of a login that is over. */
  closeSockets(userId: string, role: Role): Promise<void>
  /** Closes the sockets of an account on both sides: its role may have changed. */
  closeAllSockets(userId: string): Promise<void>
  /** Takes the places of an account that is blocked: a turn of somebody who cannot ring would keep the others waiting. */
  leaveLines(userId: string): Promise<void>
}
