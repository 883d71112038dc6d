// Our errors beside the Swiss Ephemeris over four centuries and all latitudes to 70°: bodies, nodes, ayanamsas, ascendant, cusps,
// sunrise and sunset. Writes wide.json, to which a test holds the engine's error bounds, and the table of docs/accuracy.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { createAlmanac } from '../../packages/jyotish/astronomy/almanac.ts'
import { wrap180 } from '../../packages/jyotish/astronomy/angles.ts'
import { trueAyanamsa } from '../../packages/jyotish/astronomy/ayanamsa.ts'
import { bodyAt } from '../../packages/jyotish/astronomy/bodies.ts'
import { firstCrossing } from '../../packages/jyotish/astronomy/horizon.ts'
import { anglesAt, housesOf } from '../../packages/jyotish/astronomy/houses.ts'
import { nodePlace } from '../../packages/jyotish/astronomy/moon.ts'
import { skyAt } from '../../packages/jyotish/astronomy/sky.ts'
import { wideMarkdown } from './wide-markdown.ts'

const ROWS = 3000
const DAY = 86_400_000
const root = new URL('../../', import.meta.url)
const BODIES = ['sun', 'moon', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune']
const STARS = { true_chitra: 27, true_pushya: 29 }
const MEANS = { lahiri: 1, raman: 3, kp: 5, fagan: 0, yukteshwar: 7, lahiri_icrc: 46, kp_senthil: 45 }
const [MEAN_NODE, TRUE_NODE] = [10, 11]
/** SEFLG_SWIEPH | SEFLG_SPEED. */
const FLAGS = 2 | 256
const [RISE, SET] = [1, 2]

/** Park and Miller's generator: the rows are those of every run. */
function* rows() {
  let seed = 20_261_201
  const random = () => {
    seed = (seed * 48_271) % 2_147_483_647
    return seed / 2_147_483_647
  }
  const [from, to] = [Date.UTC(1800, 0, 3), Date.UTC(2199, 11, 28)]
  for (let i = 0; i < ROWS; i++) {
    // A third of the rows lies beyond 60°, where the Sun grazes the horizon.
    const size = i % 3 === 0 ? 60 + 10 * random() : 60 * random()
    yield { ms: from + (to - from) * random(), lat: random() < 0.4 ? -size : size, lon: 360 * random() - 180 }
  }
}

/** The measured errors of one thing. */
const found = new Map()
function note(what, error) {
  const list = found.get(what) ?? []
  list.push(Math.abs(error))
  found.set(what, list)
}

const julianDay = (ms) => ms / DAY + 2_440_587.5
const seconds = (ours, theirs) => wrap180(ours - theirs) * 3600

function compareSky(swiss, sky, jd) {
  BODIES.forEach((body, i) => {
    note(body, seconds(bodyAt(sky, body).lon, swiss.calc_ut(jd, i, FLAGS)[0]))
  })
  note('mean node', seconds(nodePlace(sky, 'mean').lon, swiss.calc_ut(jd, MEAN_NODE, FLAGS)[0]))
  note('true node', seconds(nodePlace(sky, 'true').lon, swiss.calc_ut(jd, TRUE_NODE, FLAGS)[0]))
  for (const [name, mode] of Object.entries({ ...MEANS, ...STARS })) {
    swiss.set_sid_mode(mode, 0, 0)
    const what = name in STARS ? name : 'other ayanamsas'
    note(what, seconds(trueAyanamsa(name, sky), swiss.get_ayanamsa_ex_ut(jd, 2)))
  }
}

/** The Swiss Ephemeris has another sidereal time before 1850 and from 2050 on. */
const eraOf = (ms) => (ms >= Date.UTC(1850, 0, 1) && ms < Date.UTC(2050, 0, 1) ? '1850–2049' : 'other years')
const zoneOf = (lat) => (Math.abs(lat) < 60 ? 'below 60°' : '60–70°')

function compareAngles(swiss, sky, { ms, lat, lon, jd }) {
  const where = `${eraOf(ms)}, ${zoneOf(lat)}`
  const angles = anglesAt(sky, lat, lon, 0)
  const theirs = swiss.houses(jd, lat, lon, 'P')
  note(`ascendant, ${where}`, seconds(angles.asc, theirs.ascmc[0]))
  const houses = housesOf(angles, 'placidus')
  if (houses.used !== 'placidus') return
  houses.starts.forEach((start, i) => {
    note(`Placidus cusps, ${where}`, seconds(start, theirs.cusps[i + 1]))
  })
}

function compareSun(swiss, almanac, { ms, lat, lon, jd }) {
  for (const [event, flag] of [
    ['rise', RISE],
    ['set', SET],
  ]) {
    const theirs = swiss.rise_trans(jd, 0, '', 2, flag, [lon, lat, 0], 1013.25, 15)
    const { at } = firstCrossing(almanac, 'sun', event, { lat, lon }, 'upper', ms, ms + DAY)
    if (at === null || !theirs || theirs[0] === 0 || theirs[0] - jd > 0.999) continue
    note(`Sun rise and set, ${zoneOf(lat)}`, (at - (theirs[0] - 2_440_587.5) * DAY) / 1000)
  }
}

/** The Sun passes δ Cancri about 1 August. */
function compareStarBesideSun(swiss) {
  swiss.set_sid_mode(STARS.true_pushya, 0, 0)
  for (let year = 1800; year < 2200; year++)
    for (let hours = -36; hours <= 36; hours += 6) {
      const ms = Date.UTC(year, 7, 1, 12 + hours)
      const error = seconds(trueAyanamsa('true_pushya', skyAt(ms)), swiss.get_ayanamsa_ex_ut(julianDay(ms), 2))
      note('true_pushya, 31 July to 3 August', error)
    }
}

export function writeWide(swiss) {
  compareStarBesideSun(swiss)
  for (const { ms, lat, lon } of rows()) {
    const sky = skyAt(ms)
    const row = { ms, lat, lon, jd: julianDay(ms) }
    compareSky(swiss, sky, row.jd)
    compareAngles(swiss, sky, row)
    compareSun(swiss, createAlmanac('apparent', ms), row)
  }
  const figures = [...found].map(([what, errors]) => {
    const sorted = errors.sort((a, b) => a - b)
    const at = (share) => Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))].toFixed(3))
    return { what, n: sorted.length, largest: at(1), p95: at(0.95), unit: what.startsWith('Sun rise') ? 's' : '″' }
  })
  const wide = { date: new Date().toISOString().slice(0, 10), rows: ROWS, figures }
  writeFileSync(new URL('scripts/jyotish/wide.json', root), `${JSON.stringify(wide, null, 2)}\n`)
  const page = new URL('docs/accuracy.md', root)
  const text = readFileSync(page, 'utf8')
  writeFileSync(
    page,
    text.replace(/<!-- wide -->[\s\S]*<!-- \/wide -->/, () => wideMarkdown(wide)),
  )
  console.log(wideMarkdown(wide))
}
