// Phases of the Moon, seasons, eclipses, ayanamsas.
import { bodyAt, eclipses, loadZones, reckoningOf, skyAt, trueAyanamsa, zoneOf } from './engine.ts'
import { type Compared, compare, compareInstants, type Figure } from './figure.ts'

type Table = { name: string; citation: string } & (
  | { event: 'phase'; angle: number; within: number; times: string[] }
  | { event: 'season'; within: number; times: string[] }
  | { event: 'lunar-eclipse'; rows: [date: string, magnitude: number, partial: number, total: number][] }
  | { event: 'ayanamsa'; rows: ['lahiri' | 'raman' | 'kp', at: string, degrees: number, within: number][] }
)
export type SkyTables = { source: string; kind: 'sky'; tables: Table[] }
type Row = Compared & { what: string }

const zone = zoneOf(await loadZones(), 'Asia/Kolkata')

export function skyFigures({ source, tables }: SkyTables): Figure[] {
  return tables.flatMap((table) => {
    const { name, citation } = table
    return rowsOf(table).map((row): Figure => ({ collection: source, name, citation, ...row, reason: null }))
  })
}

function rowsOf(table: Table): Row[] {
  switch (table.event) {
    case 'phase':
      return table.times.map((time) => instant(time, table.within, (ms) => elongation(ms) - table.angle, 12.1908))
    case 'season':
      return table.times.map((time) => instant(time, table.within, (ms) => sunAt(ms) - nearestQuarter(ms), 0.9856))
    case 'ayanamsa':
      return table.rows.map(([ayanamsa, at, degrees, within]) => ({
        what: at.slice(0, 10),
        ...compare(degrees, trueAyanamsa(ayanamsa, skyAt(Date.parse(at))), within, '°'),
      }))
    case 'lunar-eclipse':
      return table.rows.flatMap(([date, magnitude, partial, total]) => eclipseRows(date, { magnitude, partial, total }))
  }
}

/** Our instant of an angle that the almanac puts at `time`: two of Newton's steps. */
function instant(time: string, within: number, angleAt: (ms: number) => number, degreesPerDay: number): Row {
  const theirs = Date.parse(time)
  let ours = theirs
  for (let round = 0; round < 4; round++)
    ours -= ((((((angleAt(ours) + 180) % 360) + 360) % 360) - 180) / degreesPerDay) * 86_400_000
  return { what: time.slice(0, 10), ...compareInstants(theirs, ours, within) }
}

const sunAt = (ms: number) => bodyAt(skyAt(ms), 'sun').lon
const elongation = (ms: number) => bodyAt(skyAt(ms), 'moon').lon - sunAt(ms)
const nearestQuarter = (ms: number) => Math.round(sunAt(ms) / 90) * 90

type Canon = { magnitude: number; partial: number; total: number }

function eclipseRows(date: string, canon: Canon): Row[] {
  const from = Date.parse(date)
  const [found] = eclipses(reckoningOf({ lat: 28.6139, lon: 77.209, zone }), from, from + 86_400_000)
  if (found?.kind !== 'lunar') return []
  const minutes = (span: readonly [number, number] | null) => (span ? (span[1] - span[0]) / 60_000 : 0)
  return [
    { what: `${date}, umbral magnitude`, ...compare(canon.magnitude, found.magnitude, 0.0004) },
    { what: `${date}, partial phase`, ...compare(canon.partial, minutes(found.partial), 0.3, ' min') },
    { what: `${date}, total phase`, ...compare(canon.total, minutes(found.total), 0.3, ' min') },
  ]
}
