// Mails: their occasions, the kinds that a person may unsubscribe from, and the causes of failed delivery.
import * as z from 'zod'

/** Kinds of mails that a person may unsubscribe from. */
export const MAIL_KINDS = ['follows', 'bookings', 'messages', 'devices'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * The occasion of a mail. `asked`: the person has just requested it. `newsletter`: likewise, for the newsletter. `safety`:
 * about the security of the account. `operator`: to the operators. All others are kinds.
 */
export type MailOccasion = 'asked' | 'newsletter' | 'safety' | 'operator' | MailKind

/**
 * The causes of failed delivery to an address. `suppressed`: the mail service does not send to it. `bounced`: its server
 * refused permanently. `delayed`: its server refused temporarily, or the delivery failed.
 */
export const MAIL_CAUSES = ['suppressed', 'bounced', 'delayed'] as const
export type MailCause = (typeof MAIL_CAUSES)[number]

/** Reports of failed mails: a cause, or a complaint of the recipient. */
export const MAIL_FAILURES = [...MAIL_CAUSES, 'complaint'] as const
export type MailFailure = (typeof MAIL_FAILURES)[number]

/** Reports of 30 days by cause, without causes that have none. `marked`: addresses that are currently marked. */
export type MailCounts = { causes: { cause: MailFailure; n: number }[]; marked: number }

/** The actions of links in mails: unsubscribing, and confirming an e-mail address. */
export type MailAct = 'confirm' | 'end'
export type ChangeAct = 'email' | 'object'
export type LinkAct = MailAct | ChangeAct

/** `ended`: the kinds from which the person has unsubscribed. */
export const MailChoiceAnswer = z.object({ ended: z.array(z.enum(MAIL_KINDS)) })
export type MailChoiceAnswer = z.infer<typeof MailChoiceAnswer>
export const MailChoice = z.strictObject({ ended: z.array(z.enum(MAIL_KINDS)).max(MAIL_KINDS.length) })
export type MailChoice = z.infer<typeof MailChoice>
