// The platform's settings as admins see and change them (PRODUCT 7).
import '#workers/contract/zod-messages.ts'
import * as z from 'zod'
import { phone } from './identity.ts'
import { TimeZone } from './time-zone.ts'

const SocialLink = z.strictObject({
  name: z.string().trim().min(1, 'Please enter a name.').max(40, 'At most 40 characters, please.'),
  url: z.url({ protocol: /^https$/, error: 'Please enter an address that begins with https://.' }).max(300),
})

export const SettingsAnswer = z.strictObject({
  platform_name: z.string(),
  support_email: z.string(),
  timezone: z.string(),
  usd_inr_rate: z.number(),
  usd_inr_rate_set_at: z.number(),
  default_phone_number: z.string(),
  /** The most that calls may cost on one day (UTC), USD. */
  voice_day_ceiling_usd: z.number(),
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

/** Fields that are left out stay as they are. */
export const SettingsUpdate = z
  .strictObject({
    platform_name: z.string().trim().min(1, 'Please enter a name.').max(40, 'At most 40 characters, please.'),
    support_email: z.email('Please enter a valid e-mail.').max(254),
    timezone: TimeZone,
    usd_inr_rate: money(1000, 'rupees').min(1, 'At least 1 rupee, please.'),
    default_phone_number: phone,
    voice_day_ceiling_usd: money(100_000, 'dollars').min(0, 'At least 0, please.'),
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
  social_links: true,
})
export type PublicSettings = z.infer<typeof PublicSettings>
