// Derives packages/jyotish/data/series.ts from the VSOP87B and ELP/MPP02 (DE405 fit) coefficients that npm `astronomia`
// (MIT) ships. Keeps the terms that matter between 1800 and 2200, rounds them, and marks those whose daily change
// matters for speeds. Run: node scripts/jyotish/series.mjs
import { writeFileSync } from 'node:fs'

const ARCSEC = Math.PI / 648_000
const TAU_MAX = 0.2
const T_MAX = 2
const DAYS_PER_MILLENNIUM = 365_250
const DAYS_PER_CENTURY = 36_525

// Smallest amplitude kept, arcseconds (radii: as an angle at the mean distance).
const KEPT = {
  earth: 0.005,
  mercury: 0.013,
  venus: 0.007,
  mars: 0.007,
  jupiter: 0.017,
  saturn: 0.017,
  uranus: 0.05,
  neptune: 0.05,
}
const KEPT_MOON = { L: 0.0015, B: 0.0008, R: 0.006 }
// Smallest daily change kept in the speeds, arcseconds a day.
const RATE_KEPT = 0.005
const RATE_KEPT_MOON = { L: 0.001, B: 0.0001, R: 0.01 }
// The greatest change of a term by rounding, radians.
const ROUNDING = 1.2e-9

/** Fewest decimals that hold `value` to within `error`. */
function rounded(value, error) {
  for (let decimals = 0; decimals < 17; decimals++) {
    const short = Number(value.toFixed(decimals))
    if (Math.abs(short - value) <= error) return short
  }
  return value
}

const TURN = 2 * Math.PI
const number = (value) => String(value).replace(/^(-?)0\./, '$1.')
const turn = (angle) => ((angle % (2 * Math.PI)) + 2 * Math.PI) % (2 * Math.PI)

/** One power's terms as two packed lists: those that count for the speed, and the rest. */
function split(terms, { kept, rateKept, span, daysPerUnit, scale, power }) {
  const grown = span ** power
  const rated = []
  const plain = []
  for (const [A, B, C] of terms) {
    const angle = Math.abs(A) * scale * grown
    if (angle < kept * ARCSEC) continue
    const rate = (angle * Math.abs(C)) / daysPerUnit
    const list = rate >= rateKept * ARCSEC || C === 0 ? rated : plain
    // Frequencies and phases in turns; a negative amplitude or frequency is turned round.
    const sign = C < 0 ? -1 : 1
    list.push({ A: Math.abs(A), B: turn(sign * B + (A < 0 ? Math.PI : 0)) / TURN, C: Math.abs(C) / TURN, angle })
  }
  return [rated, plain].map((list) => packed(list, (2 * ROUNDING) / scale / grown, span))
}

/** The digits behind the point of a number from 0 to 1. decimals(0.0375) = '0375'. */
const decimals = (value) => value.toFixed(16).slice(2).replace(/0+$/, '') || '0'

/**
 * `unit|amplitudes in it|phases|frequencies`: sorted by frequency, each as its step from the one before, all with the
 * fewest digits that hold the term.
 */
function packed(list, unit, span) {
  if (list.length === 0) return ''
  const quantum = Number(unit.toPrecision(3))
  list.sort((a, b) => a.C - b.C)
  let at = 0
  const steps = list.map(({ C, angle }) => {
    const step = rounded(C - at, ROUNDING / angle / span / TURN)
    at += step
    return number(step)
  })
  const amplitudes = list.map(({ A }) => Math.round(A / quantum))
  const phases = list.map(({ B, angle }) => decimals(rounded(B, ROUNDING / angle / TURN) % 1))
  return [quantum, amplitudes.join(' '), phases.join(' '), steps.join(' ')].join('|')
}

async function planet(name) {
  const { default: data } = await import(`astronomia/data/vsop87B${name}`)
  const mean = data.R['0'][0][0]
  return ['L', 'B', 'R'].map((key) =>
    Object.keys(data[key])
      .map((power) =>
        split(data[key][power], {
          kept: KEPT[name],
          rateKept: RATE_KEPT,
          span: TAU_MAX,
          daysPerUnit: DAYS_PER_MILLENNIUM,
          scale: key === 'R' ? 1 / mean : 1,
          power: Number(power),
        }),
      )
      .filter(trailing),
  )
}

function trailing(_, index, all) {
  return all.slice(index).some(([rated, plain]) => rated !== '' || plain !== '')
}

async function moon() {
  const { default: data } = await import('astronomia/data/elpMppDeFull')
  const mean = 385_000.53
  const bent = {}
  const straight = {}
  for (const key of ['L', 'B', 'R']) {
    // In the units of the file: radians for L and B, kilometres for R; sines become cosines.
    const unit = key === 'R' ? 1 : ARCSEC
    const scale = key === 'R' ? 1 / mean : 1
    bent[key] = []
    straight[key] = []
    for (const power of Object.keys(data[key])) {
      const grown = T_MAX ** Number(power)
      const long = []
      const short = []
      for (const [amplitude, p0, ...p] of data[key][power]) {
        const A = amplitude * unit
        const angle = Math.abs(A) * scale * grown
        if (angle < KEPT_MOON[key] * ARCSEC) continue
        const bend = [p[1] ?? 0, p[2] ?? 0, p[3] ?? 0]
        const bending = angle * (Math.abs(bend[0]) * 4 + Math.abs(bend[1]) * 8 + Math.abs(bend[2]) * 16)
        if (bending < 0.0004 * ARCSEC) short.push([A, turn(p0 - Math.PI / 2), p[0] ?? 0])
        else
          long.push(
            rounded(A, ROUNDING / scale / grown),
            rounded(turn(p0 - Math.PI / 2), ROUNDING / angle),
            rounded(p[0], ROUNDING / angle / T_MAX),
            ...bend.map((value, i) => rounded(value, ROUNDING / angle / T_MAX ** (i + 2))),
          )
      }
      bent[key].push(long)
      straight[key].push(
        split(short, {
          kept: 0,
          rateKept: RATE_KEPT_MOON[key],
          span: T_MAX,
          daysPerUnit: DAYS_PER_CENTURY,
          scale,
          power: Number(power),
        }),
      )
    }
    while (bent[key].at(-1)?.length === 0) bent[key].pop()
    straight[key] = straight[key].filter(trailing)
  }
  return { meanLongitude: data.W1, bent: Object.values(bent), straight: Object.values(straight) }
}

const names = Object.keys(KEPT)
const planets = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await planet(name)])))
const theMoon = await moon()

const flat = (value) => {
  if (Array.isArray(value)) return `[${value.map(flat).join(',')}]`
  return typeof value === 'string' ? `'${value}'` : number(value)
}
const text = `// Written by scripts/jyotish/series.mjs from the coefficients in npm astronomia (MIT); do not edit.
// Planets: VSOP87B (Bretagnon & Francou 1988), heliocentric, ecliptic and equinox of J2000: longitude, latitude (rad)
// and radius (au) as sums of A·cos(B + C·t)·t^power, t in Julian millennia TT from J2000.
// Moon: ELP/MPP02 fitted to DE405 (Chapront & Francou 2002), geocentric: longitude beyond the mean one, latitude (rad)
// and distance (km), t in Julian centuries TT. \`bent\` rows carry the phase to the fourth power of t.
// Each power is a pair of lists: the terms whose daily change counts for speeds, and the rest. A list is
// 'unit|amplitudes in it|phases|frequencies': phases are decimals of a turn without their point, frequencies (turns)
// stand as steps from the one before.

export type Powers = readonly (readonly [rated: string, plain: string])[]

export const PLANET_SERIES: Readonly<Record<string, readonly Powers[]>> = {
${names.map((name) => `  ${name}: [\n${planets[name].map((powers) => `    ${flat(powers)},`).join('\n')}\n  ],`).join('\n')}
}

export const MOON_MEAN_LONGITUDE: readonly number[] = ${flat(theMoon.meanLongitude)}

export const MOON_BENT: readonly (readonly (readonly number[])[])[] = [
${theMoon.bent.map((powers) => `  ${flat(powers)},`).join('\n')}
]

export const MOON_STRAIGHT: readonly Powers[] = [
${theMoon.straight.map((powers) => `  ${flat(powers)},`).join('\n')}
]
`
writeFileSync(new URL('../../packages/jyotish/data/series.ts', import.meta.url), text)
const terms = (list) => (list === '' ? 0 : list.split('|')[1].split(' ').length)
const count = (powers) => powers.map(([rated, plain]) => `${terms(rated)}+${terms(plain)}`).join(' ')
for (const name of names) console.log(name, planets[name].map(count).join(' | '))
console.log(
  'moon',
  theMoon.straight.map(count).join(' | '),
  theMoon.bent.map((p) => p.map((l) => l.length / 6)),
)
