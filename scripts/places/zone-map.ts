// Takes the map of time zones out of tz-lookup (CC0), whose package has it within its code, so that it can be a file of the site.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { ZoneMap } from '../../workers/contract/places/zone-map.ts'

/** tests/unit/places/zone-map.test.ts compares what it finds with the package. */
export function readZoneMap(): ZoneMap {
  const file = createRequire(import.meta.url).resolve('@photostructure/tz-lookup')
  const code = readFileSync(file, 'utf8')
  const [, cells] = /\b\w="([^"\\]{10000,})"/.exec(code) ?? []
  const [, zones] = /\b\w=(\["Africa\/[^\]]*\])/.exec(code) ?? []
  if (!cells || !zones) throw new Error(`${file} has no map of time zones where this version has it.`)
  return { cells, zones: JSON.parse(zones) }
}
