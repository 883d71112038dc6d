// Admins read and add rates per minute of a leg. Current and past rates never change, because receipts are computed from them.

import type { Viewer } from '#workers/contract/accounts/roles.ts'
import type { NewVoiceRate, VoiceRatesAnswer } from '#workers/contract/admin/voice-rates.ts'
import { AppError } from '#workers/contract/errors/errors.ts'
import { type Problem, problem } from '#workers/contract/errors/problem.ts'
import { DAY } from '#workers/contract/time/durations.ts'
import type { Db } from '#workers/db/client.ts'
import { commit } from '#workers/db/commit.ts'
import { auditWhen, isNewestEntry, newestEntry } from '#workers/domain/audit/index.ts'
import { requirePermission } from '#workers/domain/identity/index.ts'
import { findLastChange } from '#workers/domain/reports/index.ts'
import { rateOf } from './cost.ts'
import { findRatesInOrder, putRate } from './rate.repo.ts'

type Deps = { db: Db; now: () => number; countries: readonly string[] }

const OBJECT = 'voice_rates'
const DAYS_AHEAD = 366

export async function readRates({ db, countries }: Pick<Deps, 'db' | 'countries'>): Promise<VoiceRatesAnswer> {
  // The version is read before the data to which it applies.
  const version = await newestEntry(db, OBJECT)
  const rates = await findRatesInOrder(db)
  return {
    rates: rates.map(({ microUsdPerMin, ...rate }) => ({ ...rate, micro_usd_per_min: microUsdPerMin })),
    countries: countries.filter((country) => !country.startsWith('+')),
    version,
  }
}

/**
 * A rate of today is valid from now on, another from the midnight (UTC) of its day. A future one is corrected by another of its
 * day. Throws forbidden, invalid for a past day, conflict for an outdated version.
 */
export async function addRate(
  deps: Deps,
  { viewer, rate }: { viewer: Viewer; rate: NewVoiceRate },
): Promise<VoiceRatesAnswer> {
  requirePermission(viewer, 'change_settings')
  const { db } = deps
  const [now, { country, device, from, version }] = [deps.now(), rate]
  const since = sinceOf(from, now)
  if ((await newestEntry(db, OBJECT)) !== version) throw await overtaken(db)
  const known = await findRatesInOrder(db)
  const isSame = (each: (typeof known)[number]) =>
    each.country === country && each.device === device && each.since === since
  const before = rateOf({ country, device, at: since }, known)
  if (known.some(isSame) && before === rate.micro_usd_per_min) return readRates(deps)
  const unchanged = isNewestEntry(db, OBJECT, version)
  const detail = JSON.stringify([
    { field: 'country', to: country },
    { field: 'device', to: device },
    { field: 'micro_usd_per_min', from: before, to: rate.micro_usd_per_min },
    { field: 'from', to: from },
  ])
  const entry = { at: now, actorId: viewer.userId, action: 'add_voice_rate', object: OBJECT, detail }
  const { fresh } = await commit(db, [
    putRate(db, { country, device, since, microUsdPerMin: rate.micro_usd_per_min }, { now, when: unchanged }),
    auditWhen(db, entry, unchanged),
  ])
  if (!fresh.at(-1)) throw await overtaken(db)
  return readRates(deps)
}

function sinceOf(day: string, now: number): number {
  const [midnight, today] = [Date.parse(`${day}T00:00:00Z`), Math.floor(now / DAY) * DAY]
  const refuse = (from: Problem) => new AppError('invalid', { fields: { from } })
  if (midnight < today) throw refuse(problem('rate_day_past'))
  if (midnight > today + DAYS_AHEAD * DAY) throw refuse(problem('rate_day_far'))
  return midnight === today ? now : midnight
}

async function overtaken(db: Db): Promise<AppError> {
  const last = await findLastChange(db, OBJECT)
  return new AppError('conflict', { problem: problem('rate_added', { by: last?.name ?? null }) })
}
