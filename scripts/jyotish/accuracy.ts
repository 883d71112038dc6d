// Prints the engine's errors against reference rows as a Markdown table:
// node scripts/run-ts.mjs scripts/jyotish/accuracy.ts [POSITIONS.json] [PANCHANG.json] [--write]
// Without files it reads those of tests/unit/jyotish/data. --write puts the table into docs/accuracy.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { createAlmanac } from '../../packages/jyotish/astronomy/almanac.ts'
import { wrap180 } from '../../packages/jyotish/astronomy/angles.ts'
import { ayanamsaAt, siderealLon, trueAyanamsa } from '../../packages/jyotish/astronomy/ayanamsa.ts'
import { type BodyName, bodyAt } from '../../packages/jyotish/astronomy/bodies.ts'
import { firstCrossing } from '../../packages/jyotish/astronomy/horizon.ts'
import { anglesAt, type HouseSystem, housesOf } from '../../packages/jyotish/astronomy/houses.ts'
import { nodePlace } from '../../packages/jyotish/astronomy/moon.ts'
import type { RiseConvention } from '../../packages/jyotish/astronomy/rise-conventions.ts'
import { skyAt } from '../../packages/jyotish/astronomy/sky.ts'
import { DAY_MS } from '../../packages/jyotish/clock/durations.ts'
import { deltaT } from '../../packages/jyotish/clock/time.ts'
import { ELEMENTS, elementsBetween, newMoon } from '../../packages/jyotish/elements.ts'
import { dashaOf } from '../../packages/jyotish/kundli/dasha.ts'
import type { PanchangRow, PositionRow } from '../../tests/unit/jyotish/reference.ts'

const home = new URL('../../tests/unit/jyotish/data/', import.meta.url)
const files = process.argv.slice(2).filter((argument: string) => !argument.startsWith('--'))
const rowsOf = <Row>(file: string | undefined, name: string): Row[] =>
  JSON.parse(readFileSync(file ?? new URL(name, home), 'utf8')).rows

type Line = { unit: string; errors: number[] }
const lines = new Map<string, Line>()
const misses: string[] = []

function add(name: string, unit: string, error: number): void {
  const line = lines.get(name) ?? { unit, errors: [] }
  line.errors.push(error)
  lines.set(name, line)
}
const angle = (name: string, ours: number, theirs: number) => add(name, '″', wrap180(ours - theirs) * 3600)

const BODIES: [BodyName, string][] = [
  ['sun', 'Sun'],
  ['moon', 'Moon'],
  ['mercury', 'Mercury'],
  ['venus', 'Venus'],
  ['mars', 'Mars'],
  ['jupiter', 'Jupiter'],
  ['saturn', 'Saturn'],
]

function position(row: PositionRow): void {
  const sky = skyAt(Date.parse(row.utc))
  const mean = ayanamsaAt('lahiri', sky.T)
  add('ΔT', 's', deltaT(sky.ut) - row.deltaT_sec)
  angle('nutation in longitude', sky.nutation.dpsi / 3600, row.dpsi_arcsec / 3600)
  angle('true obliquity', sky.obliquity, row.eps_true)
  angle('ayanamsa Lahiri', mean, row.ayanamsa_lahiri_mean)
  angle('ayanamsa Raman', ayanamsaAt('raman', sky.T), row.ayanamsa_raman_mean)
  angle('ayanamsa KP', ayanamsaAt('kp', sky.T), row.ayanamsa_kp_mean)
  const places = BODIES.map(([name, column]) => [column, bodyAt(sky, name)] as const)
  const nodes = (['mean', 'true'] as const).map(
    (kind) => [kind === 'mean' ? 'RahuMean' : 'RahuTrue', nodePlace(sky, kind)] as const,
  )
  for (const [column, place] of [...places, ...nodes]) {
    angle(`${column} longitude`, siderealLon(place, mean), row.lon_sid[column]!)
    if (!column.startsWith('Rahu')) angle(`${column} latitude`, place.lat, row.lat_ecl[column]!)
    add(`${column} speed`, '″/day', (place.speed - row.speed[column]!) * 3600)
    if (place.speed < 0 !== row.speed[column]! < 0)
      misses.push(`retrograde ${column}, row ${row.id}, at ${(row.speed[column]! * 3600).toFixed(2)}″ a day`)
  }
  const calm = row.utc > '1850' && row.utc < '2050' && Math.abs(row.lat) < 60
  const where = calm ? 'before 2050, below 60°' : 'elsewhere'
  const angles = anglesAt(sky, row.lat, row.lon, trueAyanamsa('lahiri', sky))
  angle(`ascendant ${where}`, angles.asc, row.asc_sid)
  angle(`midheaven ${where}`, angles.mc, row.mc_sid)
  const cusps = (system: HouseSystem, theirs: number[] | null) => {
    const { starts } = housesOf(angles, system)
    theirs?.forEach((cusp, i) => {
      angle(`${system} cusps ${where}`, starts[i]!, cusp)
    })
  }
  cusps('porphyry', row.cusps_porphyry_sid)
  cusps('placidus', row.cusps_placidus_sid)
  const moon = siderealLon(places[1]![1], mean)
  const dasha = dashaOf('vimshottari', moon, sky.ms)
  if (dasha.birthLord !== row.vim_lord.toLowerCase()) misses.push(`dasha lord, row ${row.id}`)
  add('Vimshottari balance', 'days', (dasha.balanceYears - row.vim_balance_years) * 365.25)
}

const CROSSINGS: [keyof PanchangRow, 'sun' | 'moon', 'rise' | 'set', RiseConvention][] = [
  ['sunrise_m50', 'sun', 'rise', 'drik'],
  ['sunset_m50', 'sun', 'set', 'drik'],
  ['sunrise', 'sun', 'rise', 'upper'],
  ['sunset', 'sun', 'set', 'upper'],
  ['sunrise_center_refr', 'sun', 'rise', 'center_refracted'],
  ['sunrise_hindu', 'sun', 'rise', 'hindu'],
  ['sunset_hindu', 'sun', 'set', 'hindu'],
  ['moonrise_geo0', 'moon', 'rise', 'drik'],
  ['moonset_geo0', 'moon', 'set', 'drik'],
  ['moonrise', 'moon', 'rise', 'upper'],
  ['moonset', 'moon', 'set', 'upper'],
]

function panchang(row: PanchangRow): void {
  const almanac = createAlmanac()
  for (const [column, body, kind, convention] of CROSSINGS) {
    const follows = body === 'sun' && kind === 'set' && row.sunrise !== null
    const from = Date.parse(follows ? row.sunrise! : row.day_start_utc)
    const to = follows ? from + DAY_MS : Date.parse(row.day_end_utc)
    const { at } = firstCrossing(almanac, body, kind, row, convention, from, to)
    const theirs = row[column] as string | null
    if ((at === null) !== (theirs === null)) misses.push(`${column}, row ${row.id}`)
    const where = Math.abs(row.lat) < 60 ? 'below 60°' : 'beyond 60°'
    if (at !== null && theirs !== null)
      add(`${body} ${kind} ${convention} ${where}`, 's', (at - Date.parse(theirs)) / 1000)
  }
  if (!row.sunrise) return
  const sunrise = Date.parse(row.sunrise)
  for (const element of ELEMENTS) {
    const spans = elementsBetween(almanac, element, 'lahiri', sunrise, Date.parse(row.next_sunrise))
    const theirs = row[`${element}_seq`]
    if (spans.map(({ index }) => index).join() !== theirs.map(({ i }) => i).join())
      misses.push(`${element}, row ${row.id}`)
    else
      spans.forEach(({ end }, i) => {
        add(`${element} ends`, 's', (end - Date.parse(theirs[i]!.end)) / 1000)
      })
  }
  add('new moons', 's', (newMoon(almanac, sunrise, 'before') - Date.parse(row.prev_new_moon)) / 1000)
  add('new moons', 's', (newMoon(almanac, sunrise, 'after') - Date.parse(row.next_new_moon)) / 1000)
}

const positions = rowsOf<PositionRow>(files[0], 'positions.json')
const days = rowsOf<PanchangRow>(files[1], 'panchang.json')
positions.forEach(position)
days.forEach(panchang)

const table = ['| what | n | largest | rms | mean | unit |', '| --- | ---: | ---: | ---: | ---: | --- |']
for (const [name, { unit, errors }] of lines) {
  const largest = Math.max(...errors.map(Math.abs))
  const rms = Math.sqrt(errors.reduce((sum, error) => sum + error * error, 0) / errors.length)
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  table.push(`| ${name} | ${errors.length} | ${[largest, rms, mean].map((n) => n.toFixed(4)).join(' | ')} | ${unit} |`)
}
table.push(
  '',
  `Indices, signs of speed and missing events that differ: ${misses.length === 0 ? 'none' : misses.join('; ')}.`,
)
console.log(table.join('\n'))

if (process.argv.includes('--write')) {
  const page = new URL('../../docs/accuracy.md', import.meta.url)
  const text = readFileSync(page, 'utf8')
  const block = `<!-- table -->\n\n${table.join('\n')}\n\n<!-- /table -->`
  writeFileSync(
    page,
    text.replace(/<!-- table -->[\s\S]*<!-- \/table -->/, () => block),
  )
}
