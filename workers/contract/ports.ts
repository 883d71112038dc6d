// Dependencies that services inject: time, ids, randomness.

import type { MailOccasion } from './accounts/mails.ts'
import type { Language } from './text/language.ts'

/**
 * Times are ms UTC. `fromMachine` and `toMachine` translate what the runtime knows by the machine's own clock (alarms,
 * heartbeats): in production both clocks are one.
 */
export type Clock = {
  now(): number
  fromMachine(at: number): number
  toMachine(at: number): number
  /** Set for the clock of a Durable Object, which stands after the machine's clock is set back: its time is passed to no other object. */
  mayStand?: true
}

export const systemClock: Clock = { now: () => Date.now(), fromMachine: (at) => at, toMachine: (at) => at }

/** Unguessable id: 128 random bits, url-safe base64 without padding (22 characters). */
export type NewId = () => string

export function newId(): string {
  return base64Url(crypto.getRandomValues(new Uint8Array(16)))
}

export function base64Url(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** `label` says what the page at `url` is for, without a colon at its end. */
export type MailLink = { label: string; url: string }

/**
 * `language`: of its words, and of the page that its links lead to. `text`: paragraphs, with empty lines between them. `code`: the
 * paragraph of it that is a code. `links` stand below the text, the first one as a button. `replyTo`: where an answer goes, when not to
 * us. `leave`: the link that ends its kind. `notice`: what a safety mail says, in the product, where mails do not arrive.
 */
export type Mail = {
  to: string
  language: Language
  subject: string
  text: string
  code?: string
  links?: readonly MailLink[]
  occasion: MailOccasion
  replyTo?: string
  leave?: string
  notice?: Readonly<Record<Language, { title: string; body: string }>>
}
/** Throws mail_refused when the address takes no mails. */
export type Mailer = { send(mail: Mail): Promise<void> }
/** A mail with all its words, as plain text and as HTML. */
export type WrittenMail = Mail & { html: string }
export type MailSender = { send(mail: WrittenMail): Promise<string | null> }
/** The service behind it; answers the id that it gave to the mail, null where it gives none. */
export type MailService = { send(mail: Mail): Promise<string | null> }

/** A text message; `to` in E.164. */
export type Texter = { send(message: { to: string; language: Language; text: string }): Promise<void> }

/** Strong counters: `hit` throws rate_limited (with Retry-After) past `limit` tries in `windowMs`. */
export type Limits = {
  hit(name: string, key: string, limit: number, windowMs: number): Promise<void>
  clear(name: string, key: string): Promise<void>
}

/** Counts by size: one try is `times` units of the limit. */
export type SizeLimits = Limits & {
  hitBySize(name: string, key: string, size: { limit: number; windowMs: number; times: number }): Promise<void>
}

export type GuessCounters = Limits & {
  /** True when `hit` would refuse; counts nothing. */
  isFull(name: string, key: string, limit: number, windowMs: number): Promise<boolean>
}
