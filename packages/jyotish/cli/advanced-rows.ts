// The commands beyond a kundli's first page: advanced, transits, prashna, rectify.
import { advancedOf, kakshyasAt } from '../advanced/advanced.ts'
import { dashaStarts, readDashas } from '../advanced/dasha-starts.ts'
import { readTransitGrahas, TRANSIT_GRAHAS, transitSearch } from '../advanced/transit-search.ts'
import { offsetAt, zoneOf } from '../clock/zones.ts'
import { kundli, loadZones, readBirth, readKundliOptions } from '../index.ts'
import { readInstant, readObject, readSpot, refuseUnknown } from '../input.ts'
import { prashnaOf, readPrashnaHouse, readPrashnaOptions } from '../prashna/prashna.ts'
import { readRectification, rectificationOf } from '../rectification/rectification.ts'
import { BIRTH_FIELDS, KUNDLI_FIELDS } from './fields.ts'

export async function advancedRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
    refuseUnknown(input, KUNDLI_FIELDS, 'row')
    const made = kundli(readBirth(input, zones), readKundliOptions(input.options ?? {}))
    const kakshyas = input.at === undefined ? null : kakshyasAt(made, readInstant(input.at, 'at'))
    return { ...advancedOf(made), kakshyas }
  }
}

export async function transitRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
    refuseUnknown(input, [...BIRTH_FIELDS, 'from', 'to', 'grahas', 'dashas'], 'row')
    const made = kundli(readBirth(input, zones), readKundliOptions(input.options ?? {}))
    const grahas = input.grahas === undefined ? TRANSIT_GRAHAS : readTransitGrahas(input.grahas)
    const span = { from: readInstant(input.from, 'from'), to: readInstant(input.to, 'to') }
    const dashas = input.dashas === undefined ? [] : readDashas(input.dashas)
    const events = transitSearch(made, { ...span, grahas })
    return { rules: made.rules, events, dashas: dashaStarts(made, { ...span, dashas }) }
  }
}

export async function prashnaRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
    refuseUnknown(input, 'id at lat lon tz house options name place note'.split(' '), 'row')
    const ms = readInstant(input.at, 'at')
    const { offsetSeconds } = offsetAt(zoneOf(zones, input.tz), ms)
    const house = readPrashnaHouse(input.house)
    return prashnaOf({
      moment: { ...readSpot(input), ms, offsetSeconds },
      house,
      options: readPrashnaOptions(input.options ?? {}),
    })
  }
}

export async function rectifyRows() {
  const zones = await loadZones()
  return (row: unknown) => {
    const input = readObject(row, 'row')
    refuseUnknown(input, [...BIRTH_FIELDS, 'minutes', 'step', 'events'], 'row')
    const rules = readKundliOptions(input.options ?? {})
    return rectificationOf({ birth: readBirth(input, zones), rules, ...readRectification(input) })
  }
}
