// /panchang/, /kundli/…, /horoscope/…: the free tools for API clients. Births are neither stored nor logged.

import type { KundliOptions } from 'drishti-jyotish/index.ts'
import type { Context } from 'hono'
import type * as z from 'zod'
import * as spec from '#workers/contract/api/tools.ts'
import { problem } from '#workers/contract/errors/problem.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'
import type { BirthInput } from '#workers/contract/tools/common.ts'
import type { KundliOptionsInput } from '#workers/contract/tools/kundli.ts'
import type { SideInput } from '#workers/contract/tools/match.ts'
import { createApi, endpoint } from '#workers/http/endpoint.ts'
import { HEAVY_PER_MINUTE, LIGHT_PER_MINUTE, limitCaller } from '#workers/http/rate-limit.ts'
import type { AppEnv } from '#workers/http/types.ts'
import type { Services } from '#workers/services/index.ts'
import type { Spot } from './tools-engine.ts'
import { invalid, refusing } from './tools-errors.ts'

export const tools = createApi()

const charts = () => import('./chart-answers.ts')
const engine = () => import('./tools-engine.ts')

endpoint(
  tools,
  spec.readPanchang,
  'public',
  async ({ c, services, query: { place, lat, lon, tz, date, ...options } }) => {
    await limitCaller(c, 'panchang', LIGHT_PER_MINUTE)
    const spot = (await locate(services, '', { place, lat, lon, tz })) ?? NEW_DELHI
    const { panchangAnswer } = await engine()
    const { clock } = services
    const answer = await refusing('', () => panchangAnswer(spot, date, options, clock.now()))
    keepFor(c, date)
    return answer
  },
)

endpoint(tools, spec.readHoroscope, 'public', async ({ c, services, query, param }) => {
  await limitCaller(c, 'horoscope', LIGHT_PER_MINUTE)
  const { horoscopeAnswer } = await engine()
  const sign = param('sign')
  const answer = await refusing('', () => horoscopeAnswer({ ...query, sign }, services.clock.now()))
  keepFor(c, query.date)
  return answer
})

endpoint(tools, spec.castKundli, 'public', async ({ c, services, body: { birth, at, options = {} } }) => {
  await limitCaller(c, 'kundli', HEAVY_PER_MINUTE)
  const placed = await placedBirth(services, 'birth', birth)
  const { kundliAnswer } = await engine()
  return kundliAnswer(placed, at, engineOptions(options))
})

endpoint(tools, spec.matchKundlis, 'public', async ({ c, services, body: { boy, girl, options = {} } }) => {
  await limitCaller(c, 'match', HEAVY_PER_MINUTE)
  const { varna_table, vashya_table, yoni_table, sensitivity_minutes, ...rest } = options
  const sideOf = async (name: string, side: SideInput) =>
    'nakshatra' in side ? side : placedBirth(services, name, side)
  const sides = [await sideOf('boy', boy), await sideOf('girl', girl)] as const
  const { matchAnswer } = await engine()
  const tables = { varnaTable: varna_table, vashyaTable: vashya_table, yoniTable: yoni_table }
  return matchAnswer(...sides, given({ ...rest, ...tables, sensitivityMinutes: sensitivity_minutes }))
})

endpoint(tools, spec.searchMuhurta, 'public', async ({ c, services, body }) => {
  await limitCaller(c, 'muhurta', HEAVY_PER_MINUTE)
  const { place, lat, lon, tz, people = [], options = {}, ...asked } = body
  const spot = await locate(services, '', { place, lat, lon, tz })
  if (!spot) throw invalid('', 'place', problem('spot_missing'))
  const sides = await Promise.all(
    people.map((side, i) => ('nakshatra' in side ? side : placedBirth(services, `people.${i}`, side))),
  )
  const { muhurtaAnswer } = await import('./muhurta-answer.ts')
  return muhurtaAnswer(spot, { ...asked, people: sides, options: given(options) })
})

endpoint(tools, spec.castKp, 'public', async ({ c, services, body: { birth, options = {} } }) => {
  await limitCaller(c, 'kp', HEAVY_PER_MINUTE)
  const placed = await placedBirth(services, 'birth', birth)
  const { kpAnswer } = await charts()
  return kpAnswer(placed, given(options))
})

endpoint(tools, spec.castHorary, 'public', async ({ c, services, body: { number, at, options = {}, ...where } }) => {
  await limitCaller(c, 'kp', HEAVY_PER_MINUTE)
  const spot = await locate(services, '', where)
  if (!spot) throw invalid('', 'place', problem('spot_missing'))
  const { horaryAnswer } = await charts()
  return horaryAnswer(spot, { number, at, options: given(options) }, services.clock.now())
})

endpoint(tools, spec.castRectification, 'public', async ({ c, services, body: { birth, options = {}, ...doubt } }) => {
  await limitCaller(c, 'rectification', HEAVY_PER_MINUTE)
  const input = await placedBirth(services, 'birth', birth)
  const { rectificationAnswer } = await import('./advanced-answers.ts')
  return rectificationAnswer({ input, options: engineOptions(options) }, given(doubt))
})

endpoint(tools, spec.castPrashna, 'public', async ({ c, services, body: { house, at, options = {}, ...where } }) => {
  await limitCaller(c, 'prashna', HEAVY_PER_MINUTE)
  const spot = await locate(services, '', where)
  if (!spot) throw invalid('', 'place', problem('spot_missing'))
  const { prashnaAnswer } = await import('./advanced-answers.ts')
  return prashnaAnswer({ spot, house, at, options: given(options), now: services.clock.now() })
})

endpoint(tools, spec.castVarsha, 'public', async ({ c, services, body: { birth, years, options = {} } }) => {
  await limitCaller(c, 'varshaphala', HEAVY_PER_MINUTE)
  const placed = await placedBirth(services, 'birth', birth)
  const { varshaAnswer } = await charts()
  return varshaAnswer(placed, years, given(options))
})

endpoint(tools, spec.castAdvanced, 'public', async ({ c, services, body: { birth, at, options = {} } }) => {
  await limitCaller(c, 'kundli', HEAVY_PER_MINUTE)
  const input = await placedBirth(services, 'birth', birth)
  const { advancedAnswer } = await import('./advanced-answers.ts')
  return advancedAnswer({ input, options: engineOptions(options), at, now: services.clock.now() })
})

endpoint(tools, spec.searchTransits, 'public', async ({ c, services, body: { birth, options = {}, ...span } }) => {
  await limitCaller(c, 'transits', HEAVY_PER_MINUTE)
  const input = await placedBirth(services, 'birth', birth)
  const { transitsAnswer } = await import('./advanced-answers.ts')
  return transitsAnswer({ input, options: engineOptions(options), ...given(span) })
})

/** Options of a kundli by the engine's names. */
function engineOptions(options: z.infer<typeof KundliOptionsInput>): KundliOptions {
  const { node_aspects, co_lords, year_days, ...rest } = options
  return given({ ...rest, nodeAspects: node_aspects, coLords: co_lords, yearDays: year_days }) as KundliOptions
}

/** A birth with the coordinates and zone of its place. */
async function placedBirth(services: Services, path: string, birth: BirthInput): Promise<BirthInput> {
  const { local, utc, tz, disambiguation } = birth
  if (utc !== undefined) {
    // Fields that would have no effect are refused.
    const idle = { utc: local, tz, disambiguation }
    const name = Object.entries(idle).find(([, value]) => value !== undefined)?.[0]
    if (name) throw invalid(path, name, problem('time_twice_given'))
  }
  const spot = await locate(services, path, birth)
  return spot ? { ...birth, lat: spot.lat, lon: spot.lon, tz: spot.tz } : birth
}

type PlaceQuery = { place?: string; lat?: number; lon?: number; tz?: string }

/**
 * The spot of a place or of coordinates; null without either. An explicit zone has priority, because a birth may have been
 * recorded by the clocks of another zone; otherwise the place's zone is used, or the zone at the coordinates.
 */
async function locate({ places }: Services, path: string, { place, lat, lon, tz }: PlaceQuery): Promise<Spot | null> {
  if (lat !== undefined && lon !== undefined) {
    if (place !== undefined) throw invalid(path, 'place', problem('spot_twice'))
    const zone = tz ?? (await places.resolve(`${lat}, ${lon}`))?.tz
    if (!zone) throw invalid(path, 'tz', problem('zone_missing'))
    return { lat, lon, tz: zone, name: null }
  }
  if (lat !== undefined || lon !== undefined)
    throw invalid(path, lat === undefined ? 'lat' : 'lon', problem('spot_half'))
  if (place === undefined) {
    if (tz !== undefined) throw invalid(path, 'tz', problem('zone_without_place'))
    return null
  }
  const found = await places.resolve(place)
  if (!found) throw invalid(path, 'place', problem('place_unknown'))
  return { ...found, tz: tz ?? found.tz }
}

/** The answer for an explicit date never changes; that for "today" does. */
function keepFor(c: Context<AppEnv>, date: string | undefined): void {
  c.header('cache-control', `public, max-age=${date ? 86_400 : 60}`)
}

/** Drops undefined fields, because the engine refuses unknown names. */
function given<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields
}
