// The platform's settings in the admins' screens.
import * as z from 'zod'
import { ADDRESS } from '#workers/contract/accounts/email.ts'
import { phone } from '#workers/contract/accounts/phone.ts'
import { LEAST_PRICE_CENTS } from '#workers/contract/consultations/payout-share.ts'
import type { ProblemCode } from '#workers/contract/errors/problem.ts'
import { problemCode } from '#workers/contract/text/zod-messages.ts'
import { TimeZone } from '#workers/contract/time/time-zone.ts'
import { KEPT_MONTHS_MAX } from './kept-months.ts'

// Admins enter one link per line.
const LINK_LINE = problemCode('link_line_wrong')
const SocialLink = z.strictObject({
  name: z.string().trim().min(1, LINK_LINE).max(40, problemCode('link_name_too_long')),
  url: z.url({ protocol: /^https$/, error: LINK_LINE }).max(300, problemCode('link_address_too_long')),
})

// https://www.rfc-editor.org/rfc/rfc7064
const StunUrl = z
  .string()
  .trim()
  .regex(/^stuns?:([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i, problemCode('stun_address_wrong'))
  .max(100, problemCode('text_too_long'))

export const SettingsAnswer = z.strictObject({
  platform_name: z.string(),
  /** For Hindi; empty if the first name is used. */
  platform_name_hi: z.string(),
  support_email: z.string(),
  // Legal facts about the operator; empty ones are not set.
  operator_name: z.string(),
  operator_address: z.string(),
  operator_registration: z.string(),
  /** Such as "GSTIN 22AAAAA0000A1Z5". */
  tax_numbers: z.string(),
  /** The officer for complaints, with an address (India: Consumer Protection (E-Commerce) Rules 2020, DPDP Act 2023). */
  grievance_officer: z.string(),
  /** The governing law of the terms. */
  governing_law: z.string(),
  /** The place of the courts. */
  courts: z.string(),
  timezone: z.string(),
  usd_inr_rate: z.number(),
  usd_inr_rate_set_at: z.number(),
  default_phone_number: z.string(),
  /** The maximum daily cost of calls (UTC), USD. */
  voice_day_ceiling_usd: z.number(),
  /** The minimum price of an astrologer per minute, USD; older prices remain valid until they are changed. */
  price_floor_chat_usd: z.number(),
  price_floor_call_usd: z.number(),
  /** Retention in months after the end, of conversations and of the files in them; 0 until the accounts are deleted. */
  transcripts_kept_months: z.int(),
  files_kept_months: z.int(),
  /** STUN servers of web calls without relays; empty for those of the deployment. */
  stun_urls: z.array(StunUrl),
  social_links: z.array(SocialLink),
  /** Incremented by each change by an admin. */
  version: z.int(),
})
export type SettingsAnswer = z.infer<typeof SettingsAnswer>

const dollars = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
const money = (most: number, tooMany: ProblemCode) =>
  z.number(problemCode('number_missing')).max(most, tooMany).refine(dollars, problemCode('two_decimals'))

// Some are parts of a mail's subject.
const line = (most: number) =>
  z
    .string()
    .trim()
    .max(most, problemCode('text_too_long'))
    .refine((value) => !/[\p{Cc}\p{Cs}]/u.test(value), problemCode('control_characters'))

const keptMonths = z.int(problemCode('whole_months')).min(0).max(KEPT_MONTHS_MAX)

const priceFloor = money(50, 'too_many_dollars').min(LEAST_PRICE_CENTS / 100, problemCode('price_floor_too_low'))

/** Absent fields remain unchanged. */
export const SettingsUpdate = z
  .strictObject({
    platform_name: line(40).min(1, problemCode('name_missing')),
    platform_name_hi: line(40),
    support_email: z.email({ error: problemCode('email_invalid'), pattern: ADDRESS }).max(254),
    operator_name: line(120),
    operator_address: line(300),
    operator_registration: line(120),
    tax_numbers: line(200),
    grievance_officer: line(200),
    governing_law: line(120),
    courts: line(120),
    timezone: TimeZone,
    usd_inr_rate: money(1000, 'too_many_rupees').min(1, problemCode('rupee_rate_too_low')),
    default_phone_number: phone,
    voice_day_ceiling_usd: money(100_000, 'too_many_dollars').min(0, problemCode('number_too_small')),
    price_floor_chat_usd: priceFloor,
    price_floor_call_usd: priceFloor,
    transcripts_kept_months: keptMonths,
    files_kept_months: keptMonths,
    // Browsers warn about five or more, because each one delays the start of a call.
    stun_urls: z.array(StunUrl).max(4, problemCode('too_many_servers')),
    social_links: z.array(SocialLink).max(8, problemCode('too_many_links')),
    /** The version that was edited: an outdated one is refused. */
    version: z.int().min(0),
  })
  .partial()
export type SettingsUpdate = z.infer<typeof SettingsUpdate>

/** Settings that are public. */
export const PublicSettings = SettingsAnswer.pick({
  platform_name: true,
  platform_name_hi: true,
  support_email: true,
  operator_name: true,
  operator_address: true,
  operator_registration: true,
  tax_numbers: true,
  grievance_officer: true,
  governing_law: true,
  courts: true,
  default_phone_number: true,
  price_floor_chat_usd: true,
  price_floor_call_usd: true,
  social_links: true,
})
export type PublicSettings = z.infer<typeof PublicSettings>
