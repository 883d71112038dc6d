// node scripts/run-ts.mjs scripts/jyotish/zones.mjs [/usr/share/zoneinfo]
// Compiles the TZif files of Debian's tzdata (built with `backzone`, so with the rules before 1970 that most systems
// leave out) into packages/jyotish/data/zones.ts, and checks the result against the files. A zone is one line:
// `Name Alias…|types|indices|starts|rule`. Types: abbreviation, offset in seconds base 36, * for summer time, the first
// one local mean time. Starts: seconds since the start before, base 36, after a dot or in quarters of an hour.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { parseRule, ruleTransitions } from '../../packages/jyotish/clock/zone-rule.ts'
import { offsetAt, readZoneTable } from '../../packages/jyotish/clock/zones.ts'
import { ZONES, ZONES_VERSION } from '../../packages/jyotish/data/zones.ts'

const ROOT = process.argv[2] ?? '/usr/share/zoneinfo'
const LEFT_OUT = /^(posix|right)\/|^(posixrules|localtime|Factory|leap-?seconds.*|.*\.(tab|zi|list)|\+VERSION)$/

function* files(folder = '') {
  for (const name of readdirSync(`${ROOT}/${folder}`).sort()) {
    const path = folder ? `${folder}/${name}` : name
    if (LEFT_OUT.test(path) || path === 'posix' || path === 'right') continue
    if (statSync(`${ROOT}/${path}`).isDirectory()) yield* files(path)
    else if (readFileSync(`${ROOT}/${path}`).subarray(0, 4).toString() === 'TZif') yield path
  }
}

/** RFC 9636, second (64-bit) part. */
function readTzif(buffer) {
  const counts = (at) => [20, 24, 28, 32, 36, 40].map((i) => buffer.readUInt32BE(at + i))
  const [isut, isstd, leap, times, kinds, chars] = counts(0)
  let at = 44 + times * 5 + kinds * 6 + chars + leap * 8 + isstd + isut
  const [isut2, isstd2, leap2, n, k, c] = counts(at)
  at += 44
  const starts = Array.from({ length: n }, (_, i) => Number(buffer.readBigInt64BE(at + i * 8)))
  const indices = Array.from({ length: n }, (_, i) => buffer[at + n * 8 + i])
  const typesAt = at + n * 9
  const names = buffer.subarray(typesAt + k * 6, typesAt + k * 6 + c).toString('latin1')
  const types = Array.from({ length: k }, (_, i) => {
    const p = typesAt + i * 6
    const from = buffer[p + 5]
    return {
      offsetSeconds: buffer.readInt32BE(p),
      dst: buffer[p + 4] === 1,
      abbreviation: names.slice(from, names.indexOf('\0', from)),
    }
  })
  const footer = buffer
    .subarray(typesAt + k * 6 + c + leap2 * 12 + isstd2 + isut2)
    .toString('latin1')
    .trim()
  return { starts, sequence: indices.map((i) => types[i]), first: types[0], footer }
}

const same = (a, b) => a.offsetSeconds === b.offsetSeconds && a.dst === b.dst && a.abbreviation === b.abbreviation

function compile({ starts, sequence, first, footer }) {
  const rule = parseRule(footer)
  const kept = starts.map((start, i) => ({ start, type: sequence[i] }))
  // Some files open with a transition at −2^59 that changes nothing.
  while (kept.length > 0 && same(kept[0].type, first)) kept.shift()
  // The tail that the rule repeats is left out: every start that is the rule's next one after the start before it.
  const next = (ms) => {
    const year = new Date(ms).getUTCFullYear()
    return [year, year + 1].flatMap((y) => ruleTransitions(rule, y)).find((t) => t.ms > ms)
  }
  const repeated = ([before, entry]) => {
    const expected = next(before.start * 1000)
    return expected?.ms === entry.start * 1000 && same(expected.type, entry.type)
  }
  while (rule.summer && kept.length > 1 && repeated(kept.slice(-2))) kept.pop()
  const types = [first]
  const indices = kept.map(({ type }) => {
    let found = types.findIndex((other) => same(other, type))
    if (found < 0) found = types.push(type) - 1
    return found.toString(36)
  })
  let before = 0
  const deltas = kept.map(({ start }) => {
    const delta = start - before
    before = start
    return delta % 900 === 0 ? (delta / 900).toString(36) : `.${delta.toString(36)}`
  })
  const typeText = types.map((t) => `${t.abbreviation},${t.offsetSeconds.toString(36)}${t.dst ? '*' : ''}`).join(' ')
  return [typeText, indices.join(''), deltas.join(' '), footer].join('|')
}

const byBody = new Map()
const sources = new Map()
for (const name of files()) {
  const tzif = readTzif(readFileSync(`${ROOT}/${name}`))
  const body = compile(tzif)
  sources.set(name, tzif)
  byBody.set(body, [...(byBody.get(body) ?? []), name])
}
const text = [...byBody].map(([body, names]) => `${names.join(' ')}|${body}`).join('\n')
const version = /# version (\S+)/.exec(readFileSync(`${ROOT}/tzdata.zi`, 'utf8'))?.[1]
if (!version) throw new Error(`${ROOT}/tzdata.zi names no version`)
if (version < ZONES_VERSION) throw new Error(`${ROOT} has ${version}, the table ${ZONES_VERSION} already`)
const date = statSync(`${ROOT}/tzdata.zi`).mtime.toISOString().slice(0, 10)

const table = readZoneTable(version, text)
const lost = readZoneTable(ZONES_VERSION, ZONES).names.filter((name) => !sources.has(name))
if (lost.length > 0) throw new Error(`${ROOT} has no ${lost.join(', ')}: is tzdata-legacy in it?`)
let checked = 0
for (const [name, { starts, sequence, first }] of sources) {
  const zone = table.find(name)
  const expect = (seconds, type) => {
    checked++
    if (!same(offsetAt(zone, seconds * 1000), type))
      throw new Error(`${name} at ${seconds}: ${JSON.stringify([offsetAt(zone, seconds * 1000), type])}`)
  }
  starts.forEach((start, i) => {
    expect(start, sequence[i])
    expect(start - 1, sequence[i - 1] ?? first)
  })
}

writeFileSync(
  new URL('../../packages/jyotish/data/zones.ts', import.meta.url),
  `// Written by scripts/jyotish/zones.mjs from tzdata ${version} (public domain) as Debian builds it; do not edit.
export const ZONES_VERSION = '${version}'
/** The day on which its package was built. */
export const ZONES_DATE = '${date}'
export const ZONES = \`${text}\`
`,
)
console.log(`${sources.size} names, ${byBody.size} zones, ${checked} transitions checked, ${text.length} bytes`)
