import { readFileSync } from 'node:fs'
import { loadZones } from '../../packages/jyotish/clock/zones.ts'
import type { Named } from './gazetteer.ts'

/** The places of extra-places.txt; their zones stand there, because maps of zones are coarse at sea and at the poles. */
export async function readExtraPlaces(countryName: (code: string) => string): Promise<Named[]> {
  const zones = await loadZones()
  const lines = readFileSync(new URL('extra-places.txt', import.meta.url), 'utf8').split('\n')
  return lines
    .filter((line) => line.trim() && !line.startsWith('#'))
    .map((line) => {
      const [name = '', region = '', countryCode = '', lat, lon, tz = '', population] = line
        .split(';')
        .map((part) => part.trim())
      const place = {
        name,
        region,
        country: countryName(countryCode),
        countryCode,
        lat: Number(lat),
        lon: Number(lon),
        tz,
      }
      if (!zones.find(tz) || !Number.isFinite(place.lat + place.lon)) throw new Error(`extra-places.txt: ${line}`)
      return { ...place, population: Number(population), older: null, n: 1 }
    })
}
