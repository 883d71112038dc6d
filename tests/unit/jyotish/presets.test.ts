// The conventions of other programs, by name; and the ayanamsas of stars, which some of them use.
import { readFileSync } from 'node:fs'
import { trueAyanamsa } from 'drishti-jyotish/astronomy/ayanamsa.ts'
import { anglesAt } from 'drishti-jyotish/astronomy/houses.ts'
import { zoneOf } from 'drishti-jyotish/clock/zones.ts'
import { isJyotishError } from 'drishti-jyotish/errors.ts'
import {
  ayanamsaAt,
  birthOf,
  findMuhurta,
  horoscope,
  KP_DEFAULTS,
  kpChart,
  kundli,
  loadZones,
  match,
  PRASHNA_DEFAULTS,
  PRESETS,
  panchangDay,
  prashnaOf,
  readBirth,
  readHoroscope,
  readKpOptions,
  readKundliOptions,
  readMuhurta,
  readPairOptions,
  readPrashnaOptions,
  readSide,
  readVarshaOptions,
  skyAt,
  VARSHA_DEFAULTS,
  vargaDegree,
  vargaSign,
  varshaOf,
} from 'drishti-jyotish/index.ts'
import { arudhasOf } from 'drishti-jyotish/kundli/arudhas.ts'
import { PRESET_RULES } from 'drishti-jyotish/presets.ts'
import { expect, test } from 'vitest'

const ZONES = await loadZones()
const birth = () => birthOf({ local: '1991-03-17T07:25', tz: 'Asia/Kolkata', lat: 28.6139, lon: 77.209 })
const centuries = (year: number, month: number, day: number, hour = 0) =>
  (Date.UTC(year, month - 1, day, hour) - Date.UTC(2000, 0, 1, 12)) / (36_525 * 86_400_000)

test('the ayanamsas of stars agree with Swiss Ephemeris 2.10 within 0.1″, over the year too', () => {
  // swe_get_ayanamsa of modes 27 and 29.
  const published = [
    [1800, 1, 1, 12, 21.050248939, 19.932355518],
    [1800, 4, 15, 0, 21.060879368, 19.932246556],
    [1947, 8, 15, 0, 23.107631697, 21.984264335],
    [2000, 1, 1, 12, 23.840017914, 22.727091656],
    [2026, 5, 15, 0, 24.214301252, 23.089241902],
    [2026, 11, 15, 0, 24.211384294, 23.099114843],
    [2150, 7, 15, 0, 25.943334532, 24.821940499],
  ] as const
  for (const [year, month, day, hour, chitra, pushya] of published) {
    const T = centuries(year, month, day, hour)
    expect(Math.abs(ayanamsaAt('true_chitra', T) - chitra) * 3600, `Chitra ${year}-${month}`).toBeLessThan(0.1)
    expect(Math.abs(ayanamsaAt('true_pushya', T) - pushya) * 3600, `Pushya ${year}-${month}`).toBeLessThan(0.1)
  }
})

test('among true positions a star has no aberration: the ayanamsa grows evenly', () => {
  const T = centuries(2000, 1, 1, 12)
  expect(ayanamsaAt('true_chitra', T, 'true')).toBeCloseTo(23.841358, 5)
  expect((ayanamsaAt('true_chitra', T) - ayanamsaAt('true_chitra', T, 'true')) * 3600).toBeCloseTo(-4.8, 0)
})

test('a preset sets its rules at once, an option beside it counts more, and the output names both', async () => {
  const { rules } = kundli(await birth(), { preset: 'jhora', node: 'mean' })
  expect(rules).toMatchObject({ preset: 'jhora', positions: 'true', rise: 'hindu', yearDays: 365.256364, karakas: 8 })
  expect(rules.node).toBe('mean')
  expect(kundli(await birth()).rules.preset).toBeNull()
})

test('every preset casts a kundli, a match and a day, which say whose rules they follow', async () => {
  const zone = zoneOf(await loadZones(), 'Asia/Kolkata')
  const [his, hers] = [await birth(), await birth()]
  for (const preset of PRESETS) {
    expect(kundli(his, { preset }).rules.preset).toBe(preset)
    expect(match(his, hers, { preset }).rules.preset).toBe(preset)
    const day = panchangDay({ lat: 28.6139, lon: 77.209, zone, date: '2026-11-21', options: { preset } })
    expect(day.rules.preset).toBe(preset)
  }
  expect(readPairOptions({ preset: 'raman' })).toMatchObject({ ayanamsa: 'raman', manglik: 'raman' })
})

// One test for each preset: its rules, all of them, in every output that has them.
const EXPECTED = {
  drik: { ayanamsa: 'lahiri', positions: 'apparent', node: 'mean', rise: 'drik', houses: 'sripati' },
  jhora: {
    ayanamsa: 'lahiri',
    positions: 'true',
    node: 'true',
    rise: 'hindu',
    yearDays: 365.256364,
    karakas: 8,
    d2: 'parivritti-reversed',
    d30: 'by-degree',
    ashtakavarga: 'parashara',
    coLords: 'stronger',
    upagrahas: 'middle',
  },
  raman: { ayanamsa: 'raman', houses: 'sripati', node: 'mean', ashtakavarga: 'raman', manglik: 'raman' },
  kp: { ayanamsa: 'kp', houses: 'placidus', node: 'mean' },
  prokerala: { ayanamsa: 'lahiri', node: 'mean', rise: 'drik' },
} as const

test.each(PRESETS)('%s: its rules stand in a kundli, a day, a muhurta search and a horoscope', async (preset) => {
  const zones = await loadZones()
  const { rise, ...rules } = { rise: 'drik', ...EXPECTED[preset] } as Record<string, unknown>
  expect(kundli(await birth(), { preset }).rules).toMatchObject({ ...rules, rise, preset })
  const place = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' }
  const day = panchangDay({ ...place, zone: zoneOf(zones, place.tz), date: '2026-11-21', options: { preset } })
  const { positions = 'apparent' } = rules
  const shared = { preset, ayanamsa: rules.ayanamsa, node: rules.node, positions }
  expect(day.rules).toMatchObject({ ...shared, sunrise: rise, moonrise: rise })
  const days = { purpose: 'travel', from: '2026-11-21', to: '2026-11-22' }
  expect(findMuhurta(readMuhurta({ ...place, ...days, options: { preset } }, zones)).rules).toMatchObject(shared)
  const read = readHoroscope({ sign: 0, date: '2026-11-21', preset }, zones)
  expect(horoscope(read).rules).toMatchObject(shared)
})

// Where the sources are silent the tool's own rule stands: positions, the node, and a question's sunrise.
const OF_CHARTS = {
  drik: { ayanamsa: 'lahiri', positions: 'apparent', node: 'mean', rise: 'drik' },
  jhora: { ayanamsa: 'lahiri', positions: 'true', node: 'true', rise: 'hindu' },
  raman: { ayanamsa: 'raman', positions: 'apparent', node: 'mean', rise: 'drik' },
  kp: { ayanamsa: 'kp', positions: 'apparent', node: 'mean', rise: 'drik' },
  prokerala: { ayanamsa: 'lahiri', positions: 'apparent', node: 'mean', rise: 'drik' },
} as const

test.each(PRESETS)('%s: its rules of places stand in a KP chart, a year of life and a question', async (preset) => {
  const { rise, ...places } = OF_CHARTS[preset]
  const known = await birth()
  const kp = kpChart(known, { preset })
  expect(kp.rules).toMatchObject({ ...places, preset, houses: 'placidus' })
  const year = varshaOf(known, 30, { preset })
  expect(year.rules).toMatchObject({ ...places, preset })
  const question = prashnaOf({ moment: known, house: 7, options: { preset } })
  expect(question.rules).toMatchObject({ ...places, rise, preset })
  // The numbers are those of the rules, not of the name alone.
  expect(kp.cusps).toEqual(kpChart(known, places).cusps)
  const { start, muntha } = varshaOf(known, 30, places)
  expect([year.start, year.muntha]).toEqual([start, muntha])
  expect(question.grahas).toEqual(prashnaOf({ moment: known, house: 7, options: { ...places, rise } }).grahas)
})

test('KP, a year and a question: an option beside the preset counts more; none is our own; a wrong name is refused', () => {
  for (const [read, own] of [
    [readKpOptions, KP_DEFAULTS],
    [readVarshaOptions, VARSHA_DEFAULTS],
    [readPrashnaOptions, PRASHNA_DEFAULTS],
  ] as const) {
    expect(read({})).toEqual(own)
    expect(own.preset).toBeNull()
    expect(read({ preset: 'raman', ayanamsa: 'fagan' })).toMatchObject({ preset: 'raman', ayanamsa: 'fagan' })
    expect(() => read({ preset: 'krishnamurti' })).toThrow(/options\.preset/)
  }
  expect(KP_DEFAULTS.ayanamsa).toBe('kp')
})

test('docs/presets.md has the source of every value, and no other rows', () => {
  const text = readFileSync(new URL('../../../docs/presets.md', import.meta.url), 'utf8')
  const rows = text.split('\n').filter((line) => /^\| (?!Preset|-)/.test(line))
  const cells = rows.map((row) =>
    row
      .slice(2, -2)
      .split(' | ')
      .map((cell) => cell.trim()),
  )
  expect(cells.every((row) => row.length === 5 && row.every(Boolean))).toBe(true)
  const told = cells.map(([preset, rule, value]) => `${preset} ${rule} ${value}`).sort()
  const set = PRESETS.flatMap((preset) =>
    Object.entries(PRESET_RULES[preset]).map(([rule, value]) => `${preset} ${rule} ${value}`),
  )
  expect(told).toEqual(set.sort())
})

test('D2 with even signs reversed: Mesha 1° Mesha, 20° Vrishabha; Vrishabha 1° Karka, 20° Mithuna (Uma-Shambhu hora)', () => {
  // P.V.R. Narasimha Rao, "Parasara's Hora Chart Decoded": Mesha Vrishabha | Karka Mithuna | Simha Kanya | Vrischika Tula …
  const signs = Array.from({ length: 24 }, (_, i) => vargaSign(2, i * 15 + 5, { d2: 'parivritti-reversed' }))
  expect(signs.slice(0, 12)).toEqual([0, 1, 3, 2, 4, 5, 7, 6, 8, 9, 11, 10])
  expect(signs.slice(12)).toEqual(signs.slice(0, 12))
})

test('degrees in D30: 2°30′ of Mesha stands in the middle of its part of five degrees, and of its third degree', () => {
  expect(vargaDegree(30, 2.5)).toBeCloseTo(15, 9)
  expect(vargaDegree(30, 2.5, { d30: 'by-degree' })).toBeCloseTo(15, 9)
  expect(vargaDegree(30, 12)).toBeCloseTo(7.5, 9)
  expect(vargaDegree(30, 12.25, { d30: 'by-degree' })).toBeCloseTo(7.5, 9)
  expect(vargaSign(30, 12, { d30: 'by-degree' })).toBe(8)
})

test('the arudha of a sign with two lords: Kumbha’s by Rahu, where he has company and Saturn has none', () => {
  const lons = { sun: 5, moon: 100, mars: 40, mercury: 20, jupiter: 130, venus: 350, saturn: 200, rahu: 45, ketu: 225 }
  const speeds = { sun: 1, moon: 13, mars: 1, mercury: 1, jupiter: 1, venus: 1, saturn: 1, rahu: 0, ketu: 0 }
  const chart = { ascendant: 305, lons, speeds }
  // Saturn stands in the 9th of Kumbha, Tula: its 9th is Mithuna. Rahu in the 4th, Vrishabha: in the 7th, so the 10th from it.
  expect(arudhasOf(chart)[0]).toEqual({ of: 1, sign: 2, house: 5 })
  expect(arudhasOf(chart, 'stronger')[0]).toEqual({ of: 1, sign: 1, house: 4 })
  expect(kundliArudhas('single')).not.toEqual(kundliArudhas('stronger'))
})

const kundliArudhas = (coLords: 'single' | 'stronger') =>
  kundli(readBirth({ utc: '1991-03-17T01:55:00Z', lat: 28.6139, lon: 77.209 }), { coLords }).arudhas.map(
    ({ sign }) => sign,
  )

test('upagrahas of a Sunday: all as their eighth begins; or in its middle, with Gulika at the beginning of Saturn’s and Mandi in its middle', () => {
  // P.V.R. Narasimha Rao, Vedic Astrology, 4.3; of a Sunday the first eighth is the Sun's, the seventh Saturn's.
  const place = { lat: 19.076, lon: 72.8777 }
  const { start, dusk } = panchangDay({ ...place, zone: zoneOf(ZONES, 'Asia/Kolkata'), date: '2014-05-11' }).sun
  const rising = (eighths: number) => {
    const sky = skyAt(start + ((dusk - start) * eighths) / 8)
    return anglesAt(sky, place.lat, place.lon, trueAyanamsa('lahiri', sky)).asc
  }
  const born = readBirth({ local: '2014-05-11T12:00', ...place, tz: 'Asia/Kolkata' }, ZONES)
  const [begin, middle] = [kundli(born).upagrahas, kundli(born, { upagrahas: 'middle' }).upagrahas]
  expect([begin.kala, begin.mrityu, begin.gulika]).toEqual([0, 2, 6].map((eighth) => closeTo(rising(eighth))))
  expect([middle.kala, middle.mrityu]).toEqual([0.5, 2.5].map((eighth) => closeTo(rising(eighth))))
  expect([middle.gulika, middle.mandi]).toEqual([6, 6.5].map((eighth) => closeTo(rising(eighth))))
  // Of Sundays Mandi rises at 26 of the day's 30 ghatis (Phaladeepika 25.2).
  expect(begin.mandi).toEqual(closeTo(rising((26 / 30) * 8)))
})

const closeTo = (value: number) => expect.closeTo(value, 3)

test('an unknown preset is refused', async () => {
  let code = ''
  try {
    readKundliOptions({ preset: 'Jhora' })
  } catch (error) {
    code = isJyotishError(error) ? `${error.code} ${error.field}` : ''
  }
  expect(code).toBe('bad_choice options.preset')
})

// A Moon in Tula, a sign of air: vaishya in PyJHora's table, shudra in the common one.
test('the varna of a kundli is that of a match by the same rules', () => {
  const side = { utc: '1990-05-09T12:00:00Z', lat: 13.08, lon: 80.27 }
  const varnaBy = (options: object) => {
    const { boy, kootas } = match(readSide(side, 'boy', ZONES), readSide(side, 'girl', ZONES), options)
    return [kundli(readBirth(side, ZONES), options).avakahada.varna, boy.varna, kootas[0]?.boy]
  }
  expect(kundli(readBirth(side, ZONES), {}).avakahada.sign).toBe(6)
  expect(varnaBy({})).toEqual(['shudra', 'shudra', 'shudra'])
  expect(varnaBy({ preset: 'jhora' })).toEqual(['vaishya', 'vaishya', 'vaishya'])
})
