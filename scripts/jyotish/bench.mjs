// npm run bench -- engine: time, accuracy and size of the engine, beside two other libraries in the same run.
// With `-- --write` the output goes into docs/accuracy.md as well. `npm run bench -- swiss` measures the Swiss Ephemeris.
import { readFileSync, writeFileSync } from 'node:fs'
import { createAlmanac } from '../../packages/jyotish/astronomy/almanac.ts'
import { readBirth } from '../../packages/jyotish/birth.ts'
import { loadZones, zoneOf } from '../../packages/jyotish/clock/zones.ts'
import { horoscope, readHoroscope, skyOf } from '../../packages/jyotish/horoscope/horoscope.ts'
import { findMuhurta, readMuhurta } from '../../packages/jyotish/index.ts'
import { kundli } from '../../packages/jyotish/kundli/kundli.ts'
import { dashaChain, sadeSati } from '../../packages/jyotish/kundli/life-periods.ts'
import { matchOf } from '../../packages/jyotish/match/match.ts'
import { personOf } from '../../packages/jyotish/match/person.ts'
import { panchangDay, panchangYear } from '../../packages/jyotish/panchang/index.ts'
import { searchedStays } from '../../packages/jyotish/transits/saturn-stays.ts'
import { errors, rmsOf, referenceRows as rows, timed } from './bench-measure.mjs'
import { astronomia, astronomyEngine, astronomyEngineOurDeltaT, NAMES, ours } from './bench-others.mjs'
import { sizes } from './bench-size.mjs'

const DAY = 86_400_000
const failures = []
const printed = []

function print(text) {
  printed.push(text)
  console.log(text)
}

const number = (value, digits) => value.toFixed(digits).padStart(9)
function target(name, value, limit, unit, { digits = 2, atLeast = false } = {}) {
  const met = atLeast ? value >= limit : value <= limit
  if (!met) failures.push(name)
  const wanted = `target ${atLeast ? '≥' : '≤'} ${limit}`
  print(`${name.padEnd(46)}${number(value, digits)} ${unit.padEnd(3)} ${wanted}  ${met ? 'met' : 'MISSED'}`)
}

print(`Node ${process.version}, ${rows.length} reference births 1900–2100, errors as RMS in arcseconds\n`)
const libraries = { 'Drishti (nine, speeds, latitudes)': ours, 'astronomy-engine (seven)': astronomyEngine }
libraries['astronomy-engine, our ΔT'] = astronomyEngineOurDeltaT
libraries['astronomia, our ΔT'] = astronomia
const results = {}
print(`${''.padEnd(36)}${'ms'.padStart(8)}${NAMES.map((name) => name.padStart(9)).join('')}${'all'.padStart(9)}`)
for (const [name, longitudes] of Object.entries(libraries)) {
  const calls = longitudes === astronomia ? 6 : 150
  timed(calls, longitudes)
  const ms = timed(calls, longitudes)
  const each = errors(longitudes)
  const all = rmsOf(each)
  results[name] = { ms, each, all }
  print(
    `${name.padEnd(36)}${ms.toFixed(4).padStart(8)}${each.map((error) => number(error, 3)).join('')}${number(all, 3)}`,
  )
}

const [own, other, otherOurs] = Object.values(results)
print('')
target('time of nine grahas / astronomy-engine', own.ms / other.ms, 0.5, '×')
target('accuracy of nine grahas / astronomy-engine', other.all / own.all, 20, '×', { atLeast: true })
target('the same with our ΔT in both', otherOurs.all / own.all, 10, '×', { atLeast: true })

const zones = await loadZones()
const place = { lat: 22.5726, lon: 88.3639 }
const birth = (ms) => readBirth({ utc: new Date(Math.round(ms)).toISOString(), ...place })
const zone = zoneOf(zones, 'Asia/Kolkata')
const people = Array.from({ length: 60 }, (_, i) => personOf((i * 67.3) % 360))
const day = (ms) => panchangDay({ ...place, zone, date: new Date(ms).toISOString().slice(0, 10) })
const cast = (ms) => dashaChain(kundli(birth(ms)), ms + 1e12)
timed(20, cast)
timed(20, day)
const [kundliMs, dayMs] = [timed(40, cast), timed(40, day)]
target('kundli, 16 vargas, chain of five dashas', kundliMs, 0.8, 'ms', { digits: 3 })
target('the same / nine grahas', kundliMs / own.ms, 15, '×')
target('panchang day, festivals included', dayMs, 1.5, 'ms', { digits: 3 })
target('the same / nine grahas', dayMs / own.ms, 40, '×')
const matched = (ms) => matchOf(people[Math.abs(Math.floor(ms / DAY)) % 60], people[7])
timed(20, matched)
target('match after positions', timed(40, matched), 1, 'ms', { digits: 3 })
const castNow = kundli(birth(Date.UTC(1990, 0, 1)))
target('sade sati of a life / kundli', timed(10, () => sadeSati(castNow)) / kundliMs, 1, '×')
// The stays are kept once they were found: this is the price of the first life by an ayanamsa.
const searched = (ms) => searchedStays({ ayanamsa: 'lahiri', positions: 'apparent' }, ms, ms + 120 * 365.25 * DAY)
print(`${'its stays of 120 years, searched anew'.padEnd(46)}${number(timed(2, searched), 3)} ms`)
const festivalsOf = (ms) => panchangYear({ ...place, zone, year: new Date(ms).getUTCFullYear() })
target('festivals of a year', timed(2, festivalsOf), 250, 'ms', { digits: 0 })
const year = (ms) => {
  const [from, to] = [ms, ms + 364 * DAY].map((at) => new Date(at).toISOString().slice(0, 10))
  findMuhurta(readMuhurta({ ...place, tz: 'Asia/Kolkata', purpose: 'marriage', from, to, limit: 500 }, zones))
}
target('muhurta, a year searched', timed(1, year), 1000, 'ms', { digits: 0 })
const almanac = createAlmanac()
const signs = (ms, period) => {
  const input = readHoroscope({ sign: 0, period, date: new Date(ms).toISOString().slice(0, 10) }, zones)
  const sky = skyOf(input, almanac)
  for (let sign = 0; sign < 12; sign++) horoscope({ ...input, sign }, sky)
}
for (const period of ['day', 'week', 'month', 'year'])
  print(
    `${`horoscope of a ${period}, twelve signs`.padEnd(46)}${number(
      timed(10, (ms) => signs(ms, period)),
      3,
    )} ms`,
  )

print('\nSizes, minified and gzipped:')
for (const [name, { bytes, limit }] of Object.entries(await sizes()))
  if (limit) target(name, bytes / 1024, limit, 'KB', { digits: 1 })
  else print(`${name.padEnd(46)}${number(bytes / 1024, 1)} KB`)

print(failures.length === 0 ? '\nAll targets met.' : `\nMissed: ${failures.join('; ')}`)
process.exitCode = failures.length === 0 ? 0 : 1

if (process.argv.includes('--write')) {
  const page = new URL('../../docs/accuracy.md', import.meta.url)
  const text = readFileSync(page, 'utf8')
  const block = `<!-- bench -->\n\n\`\`\`\n${printed.join('\n').trim()}\n\`\`\`\n\n<!-- /bench -->`
  writeFileSync(
    page,
    text.replace(/<!-- bench -->[\s\S]*<!-- \/bench -->/, () => block),
  )
}
