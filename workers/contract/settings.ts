// The platform's settings as admins see and change them (PRODUCT 7).
import '#workers/contract/zod-messages.ts'
import * as z from 'zod'
import { phone } from './identity.ts'
import { LEAST_PRICE_CENTS } from './pricing.ts'
import { TimeZone } from './time-zone.ts'

// Admins write each link as one line.
const LINK_LINE = 'Each line needs a name, a space and an https address.'
const SocialLink = z.strictObject({
  name: z.string().trim().min(1, LINK_LINE).max(40, 'A name has at most 40 characters.'),
  url: z.url({ protocol: /^https$/, error: LINK_LINE }).max(300, 'An address has at most 300 characters.'),
})

// https://www.rfc-editor.org/rfc/rfc7064
const StunUrl = z
  .string()
  .trim()
  .regex(
    /^stuns?:([a-z0-9.-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i,
    'Please enter addresses like stun:stun.example.com:3478, one a line.',
  )
  .max(100, 'At most 100 characters, please.')

export const SettingsAnswer = z.strictObject({
  platform_name: z.string(),
  support_email: z.string(),
  timezone: z.string(),
  usd_inr_rate: z.number(),
  usd_inr_rate_set_at: z.number(),
  default_phone_number: z.string(),
  /** The most that calls may cost on one day (UTC), USD. */
  voice_day_ceiling_usd: z.number(),
  /** The least that an astrologer may ask for a minute, USD; prices from before a rise stay until they are changed. */
  price_floor_chat_usd: z.number(),
  price_floor_call_usd: z.number(),
  /** STUN servers of web calls without relays; none for those of the deployment. */
  stun_urls: z.array(StunUrl),
  social_links: z.array(SocialLink),
  /** Moves with each change by an admin. */
  version: z.int(),
})
export type SettingsAnswer = z.infer<typeof SettingsAnswer>

const dollars = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6
const money = (most: number, unit: string) =>
  z
    .number('Please enter a number.')
    .max(most, `At most ${most} ${unit}, please.`)
    .refine(dollars, 'At most two decimals, please.')

const priceFloor = money(50, 'dollars').min(LEAST_PRICE_CENTS / 100, 'At least 0.10 dollars, please.')

/** Fields that are left out stay as they are. */
export const SettingsUpdate = z
  .strictObject({
    platform_name: z.string().trim().min(1, 'Please enter a name.').max(40, 'At most 40 characters, please.'),
    support_email: z.email('Please enter a valid e-mail.').max(254),
    timezone: TimeZone,
    usd_inr_rate: money(1000, 'rupees').min(1, 'At least 1 rupee, please.'),
    default_phone_number: phone,
    voice_day_ceiling_usd: money(100_000, 'dollars').min(0, 'At least 0, please.'),
    price_floor_chat_usd: priceFloor,
    price_floor_call_usd: priceFloor,
    // Browsers warn about five and more: each one slows the beginning of a call.
    stun_urls: z.array(StunUrl).max(4, 'At most 4 servers, please.'),
    social_links: z.array(SocialLink).max(8, 'At most 8 links, please.'),
    /** The version that was edited: an older one is refused. */
    version: z.int().min(0),
  })
  .partial()
export type SettingsUpdate = z.infer<typeof SettingsUpdate>

/** Settings that are public. */
export const PublicSettings = SettingsAnswer.pick({
  platform_name: true,
  support_email: true,
  default_phone_number: true,
  price_floor_chat_usd: true,
  price_floor_call_usd: true,
  social_links: true,
})
export type PublicSettings = z.infer<typeof PublicSettings>
