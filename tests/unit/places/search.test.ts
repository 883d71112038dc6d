/** @module-tag property */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { runs } from '#tests/support/books/property-runs.ts'
import { fold } from '#workers/contract/places/fold.ts'
import { type Place, placeLabel } from '#workers/contract/places/place.ts'
import { createPlaceSearch } from '#workers/contract/places/search.ts'
import { type IndexFile, readShard } from '#workers/contract/places/shards.ts'
import { nodePath } from '../../../scripts/lib/run.mjs'
import { readOtherNames } from '../../../scripts/places/other-names.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = path.join(root, 'public/places')
const read: string[] = []
const load = (file: string) => JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
const places = createPlaceSearch({
  read: async (file) => {
    read.push(file)
    return load(file)
  },
})
let index: IndexFile

beforeAll(() => {
  // At once when the build has made them.
  execFileSync(nodePath(), ['scripts/places/build.ts'], { cwd: root })
  index = load('index.json')
})

const first = async (text: string) => {
  const [place] = await places.search(text)
  return place && placeLabel(place)
}

test('at least 100,000 places, with zones that exist', () => {
  expect(index.places).toBeGreaterThan(100_000)
  const zones = new Set(
    readdirSync(path.join(folder, index.version)).flatMap((file) => load(`${index.version}/${file}`).zones as string[]),
  )
  for (const zone of zones) expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow()
  expect(zones.size).toBeGreaterThan(300)
  expect([...zones].filter((zone) => /Calcutta|Katmandu|Saigon|Rangoon|Kiev/.test(zone))).toEqual([])
})

test('a lookup costs at most 20 KB, index included', () => {
  const sizes = readdirSync(path.join(folder, index.version)).map(
    (file) => statSync(path.join(folder, index.version, file)).size,
  )
  const indexSize = statSync(path.join(folder, 'index.json')).size
  expect(Math.max(...sizes) + indexSize).toBeLessThanOrEqual(20_000)
})

test('the first letters already give the big cities', async () => {
  const names = async (text: string) => (await places.search(text)).map(({ name }) => name)
  expect((await names('m')).slice(0, 3)).toContain('Mumbai')
  expect((await names('de'))[0]).toBe('Delhi')
  expect(await names('new d')).toContain('New Delhi')
  expect((await names('vara'))[0]).toBe('Varanasi')
  expect((await names('lon'))[0]).toBe('London')
  expect((await names('new y'))[0]).toBe('New York City')
})

test('accents, case and punctuation do not count', async () => {
  expect(await first('SAO PAULO')).toBe('São Paulo, São Paulo, Brazil')
  expect(await first('zurich')).toBe('Zürich, Zurich, Switzerland')
  expect(await first("xi'an")).toMatch(/^Xi.?an, Shaanxi, China$/)
  expect(await first('lodz')).toMatch(/^Łódź, /)
  expect(await first('  new   delhi ')).toBe('New Delhi, Delhi, India')
})

test('a later word of a name finds it, after those that begin so', async () => {
  const found = (await places.search('york')).map(({ name }) => name)
  expect(found).toContain('New York City')
  expect(found[0]).toBe('York')
})

test('region and country narrow the search, with or without a comma', async () => {
  expect(await first('Springfield, Illinois')).toBe('Springfield, Illinois, United States')
  expect(await first('paris texas')).toBe('Paris, Texas, United States')
  expect(await first('hyderabad pakistan')).toBe('Hyderabad, Sindh, Pakistan')
  expect(await first('hyderabad, india')).toBe('Hyderabad, Telangana, India')
  expect(await first('salem, in')).toBe('Salem, Tamil Nadu, India')
})

test('nothing found is an empty list; no text reads no file', async () => {
  expect(await places.search('qqqzzzqqq')).toEqual([])
  expect(await places.search('  , ')).toEqual([])
  expect(await places.resolve('no-such-place-anywhere')).toBeNull()
  expect(await places.resolve('')).toBeNull()
})

test('every former or other name leads to its place, and says so', async () => {
  const names = readOtherNames()
  expect(names.length).toBeGreaterThanOrEqual(300)
  const lost: string[] = []
  for (const { name, target } of names) {
    const [wanted = ''] = target.split(', ')
    const country = target.split(', ').at(-1)
    const found = await places.search(name)
    const hit = found.find((place) => fold(place.name) === fold(wanted) && place.country === country)
    if (!hit) lost.push(`${name} → ${target}: ${found.slice(0, 3).map(placeLabel).join('; ')}`)
  }
  expect(lost).toEqual([])
  const [mumbai] = await places.search('bombay')
  expect(mumbai).toMatchObject({ name: 'Mumbai', also: 'Bombay', tz: 'Asia/Kolkata' })
})

test('a misspelling finds the city and is not shown', async () => {
  const [bengaluru] = await places.search('banglore')
  expect(bengaluru).toMatchObject({ name: 'Bengaluru' })
  expect(bengaluru).not.toHaveProperty('also')
  expect((await places.search('calcu'))[0]).toMatchObject({ name: 'Kolkata', also: 'Calcutta' })
  expect(await first('banglore, india')).toBe('Bengaluru, Karnataka, India')
})

test('the names a person asks first give the expected city first', async () => {
  const expected = {
    bombay: 'Mumbai',
    benares: 'Varanasi',
    kashi: 'Varanasi',
    calcutta: 'Kolkata',
    madras: 'Chennai',
    poona: 'Pune',
    baroda: 'Vadodara',
    trivandrum: 'Thiruvananthapuram',
    peking: 'Beijing',
    leningrad: 'Saint Petersburg',
    saigon: 'Ho Chi Minh City',
    constantinople: 'Istanbul',
    allahabad: 'Prayagraj',
    goa: 'Panjim',
    वाराणसी: 'Varanasi',
  }
  for (const [asked, name] of Object.entries(expected))
    expect([asked, (await places.search(asked))[0]?.name]).toEqual([asked, name])
})

test('positions have at least three decimals, zones follow the country at borders', async () => {
  const varanasi = (await places.resolve('varanasi')) as Place
  expect([varanasi.lat, varanasi.lon]).toEqual([25.3167, 83.0104])
  for (const [name, zone] of [
    ['amritsar', 'Asia/Kolkata'],
    ['raxaul', 'Asia/Kolkata'],
    ['hanoi', 'Asia/Bangkok'],
    ['odesa', 'Europe/Kyiv'],
    ['buenos aires', 'America/Argentina/Buenos_Aires'],
    ['urumqi', 'Asia/Urumqi'],
    ['kathmandu', 'Asia/Kathmandu'],
  ] as const)
    expect([name, (await places.resolve(name))?.tz]).toEqual([name, zone])
})

test('places along the line of dates and research stations are found, with their zones', async () => {
  const expected = {
    kiritimati: ['Kiritimati, Line Islands, Kiribati', 'Pacific/Kiritimati'],
    'christmas island kiribati': ['Kiritimati, Line Islands, Kiribati', 'Pacific/Kiritimati'],
    'flying fish cove': ['Flying Fish Cove, Christmas Island', 'Indian/Christmas'],
    'london village': ['London Village, Line Islands, Kiribati', 'Pacific/Kiritimati'],
    'canton island': ['Kanton, Phoenix Islands, Kiribati', 'Pacific/Kanton'],
    'midway atoll': ['Midway Atoll, Midway Islands, U.S. Outlying Islands', 'Pacific/Midway'],
    'chatham islands': ['Waitangi, Chatham Islands, New Zealand', 'Pacific/Chatham'],
    kwajalein: ['Kwajalein, Kwajalein Atoll, Marshall Islands', 'Pacific/Kwajalein'],
    ebeye: ['Ebaye, Kwajalein Atoll, Marshall Islands', 'Pacific/Kwajalein'],
    'weno chuuk': ['Weno, Chuuk, Micronesia', 'Pacific/Chuuk'],
    'kolonia town': ['Kolonia Town, Pohnpei State, Micronesia', 'Pacific/Pohnpei'],
    rongelap: ['Rongelap, Rongelap Atoll, Marshall Islands', 'Pacific/Majuro'],
    fakaofo: ['Fale old settlement, Fakaofo, Tokelau', 'Pacific/Fakaofo'],
    'little diomede': ['Diomede, Alaska, United States', 'America/Nome'],
    'lord howe': ['Lord Howe Island, New South Wales, Australia', 'Australia/Lord_Howe'],
    eucla: ['Eucla, Western Australia, Australia', 'Australia/Eucla'],
    mcmurdo: ['McMurdo Station, Ross Island, Antarctica', 'Antarctica/McMurdo'],
    'south pole': ['Amundsen-Scott South Pole Station, Antarctica', 'Antarctica/South_Pole'],
    'vostok station': ['Vostok Station, Antarctica', 'Antarctica/Vostok'],
    'troll station': ['Troll Station, Queen Maud Land, Antarctica', 'Antarctica/Troll'],
  }
  const answers = await Promise.all(
    Object.keys(expected).map(async (text) => {
      const [place] = await places.search(text)
      return [text, place && [placeLabel(place), place.tz]]
    }),
  )
  expect(Object.fromEntries(answers)).toEqual(expected)
  // The island in Kiribati and the one of Australia share their name: both are offered.
  const both = (await places.search('christmas island')).map(({ tz }) => tz)
  expect(both).toEqual(expect.arrayContaining(['Pacific/Kiritimati', 'Indian/Christmas']))
  const [kiritimati] = await places.search('kiritimati')
  const today = (zone = '') =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(1_795_000_000_000)
  expect([today(kiritimati?.tz), today('Pacific/Honolulu')]).toEqual(['2026-11-19', '2026-11-18'])
})

test('coordinates are a place with a zone', async () => {
  expect(await places.search('25.3176, 82.9739')).toMatchObject([
    { id: '25.3176,82.9739', name: '25.3176° N, 82.9739° E', tz: 'Asia/Kolkata' },
  ])
  expect(await places.resolve('40°42\'46"N 74°0\'22"W')).toMatchObject({
    lat: 40.7128,
    lon: -74.0061,
    tz: 'America/New_York',
  })
  expect(await places.resolve('95, 10')).toBeNull()
})

test('an id and a label find the very same place again, for any place', async () => {
  const files = readdirSync(path.join(folder, index.version)).filter((file) => !file.startsWith('top'))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...files), fc.nat(), async (file, at) => {
      const entries = readShard(load(`${index.version}/${file}`))
      const { place } = entries[at % entries.length]!
      const { also: _, ...same } = place
      expect(await places.resolve(place.id)).toMatchObject(same)
      // Places of one name in one region share their label; an id tells them apart.
      if (!/-\d+$/.test(place.id)) expect(await places.resolve(placeLabel(place))).toMatchObject(same)
    }),
    { numRuns: runs(2000) },
  )
})

test('any input answers with matching places, each once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 40, unit: 'grapheme' }), async (text) => {
      const found = await places.search(text)
      expect(found.length).toBeLessThanOrEqual(8)
      expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
    }),
  )
})

test('a new version of the files is noticed: the index is read afresh', async () => {
  let live = 'old'
  const stale = createPlaceSearch({
    read: async (file, fresh) => {
      if (file === 'index.json') return { ...index, version: fresh ? live : 'old' }
      if (!file.startsWith(live)) throw new Error('404')
      return load(file.replace(live, index.version))
    },
  })
  expect((await stale.search('delhi'))[0]?.name).toBe('Delhi')
  live = 'new'
  expect((await stale.search('varanasi'))[0]?.name).toBe('Varanasi')
})
