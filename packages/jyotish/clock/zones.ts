// Civil time to UTC and back through the whole history of the IANA zones, including war times and local mean times. The
// table (data/zones.ts, created by scripts/jyotish/zones.mjs) is loaded on demand.

import { jyotishError } from '../errors.ts'
import { type CivilTime, civilMs, civilOf, formatDate, formatLocal } from './civil.ts'
import { HOUR_MS } from './durations.ts'
import { offsetZone } from './typed-offset.ts'
import { parseRule, ruleAt, ruleTransitions, type Zone, type ZoneType } from './zone-rule.ts'

export type { Zone } from './zone-rule.ts'

/**
 * All zones of the IANA database of that version (a year and a letter): every name and alias, sorted; `find` ignores case
 * and returns undefined for an unknown name.
 */
export type ZoneTable = { version: string; names: readonly string[]; find: (name: string) => Zone | undefined }

/** The conversion of a civil time to an instant, so that a page can show which offset it used and why. */
export type ZonedInstant = {
  ms: number
  zone: string
  offsetSeconds: number
  dst: boolean
  abbreviation: string
  /** Local mean time: no standard time was in force yet. Of the zone’s chief city, or of the birth’s own meridian (LMT). */
  localMeanTime: boolean
  /** The mean time of one city ruled the zone (HMT, MMT, PMT …); a town of its own longitude may have kept another. */
  cityMeanTime: boolean
  kind: 'unique' | 'doubled' | 'skipped'
  /** The other reading of a doubled or skipped clock time. */
  other?: { ms: number; offsetSeconds: number }
  /** The offsets of the clocks from UT before and after they went past a skipped time. */
  gap?: Gap
}

/** Offsets of the clocks on both sides of a skipped time, seconds east of UT. */
export type Gap = { before: number; after: number }

/** The chosen reading of a doubled or skipped clock time; `reject` makes it a typed error. */
export type Disambiguation = 'reject' | 'earlier' | 'later'

const HORIZON_MS = 26 * HOUR_MS
const QUARTER = 900

/** A line of the table is `Name Alias…|types|indices|starts|rule`; see scripts/jyotish/zones.mjs. */
function parseLine(line: string): Zone {
  const [names = '', typeText = '', indices = '', startText = '', rule = ''] = line.split('|')
  const types = typeText.split(' ').map((text): ZoneType => {
    const [abbreviation = '', offset = '0'] = text.split(',')
    return {
      abbreviation,
      offsetSeconds: Number.parseInt(offset.replace('*', ''), 36),
      dst: offset.endsWith('*'),
    }
  })
  const starts = new Float64Array(indices.length)
  let at = 0
  startText.split(' ').forEach((text, i) => {
    if (text === '') return
    at += text.startsWith('.') ? Number.parseInt(text.slice(1), 36) : Number.parseInt(text, 36) * QUARTER
    starts[i] = at * 1000
  })
  const sequence = [types[0]!, ...Array.from(indices, (c) => types[Number.parseInt(c, 36)]!)]
  return { name: names.split(' ')[0]!, starts, types: sequence, rule: parseRule(rule) }
}

/** Reads the table; zones are parsed at their first use. */
export function readZoneTable(version: string, text: string): ZoneTable {
  const lines = new Map<string, string>()
  for (const line of text.split('\n'))
    for (const name of line.slice(0, line.indexOf('|')).split(' ')) lines.set(name, line)
  // The names of zones ignore case (RFC 9557, section 2.2): "asia/kolkata" is Asia/Kolkata.
  const spelt = new Map([...lines.keys()].map((name) => [name.toLowerCase(), name]))
  const known = new Map<string, Zone>()
  return {
    version,
    names: [...lines.keys()].sort(),
    find(asked) {
      const name = lines.has(asked) ? asked : (spelt.get(asked.toLowerCase()) ?? asked)
      const line = lines.get(name)
      if (line === undefined) return undefined
      const zone = known.get(line) ?? parseLine(line)
      known.set(line, zone)
      return { ...zone, name }
    },
  }
}

let table: ZoneTable | undefined

/** The compiled history of every zone; a separate chunk for bundlers. */
export async function loadZones(): Promise<ZoneTable> {
  if (!table) {
    const { ZONES, ZONES_VERSION } = await import('../data/zones.ts')
    table = readZoneTable(ZONES_VERSION, ZONES)
  }
  return table
}

/** The zone of that name, or of a typed offset such as "+05:30"; else a typed error. */
export function zoneOf(zones: ZoneTable, name: unknown, field = 'tz'): Zone {
  if (name === undefined || name === null)
    throw jyotishError('missing', field, 'the name of an IANA zone or an offset is needed')
  const zone = typeof name === 'string' ? (zones.find(name) ?? offsetZone(name)) : undefined
  if (!zone)
    throw jyotishError('unknown_zone', field, `neither an IANA zone nor an offset: ${String(name).slice(0, 60)}`)
  return zone
}

/** The clock of a zone at an instant. Asia/Kolkata, 1943: +6:30, dst. */
export function offsetAt(zone: Zone, ms: number): ZoneType {
  const { starts, types, rule } = zone
  const last = starts.length - 1
  if (last < 0 || ms >= starts[last]!) {
    // The rule takes over with the first of its own transitions after the table's last one.
    if (last < 0 || rule.summer) return afterTable(zone, ms)
    return types[last + 1]!
  }
  let low = 0
  let high = last + 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (starts[middle]! <= ms) low = middle + 1
    else high = middle
  }
  return types[low]!
}

function afterTable({ starts, types, rule }: Zone, ms: number): ZoneType {
  const last = starts.length - 1
  if (last < 0) return ruleAt(rule, ms)
  const year = new Date(starts[last]!).getUTCFullYear()
  const first = [year, year + 1].flatMap((y) => ruleTransitions(rule, y)).find((t) => t.ms > starts[last]!)
  return first && ms < first.ms ? types[last + 1]! : ruleAt(rule, ms)
}

/** The UTC offsets of a zone between two instants: at the first one, and after each change. */
function offsetsAround(zone: Zone, from: number, to: number): number[] {
  const { starts, types, rule } = zone
  const found = new Set([offsetAt(zone, from).offsetSeconds])
  for (let i = starts.length - 1; i >= 0 && starts[i]! > from; i--)
    if (starts[i]! <= to) found.add(types[i + 1]!.offsetSeconds)
  // Changes by a rule are in no table, and are weeks apart, so hourly samples find each.
  const last = starts.at(-1) ?? Number.NEGATIVE_INFINITY
  if (rule.summer)
    for (let ms = Math.max(from, last); ms <= to; ms += HOUR_MS) found.add(offsetAt(zone, ms).offsetSeconds)
  return [...found]
}

/**
 * The instant of a civil time in a zone. A doubled time (clocks set back) and a skipped one (set forward) are errors
 * unless `choice` says which reading counts: `earlier` or `later` is the earlier or later instant.
 */
export function civilToUtc(
  zone: Zone,
  civil: CivilTime,
  choice: Disambiguation = 'reject',
  field = 'local',
): ZonedInstant {
  const wall = civilMs(civil)
  const offsets = offsetsAround(zone, wall - HORIZON_MS, wall + HORIZON_MS)
  const valid = offsets
    .map((offset) => ({ offset, ms: wall - offset * 1000 }))
    .filter(({ offset, ms }) => offsetAt(zone, ms).offsetSeconds === offset)
    .sort((a, b) => a.ms - b.ms)
  if (valid.length === 1) return readingAt(zone, valid[0]!.ms, 'unique')
  const kind = valid.length > 1 ? 'doubled' : 'skipped'
  const gap = valid.length > 1 ? null : gapAt(zone, wall)
  const readings = gap ? [wall - gap.after * 1000, wall - gap.before * 1000] : valid.map(({ ms }) => ms)
  if (choice === 'reject')
    throw jyotishError(
      kind === 'doubled' ? 'time_doubled' : 'time_skipped',
      field,
      `${formatLocal(civil)} ${kind === 'doubled' ? 'came twice' : 'did not exist'} in ${zone.name}`,
      { local: formatLocal(civil), tz: zone.name },
    )
  const [ms, other] = choice === 'earlier' ? [readings[0]!, readings.at(-1)!] : [readings.at(-1)!, readings[0]!]
  return {
    ...readingAt(zone, ms, kind),
    other: { ms: other, offsetSeconds: (wall - other) / 1000 },
    ...(gap ? { gap } : {}),
  }
}

/** The UTC offsets before and after a skipped local time. */
function gapAt(zone: Zone, wall: number): Gap {
  const first = offsetAt(zone, wall - HORIZON_MS).offsetSeconds
  const second = offsetAt(zone, wall + HORIZON_MS).offsetSeconds
  return { before: Math.min(first, second), after: Math.max(first, second) }
}

function readingAt(zone: Zone, ms: number, kind: ZonedInstant['kind']): ZonedInstant {
  const type = offsetAt(zone, ms)
  return {
    ms,
    zone: zone.name,
    ...type,
    localMeanTime: type.abbreviation === 'LMT',
    cityMeanTime: isCityMeanTime(type),
    kind,
  }
}

/** HMT of Howrah, +5:53:20, is one; GMT, and NZMT at +11:30, are standard times. */
function isCityMeanTime({ abbreviation, offsetSeconds, dst }: ZoneType): boolean {
  return !dst && offsetSeconds % QUARTER !== 0 && /^(?!LMT).+MT$/.test(abbreviation)
}

/** The name under which a clock time is read by the mean time of the place’s own meridian. */
export const LOCAL_MEAN_TIME = 'LMT'

/** The instant of a clock time that follows the mean Sun at a longitude. At 69.6° E the clocks are 4:38:24 ahead of UT. */
export function localMeanToUtc(lon: number, civil: CivilTime): ZonedInstant {
  const offsetSeconds = Math.round(lon * 240)
  const ms = civilMs(civil) - offsetSeconds * 1000
  const abbreviation = LOCAL_MEAN_TIME
  return {
    ms,
    zone: LOCAL_MEAN_TIME,
    offsetSeconds,
    dst: false,
    abbreviation,
    localMeanTime: true,
    cityMeanTime: false,
    kind: 'unique',
  }
}

/** The civil time in a zone at an instant. */
export function utcToCivil(zone: Zone, ms: number): CivilTime {
  return civilOf(ms + offsetAt(zone, ms).offsetSeconds * 1000)
}

/** The date, YYYY-MM-DD, in a zone at an instant (ms UTC). */
export function dateAt(zone: Zone, ms: number): string {
  return formatDate(utcToCivil(zone, ms))
}
