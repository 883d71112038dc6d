// The platform's settings.
import type { KeptMonths } from '#workers/contract/admin/kept-months.ts'
import { LEAST_PRICE_CENTS } from '#workers/contract/consultations/payout-share.ts'
import { OPERATOR_FACTS, type Operator } from '#workers/contract/content/operator.ts'
import { PLATFORM_NAMES, type PlatformNames } from '#workers/contract/content/platform-name.ts'
import type { Db } from '#workers/db/client.ts'
import { findSettings, type SettingRow } from './setting.repo.ts'

const LEAST = (LEAST_PRICE_CENTS / 100).toFixed(2)

/** Settings that are numbers of months. */
export const KEPT_MONTHS = ['transcripts_kept_months', 'files_kept_months'] as const

export type Settings = PlatformNames & {
  supportEmail: string
  operator: Operator
  timezone: string
  /** Paise per cent, which equals rupees per dollar; only for statistics and first payouts. */
  usdInrRate: number
  usdInrRateSetAt: number
  defaultPhoneNumber: string
  /** The ceiling of daily call costs (UTC), in cents: beyond it no phone is rung. */
  voiceDayCeilingCents: number
  /** Free minutes that the platform gives to each new person; 0 for none. */
  freeMinutes: number
  /** The minimum of an astrologer's new price, in cents per minute. */
  priceFloors: { chatCents: number; callCents: number }
  /** The retention of conversations and their files, in months. */
  keptMonths: KeptMonths
  keptMonthsSetAt: number
  /** STUN servers; empty for those of the deployment. */
  stunUrls: string[]
  socialLinks: { name: string; url: string }[]
}

export const readSettings = async (db: Db): Promise<Settings> => settingsOf(await findSettings(db))

/** Settings without a row have their defaults. */
export function settingsOf(rows: readonly Pick<SettingRow, 'key' | 'value' | 'setAt'>[]): Settings {
  const at = new Map(rows.map((row) => [row.key, row]))
  const value = (key: string, fallback: string) => at.get(key)?.value ?? fallback
  const cents = (key: string, fallback: string) => Math.round(Number(value(key, fallback)) * 100)
  return {
    platformName: value('platform_name', PLATFORM_NAMES.platformName),
    platformNameHi: value('platform_name_hi', PLATFORM_NAMES.platformNameHi),
    supportEmail: value('support_email', 'support@drishti.test'),
    operator: Object.fromEntries(OPERATOR_FACTS.map((fact) => [fact, value(fact, '')])) as Operator,
    timezone: value('timezone', 'Asia/Kolkata'),
    usdInrRate: Number(value('usd_inr_rate', '88.00')),
    usdInrRateSetAt: at.get('usd_inr_rate')?.setAt ?? 0,
    defaultPhoneNumber: value('default_phone_number', '+18005550199'),
    voiceDayCeilingCents: cents('voice_day_ceiling_usd', '100.00'),
    freeMinutes: Number(value('free_minutes', '0')),
    priceFloors: { chatCents: cents('price_floor_chat_usd', LEAST), callCents: cents('price_floor_call_usd', LEAST) },
    keptMonths: { transcripts: Number(value(KEPT_MONTHS[0], '0')), files: Number(value(KEPT_MONTHS[1], '0')) },
    keptMonthsSetAt: Math.max(...KEPT_MONTHS.map((key) => at.get(key)?.setAt ?? 0)),
    stunUrls: JSON.parse(value('stun_urls', '[]')),
    socialLinks: JSON.parse(value('social_links', '[]')),
  }
}
