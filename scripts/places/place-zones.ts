// The zone of a place. The map of tz-lookup is coarse at borders (it puts Amritsar's villages into Asia/Karachi), so a
// zone must be one of the place's own country; else the nearest place of that country decides.
import lookup from '@photostructure/tz-lookup'
import { loadZones } from '../../packages/jyotish/clock/zones.ts'

type Point = { country: string; admin1: string; lat: number; lon: number }

/** The north of Vietnam kept the time of Bangkok (1945–1975 differ); CLDR lists the south's zone alone. */
const ALSO: Record<string, string[]> = { VN: ['Asia/Bangkok'] }
/** Atolls that the map gives to a neighbour: it follows no state or atoll at sea. */
const OF_REGION: Record<string, string> = {
  'FM.01': 'Pacific/Kosrae',
  'FM.02': 'Pacific/Pohnpei',
  'FM.03': 'Pacific/Chuuk',
  'FM.04': 'Pacific/Chuuk',
  'MH.150': 'Pacific/Kwajalein',
  'MH.350': 'Pacific/Majuro',
}
const CELL = 1

export async function zonesOf(points: readonly Point[]): Promise<string[]> {
  const table = await loadZones()
  // CLDR says Asia/Calcutta where tz-lookup says Asia/Kolkata: aliases share their list of transitions.
  const histories = new Map<string, unknown>()
  const historyOf = (name: string) => {
    if (!histories.has(name)) histories.set(name, table.find(name)?.starts ?? name)
    return histories.get(name)
  }
  const allowed = new Map<string, { names: string[]; histories: Set<unknown> }>()
  const zonesIn = (country: string) => {
    const known = allowed.get(country)
    if (known) return known
    const locale = new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones?: () => string[] }
    const names = [...(locale.getTimeZones?.() ?? []), ...(ALSO[country] ?? [])]
    const zones = { names, histories: new Set(names.map(historyOf)) }
    allowed.set(country, zones)
    return zones
  }

  const found = points.map(({ country, admin1, lat, lon }) => {
    const region = OF_REGION[`${country}.${admin1}`]
    if (region) return region
    const zone = lookup(lat, lon)
    const own = zonesIn(country)
    return own.names.length === 0 || own.histories.has(historyOf(zone)) ? zone : null
  })
  const cells = cellsOf(points, (i) => found[i] !== null)
  // The name that tz-lookup uses, also where only CLDR's older one is at hand.
  const usual = new Map(found.flatMap((zone) => (zone ? [[historyOf(zone), zone]] : [])))
  return points.map((point, i) => {
    const zone = found[i] ?? found[nearest(point, points, cells) ?? i]
    const first = zonesIn(point.country).names[0] ?? lookup(point.lat, point.lon)
    return zone ?? usual.get(historyOf(first)) ?? first
  })
}

type Cells = Map<string, number[]>

function cellsOf(points: readonly Point[], take: (i: number) => boolean): Cells {
  const cells: Cells = new Map()
  points.forEach(({ country, lat, lon }, i) => {
    if (!take(i)) return
    const name = `${country} ${Math.floor(lat / CELL)} ${Math.floor(lon / CELL)}`
    const cell = cells.get(name)
    if (cell) cell.push(i)
    else cells.set(name, [i])
  })
  return cells
}

function nearest({ country, lat, lon }: Point, points: readonly Point[], cells: Cells): number | null {
  let found: number | null = null
  let least = Number.POSITIVE_INFINITY
  for (let y = -2; y <= 2; y++)
    for (let x = -2; x <= 2; x++)
      for (const i of cells.get(`${country} ${Math.floor(lat / CELL) + y} ${Math.floor(lon / CELL) + x}`) ?? []) {
        const other = points[i]!
        const distance = Math.hypot(other.lat - lat, (other.lon - lon) * Math.cos((lat * Math.PI) / 180))
        if (distance < least) [least, found] = [distance, i]
      }
  return found
}
