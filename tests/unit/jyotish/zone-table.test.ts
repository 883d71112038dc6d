// The zone table beside the tz data of this machine: the small cases always, every zone where both are of one version.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { loadZones, offsetAt, zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { ZONES_VERSION } from 'drishti-jyotish/data/zones.ts'
import { expect, test } from 'vitest'

/** A folder of compiled zones with `tzdata.zi`, as Debian's package tzdata has it. */
const ZONEINFO = process.env.ZONEINFO ?? '/usr/share/zoneinfo'
const zones = await loadZones()

/** The version that the first line of a folder's `tzdata.zi` names; undefined where there is none. */
function packagedVersion(): string | undefined {
  const file = `${ZONEINFO}/tzdata.zi`
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n', 1)[0]?.replace('# version ', '') : undefined
}

test('the clocks of North America and Morocco follow the laws of 2026', () => {
  const hours = (name: string, day: string) =>
    offsetAt(zoneOf(zones, name), Date.parse(`${day}T12:00Z`)).offsetSeconds / 3600
  const days = ['2025-12-15', '2026-07-15', '2026-11-29', '2027-01-15', '2027-07-15']
  // Offsets that Python's zoneinfo reads from Debian's tzdata 2026f.
  const expected: Record<string, number[]> = {
    'America/Vancouver': [-8, -7, -7, -7, -7],
    'Canada/Pacific': [-8, -7, -7, -7, -7],
    'America/Edmonton': [-7, -6, -6, -6, -6],
    'Canada/Mountain': [-7, -6, -6, -6, -6],
    'America/Yellowknife': [-7, -6, -6, -6, -6],
    'America/Inuvik': [-7, -6, -6, -6, -6],
    'America/Winnipeg': [-6, -5, -5, -5, -5],
    'Canada/Central': [-6, -5, -5, -5, -5],
    'America/Rainy_River': [-6, -5, -5, -5, -5],
    'America/Havana': [-5, -4, -4, -4, -4],
    'Africa/Casablanca': [1, 1, 0, 0, 0],
    'Africa/El_Aaiun': [1, 1, 0, 0, 0],
    'America/Los_Angeles': [-8, -7, -8, -8, -7],
    'America/Toronto': [-5, -4, -5, -5, -4],
    'Asia/Kolkata': [5.5, 5.5, 5.5, 5.5, 5.5],
  }
  for (const [name, offsets] of Object.entries(expected))
    expect([name, ...days.map((day) => hours(name, day))]).toEqual([name, ...offsets])
  expect(hours('America/Tijuana', '1955-07-15')).toBe(-7)
})

test('the zone table is no older than the tz data of the pinned Node', () => {
  expect(ZONES_VERSION >= String(process.versions.tz), `the table has ${ZONES_VERSION}: run npm run zones:update`).toBe(
    true,
  )
})

test('the zone table is no older than the tz data of this machine', { tags: ['long'] }, ({ skip }) => {
  const packaged = packagedVersion()
  if (!packaged) return skip(`${ZONEINFO} has no tzdata.zi`)
  expect(
    ZONES_VERSION >= packaged,
    `${ZONEINFO} has ${packaged}, the table ${ZONES_VERSION}: npm run zones:update`,
  ).toBe(true)
})

test('every zone has the offset of zoneinfo at four dates a year from 1860 to 2027', { tags: ['long'] }, ({ skip }) => {
  if (packagedVersion() !== ZONES_VERSION) return skip(`${ZONEINFO} is not ${ZONES_VERSION}`)
  const instants: number[] = []
  for (let year = 1860; year <= 2027; year++)
    for (const month of [0, 3, 6, 9]) instants.push(Date.UTC(year, month, 15, 12) / 1000)
  // Newer systems keep old names in a package of their own, tzdata-legacy.
  const names = zones.names.filter((name) => existsSync(`${ZONEINFO}/${name}`))
  const theirs = zoneinfoOffsets(names, instants)
  if (!theirs) return skip('there is no Python')
  const wrong = names.flatMap((name) =>
    instants
      .filter((seconds, i) => offsetAt(zoneOf(zones, name), seconds * 1000).offsetSeconds !== theirs[name]?.[i])
      .map((seconds) => `${name} ${new Date(seconds * 1000).toISOString()}`),
  )
  expect(wrong).toEqual([])
})

const READ_OFFSETS = `
import json, sys
from datetime import datetime, timedelta, timezone
from zoneinfo import ZoneInfo
asked = json.load(sys.stdin)
at = [datetime(1970, 1, 1, tzinfo=timezone.utc) + timedelta(seconds=s) for s in asked['instants']]
offsets = {n: [t.astimezone(ZoneInfo(n)).utcoffset().total_seconds() for t in at] for n in asked['names']}
json.dump(offsets, sys.stdout)
`

/** Offsets in seconds that Python's zoneinfo, a reader of its own, finds in the folder; null without Python. */
function zoneinfoOffsets(names: string[], instants: number[]): Record<string, number[]> | null {
  const env = { ...process.env, PYTHONTZPATH: ZONEINFO }
  const input = JSON.stringify({ names, instants })
  const { error, stdout } = spawnSync('python3', ['-c', READ_OFFSETS], { input, env, maxBuffer: 64 << 20 })
  return error ? null : JSON.parse(stdout.toString())
}
