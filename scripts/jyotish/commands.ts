// The commands: each prepares what it needs once and then answers row by row.

import { readBirth } from '../../workers/jyotish/birth.ts'
import { parseDate } from '../../workers/jyotish/civil.ts'
import { loadZones, match, readSide } from '../../workers/jyotish/index.ts'
import { readInstant, readObject, readSpot } from '../../workers/jyotish/input.ts'
import { kundli } from '../../workers/jyotish/kundli/kundli.ts'
import { dashaChain, sadeSati } from '../../workers/jyotish/kundli/life.ts'
import { readKundliOptions } from '../../workers/jyotish/kundli/options.ts'
import { readPairOptions } from '../../workers/jyotish/match/sides.ts'
import { panchangRow } from '../../workers/jyotish/panchang/row.ts'
import { zoneOf } from '../../workers/jyotish/zones.ts'
import type { Result } from './output.ts'
import { positionsRow } from './positions-row.ts'

type Command = {
  /** What holds for every row unless its options say otherwise. */
  rules: Result
  prepare: () => Promise<(row: unknown) => Result>
}

async function panchangRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
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

async function kundliRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
    const made = kundli(readBirth(input, zones), readKundliOptions(input.options ?? {}))
    const chain = input.at === undefined ? null : dashaChain(made, readInstant(input.at, 'at'))
    return { ...made, sadeSati: sadeSati(made), chain }
  }
}

async function matchRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const { boy, girl, options } = readObject(row, 'row')
    return match(readSide(boy, 'boy', zones), readSide(girl, 'girl', zones), readPairOptions(options ?? {}))
  }
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  positions: {
    rules: { ayanamsa: 'lahiri', positions: 'apparent', node: 'both' },
    prepare: async () => positionsRow,
  },
  panchang: {
    rules: { ayanamsa: 'lahiri', positions: 'apparent', sunrise: 'upper', moonrise: 'upper' },
    prepare: panchangRows,
  },
  kundli: { rules: readKundliOptions({}), prepare: kundliRows },
  match: { rules: readPairOptions({}), prepare: matchRows },
}
