// The commands: each prepares what it needs once and then answers row by row.

import { ayanamsaAt } from '../astronomy/ayanamsa.ts'
import { readBirth } from '../birth.ts'
import { parseDate } from '../clock/civil.ts'
import { offsetAt, zoneOf } from '../clock/zones.ts'
import { horoscope, readHoroscope, skyOf } from '../horoscope/horoscope.ts'
import type { SkySpan } from '../horoscope/sky-span.ts'
import {
  type Finding,
  findMuhurta,
  KP_DEFAULTS,
  kpChart,
  loadZones,
  match,
  readKpNumber,
  readKpOptions,
  readMuhurta,
  readSide,
  readVarshaOptions,
  readVarshaYears,
  VARSHA_DEFAULTS,
  varshaOf,
} from '../index.ts'
import { readInstant, readObject, readSpot, refuseUnknown } from '../input.ts'
import { type Kundli, kundli } from '../kundli/kundli.ts'
import { dashaChain, dashaReach, sadeSati } from '../kundli/life-periods.ts'
import { readKundliOptions } from '../kundli/options.ts'
import { readingOf } from '../kundli/reading.ts'
import { readPairOptions } from '../match/pair-input.ts'
import { matchReading } from '../match/reading.ts'
import { MUHURTA_FIELDS } from '../muhurta/query.ts'
import { panchangDay } from '../panchang/day.ts'
import { nameOf, ruleOf } from '../panchang/festivals/messages.ts'
import type { Observance } from '../panchang/festivals/observance.ts'
import { sourceOf } from '../panchang/festivals/sources.ts'
import { DEFAULT_RULES, type PanchangOptions } from '../panchang/reckoning.ts'
import { panchangRow } from '../panchang/reference-row.ts'
import { panchangYear } from '../panchang/year.ts'
import { PRASHNA_DEFAULTS } from '../prashna/prashna.ts'
import { ENGLISH_HOROSCOPE } from '../words/en/horoscope.ts'
import { ENGLISH_KUNDLI } from '../words/en/index.ts'
import { ENGLISH_MATCH } from '../words/en/match.ts'
import { ENGLISH_MUHURTA } from '../words/en/muhurta.ts'
import { ENGLISH_PANCHANG } from '../words/en/panchang-festivals.ts'
import type { Message } from '../words/message.ts'
import { render } from '../words/render.ts'
import { advancedRows, prashnaRows, rectifyRows, transitRows } from './advanced-rows.ts'
import { BIRTH_FIELDS, KUNDLI_FIELDS, refuseUnknownOfPerson } from './fields.ts'
import type { Result } from './output.ts'
import { positionsRow } from './positions-row.ts'

type Command = {
  /** Defaults of every row; its own options replace them. */
  rules: Result
  prepare: () => Promise<(row: unknown) => Result>
}

/** The value of each row’s instant is in its column. */
const AYANAMSA_VALUE = { ayanamsaJ2000Degrees: ayanamsaAt('lahiri', 0), ayanamsaColumn: 'ayanamsa_lahiri_mean' }

/** Fields of a row of a place; the last few only go with it. */
const DAY_FIELDS = 'id lat lon tz name city place note'.split(' ')

async function panchangRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
    refuseUnknown(input, [...DAY_FIELDS, 'date'], 'row')
    const { lat, lon } = readSpot(input)
    const date = parseDate(input.date)
    return {
      lat,
      lon,
      tz: input.tz,
      date: input.date,
      ...panchangRow({ lat, lon, zone: zoneOf(zones, input.tz), date }),
    }
  }
}

const words = (message: Message) => render(message, ENGLISH_PANCHANG)
const named = <Given extends Observance>(observance: Given) => ({
  ...observance,
  name: words(nameOf(observance)),
  why: words(ruleOf(observance)),
  source: sourceOf(observance.id),
})

/** The product's own day, by the rules that the row asks for. */
async function almanacRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
    refuseUnknown(input, [...DAY_FIELDS, 'date', 'options'], 'row')
    const place = { ...readSpot(input), zone: zoneOf(zones, input.tz), options: input.options as PanchangOptions }
    const day = panchangDay({ ...place, date: input.date as string })
    return { ...day, observances: day.observances.map(named) }
  }
}

async function yearRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
    refuseUnknown(input, [...DAY_FIELDS, 'year', 'options'], 'row')
    const place = { ...readSpot(input), zone: zoneOf(zones, input.tz), options: input.options as PanchangOptions }
    const year = panchangYear({ ...place, year: input.year as number })
    return { ...year, observances: year.observances.map(named) }
  }
}

function chainOf(made: Kundli, at: number | undefined) {
  if (at === undefined) return { chain: null }
  const reach = dashaReach(made, at)
  return reach === 'within'
    ? { chain: dashaChain(made, at) }
    : { chain: null, chainReason: reach === 'before' ? 'before_the_birth' : 'after_the_periods' }
}

async function kundliRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
    refuseUnknown(input, KUNDLI_FIELDS, 'row')
    const made = kundli(readBirth(input, zones), readKundliOptions(input.options ?? {}))
    const at = input.at === undefined ? undefined : readInstant(input.at, 'at')
    const reading = readingOf(made, at).map(({ section, message }) => ({
      section,
      ...message,
      text: render(message, ENGLISH_KUNDLI),
    }))
    return { ...made, sadeSati: sadeSati(made), ...chainOf(made, at), reading }
  }
}

async function matchRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
    refuseUnknown(input, ['id', 'boy', 'girl', 'options', 'name', 'note'], 'row')
    const { boy, girl, options } = input
    refuseUnknownOfPerson(boy, 'boy')
    refuseUnknownOfPerson(girl, 'girl')
    const made = match(readSide(boy, 'boy', zones), readSide(girl, 'girl', zones), readPairOptions(options ?? {}))
    const reading = matchReading(made).map(({ message, ...line }) => ({
      ...line,
      ...message,
      text: render(message, ENGLISH_MATCH),
    }))
    return { ...made, reading }
  }
}

async function muhurtaRows() {
  const zones = await loadZones()
  const said = (finding: Finding) => ({ ...finding, text: render(finding.message, ENGLISH_MUHURTA) })
  return (row: unknown) => {
    const { id: _, name: __, city: ___, place: ____, note: _____, ...input } = readObject(row, 'row')
    refuseUnknown(input, MUHURTA_FIELDS, 'row')
    if (Array.isArray(input.people))
      for (const [i, person] of input.people.entries()) refuseUnknownOfPerson(person, `people.${i}`)
    const made = findMuhurta(readMuhurta(input, zones))
    const windows = made.windows.map((window) => ({ ...window, findings: window.findings.map(said) }))
    return { ...made, windows, days: made.days.map((day) => ({ ...day, forbidden: day.forbidden.map(said) })) }
  }
}

async function kpRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
    refuseUnknown(input, [...BIRTH_FIELDS, 'number'], 'row')
    const number = input.number === undefined ? null : readKpNumber(input.number)
    return kpChart(readBirth(input, zones), readKpOptions(input.options ?? {}), number)
  }
}

async function varshaRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
    refuseUnknown(input, [...BIRTH_FIELDS, 'years'], 'row')
    return varshaOf(readBirth(input, zones), readVarshaYears(input.years), readVarshaOptions(input.options ?? {}))
  }
}

/** Rows of one period, basis and zone share their sky. */
async function horoscopeRows() {
  const zones = await loadZones()
  const skies = new Map<string, SkySpan>()
  return (row: unknown) => {
    refuseUnknown(readObject(row, 'row'), 'id sign basis period date tz preset ayanamsa name note'.split(' '), 'row')
    const input = readHoroscope(row, zones)
    const { basis, period, span, zone, preset, ayanamsa } = input
    const name = [basis, period, span.first, zone.name, preset, ayanamsa].join()
    const sky = skies.get(name) ?? skyOf(input)
    skies.set(name, sky)
    const made = horoscope(input, sky)
    const offsetAtMs = (ms: number) => offsetAt(zone, ms).offsetSeconds * 1000
    const areas = made.areas.map(({ statements, ...area }) => ({
      ...area,
      statements: statements.map(({ tone, message }) => ({
        tone,
        ...message,
        text: render(message, ENGLISH_HOROSCOPE, { offsetAt: offsetAtMs }),
      })),
    }))
    return { ...made, tz: zone.name, areas }
  }
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  positions: {
    rules: { ayanamsa: 'lahiri', ...AYANAMSA_VALUE, positions: 'apparent', node: 'mean and true, each in its column' },
    prepare: async () => positionsRow,
  },
  panchang: {
    rules: {
      ayanamsa: 'lahiri',
      ...AYANAMSA_VALUE,
      positions: 'apparent',
      node: 'mean',
      sunrise: 'upper',
      moonrise: 'upper',
    },
    prepare: panchangRows,
  },
  almanac: { rules: { ...DEFAULT_RULES }, prepare: almanacRows },
  year: { rules: { ...DEFAULT_RULES }, prepare: yearRows },
  prashna: { rules: { ...PRASHNA_DEFAULTS }, prepare: prashnaRows },
  rectify: { rules: readKundliOptions({}), prepare: rectifyRows },
  muhurta: { rules: { ...DEFAULT_RULES }, prepare: muhurtaRows },
  kp: { rules: { ...KP_DEFAULTS }, prepare: kpRows },
  varsha: { rules: { ...VARSHA_DEFAULTS }, prepare: varshaRows },
  kundli: { rules: readKundliOptions({}), prepare: kundliRows },
  advanced: { rules: readKundliOptions({}), prepare: advancedRows },
  transits: { rules: readKundliOptions({}), prepare: transitRows },
  match: { rules: readPairOptions({}), prepare: matchRows },
  horoscope: { rules: { basis: 'moon', ayanamsa: 'lahiri', tz: 'Asia/Kolkata' }, prepare: horoscopeRows },
}
