// npm run bench -- swiss: time and error of our longitudes and of the Swiss Ephemeris, measured in one run over the same instants.
// It writes app/screens/accuracy/swiss.json, which /accuracy shows, and the table of docs/accuracy.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { ENGINE_VERSION } from '../../packages/jyotish/version.ts'
import { errors, referenceRows, rmsOf, timed } from './bench-measure.mjs'
import { NAMES, ours } from './bench-others.mjs'
import { PACKAGE, swissEphemeris } from './bench-swiss.mjs'
import { writeWide } from './bench-wide.mjs'
import { besideMarkdown } from './beside-markdown.ts'

const CALLS = 150
const root = new URL('../../', import.meta.url)

function measured(longitudes) {
  // The first round lets the machine compile what is measured.
  timed(CALLS, longitudes)
  const ms = timed(CALLS, longitudes)
  const each = errors(longitudes)
  return { ms: round(ms), rms: [...each, rmsOf(each)].map(round) }
}
const round = (value) => Number(value.toFixed(4))

const swiss = await swissEphemeris()
if (!swiss) {
  console.log('The WebAssembly build of the Swiss Ephemeris cannot be had: the last committed figures stand.')
  process.exit(0)
}
const figures = {
  date: new Date().toISOString().slice(0, 10),
  node: process.version,
  instants: referenceRows.length,
  bodies: [...NAMES, 'all'],
  ours: { version: ENGINE_VERSION, ...measured(ours) },
  swiss: { version: swiss.version, package: PACKAGE, ...measured(swiss.longitudes) },
}
writeFileSync(new URL('app/screens/accuracy/swiss.json', root), `${JSON.stringify(figures, null, 2)}\n`)
const page = new URL('docs/accuracy.md', root)
const text = readFileSync(page, 'utf8')
writeFileSync(
  page,
  text.replace(/<!-- swiss -->[\s\S]*<!-- \/swiss -->/, () => besideMarkdown(figures)),
)
console.log(besideMarkdown(figures))
writeWide(swiss.swiss)
