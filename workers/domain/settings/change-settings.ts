// An admin changes the platform's settings. Every change is in the audit log with before and after.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { SettingsAnswer, SettingsUpdate } from '#workers/contract/admin/settings.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditWhen, isNewestEntry, newestEntry } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { findLastChange } from '#workers/domain/reports/index.ts'
import { putSettingWhen } from './setting.repo.ts'
import { KEPT_MONTHS, readSettings, type Settings } from './settings.ts'

type Deps = { db: Db; now: () => number }

const OBJECT = 'settings'
/** Numbers that are not money. */
const WHOLE: ReadonlySet<string> = new Set(KEPT_MONTHS)

/** Stores the given values that differ. Throws forbidden for all but admins, conflict for an outdated version. */
export async function changeSettings(
  { db, now }: Deps,
  { viewer, change: { version, ...change } }: { viewer: Viewer; change: SettingsUpdate },
): Promise<void> {
  requirePermission(viewer, 'change_settings')
  const [stored, newest] = await Promise.all([readSettings(db), newestEntry(db, OBJECT)])
  const edited = version ?? newest
  const before = rowsOf(wireSettings(stored, newest))
  const rows = Object.entries(rowsOf(change)).filter(([key, value]) => before[key] !== value)
  if (edited !== newest) throw await overtaken(db)
  if (rows.length === 0) return
  const detail = JSON.stringify(rows.map(([key, value]) => ({ field: key, from: before[key], to: value })))
  const unchanged = isNewestEntry(db, OBJECT, edited)
  const entry = { at: now(), actorId: viewer.userId, action: 'change_settings', object: OBJECT, detail }
  const { fresh } = await commit(db, [
    ...rows.map(([key, value]) => putSettingWhen(db, { key, value, setAt: now() }, unchanged)),
    auditWhen(db, entry, unchanged),
  ])
  if (!fresh.at(-1)) throw await overtaken(db)
}

/** The conflict that names the earlier admin and act. */
async function overtaken(db: Db): Promise<AppError> {
  const last = await findLastChange(db, OBJECT)
  const fields: { field: string }[] = JSON.parse(last?.detail ?? '[]')
  const names = fields.map(({ field }) => field.replaceAll('_', ' '))
  return new AppError('conflict', {
    problem: problem('settings_changed', { by: last?.name ?? null, fields: names }),
  })
}

export function wireSettings(settings: Settings, version: number): SettingsAnswer {
  return {
    platform_name: settings.platformName,
    platform_name_hi: settings.platformNameHi,
    support_email: settings.supportEmail,
    ...settings.operator,
    timezone: settings.timezone,
    usd_inr_rate: settings.usdInrRate,
    usd_inr_rate_set_at: settings.usdInrRateSetAt,
    default_phone_number: settings.defaultPhoneNumber,
    voice_day_ceiling_usd: settings.voiceDayCeilingCents / 100,
    price_floor_chat_usd: settings.priceFloors.chatCents / 100,
    price_floor_call_usd: settings.priceFloors.callCents / 100,
    transcripts_kept_months: settings.keptMonths.transcripts,
    files_kept_months: settings.keptMonths.files,
    stun_urls: settings.stunUrls,
    social_links: settings.socialLinks,
    version,
  }
}

/** The settings in the admins' screens, read without a cache. */
export async function readPlatformSettings({ db }: Pick<Deps, 'db'>): Promise<SettingsAnswer> {
  const [settings, version] = await Promise.all([readSettings(db), newestEntry(db, OBJECT)])
  return wireSettings(settings, version)
}

/** The stored text of each setting. */
function rowsOf({
  usd_inr_rate_set_at: _,
  version: _version,
  ...settings
}: Partial<SettingsAnswer>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(settings).map(([key, value]) => [
      key,
      typeof value === 'number'
        ? value.toFixed(WHOLE.has(key) ? 0 : 2)
        : typeof value === 'string'
          ? value
          : JSON.stringify(value),
    ]),
  )
}
