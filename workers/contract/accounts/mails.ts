// Mails: their occasions, the kinds that a person may end, and why an address takes none.
import * as z from 'zod'

/** Kinds of mails that a person may end. */
export const MAIL_KINDS = ['follows', 'bookings', 'messages', 'devices'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

/**
 * The occasion of a mail. `asked`: somebody has just pressed for it. `newsletter`: the same, about the newsletter. `safety`: of the
 * account. `operator`: to those who run the site. All others are kinds.
 */
export type MailOccasion = 'asked' | 'newsletter' | 'safety' | 'operator' | MailKind

/**
 * Why mails to an address fail. `suppressed`: the mail service sends nothing to it. `bounced`: its server refused for good.
 * `delayed`: its server took none for now, or the delivery failed.
 */
export const MAIL_CAUSES = ['suppressed', 'bounced', 'delayed'] as const
export type MailCause = (typeof MAIL_CAUSES)[number]

/** Reports of mails that came to no good: a cause, or a complaint of the reader. */
export const MAIL_FAILURES = [...MAIL_CAUSES, 'complaint'] as const
export type MailFailure = (typeof MAIL_FAILURES)[number]

/** Reports of 30 days by their cause; a cause without one is left out. `marked`: addresses that are marked now. */
export type MailCounts = { causes: { cause: MailFailure; n: number }[]; marked: number }

/** Acts of the links in mails: about mails themselves, and about an e-mail address. */
export type MailAct = 'confirm' | 'end'
export type ChangeAct = 'email' | 'object'
export type LinkAct = MailAct | ChangeAct

/** `ended`: the kinds that the person has ended. */
export const MailChoiceAnswer = z.object({ ended: z.array(z.enum(MAIL_KINDS)) })
export type MailChoiceAnswer = z.infer<typeof MailChoiceAnswer>
export const MailChoice = z.strictObject({ ended: z.array(z.enum(MAIL_KINDS)).max(MAIL_KINDS.length) })
export type MailChoice = z.infer<typeof MailChoice>
