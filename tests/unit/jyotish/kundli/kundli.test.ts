import {
  birthOf,
  dashaChain,
  dashaReach,
  kundli,
  readBirth,
  sadeSati,
  saturnReach,
  subPeriods,
  transitsOver,
} from 'drishti-jyotish/index.ts'
import { VARGAS, vargaSign } from 'drishti-jyotish/kundli/vargas.ts'
import { GRAHAS, SEVEN } from 'drishti-jyotish/zodiac.ts'
import { expect, test } from 'vitest'
import { panchangRows, positionRows, worstArcseconds } from '../reference.ts'

const first = positionRows[0]!
const chennai = readBirth({ utc: first.utc, lat: first.lat, lon: first.lon })
const lonOf = (made: ReturnType<typeof kundli>, graha: string) => made.grahas.find((row) => row.graha === graha)!.lon
const column = (graha: string) => graha[0]!.toUpperCase() + graha.slice(1)

test('grahas, nodes and lagna of every reference birth, within the stated bound', () => {
  const made = new Map(positionRows.map((row) => [row.id, kundli(readBirth(row))]))
  for (const graha of SEVEN)
    expect(
      worstArcseconds(
        positionRows,
        (row) => lonOf(made.get(row.id)!, graha),
        (row) => row.lon_sid[column(graha)]!,
      ),
    ).toBeLessThan(1)
  for (const row of positionRows) {
    const { lagna, vimshottari, avakahada } = made.get(row.id)!
    expect(lagna.sign).toBe(Math.floor(row.asc_sid / 30))
    expect(column(vimshottari.birthLord)).toBe(row.vim_lord)
    expect(vimshottari.balanceYears).toBeCloseTo(row.vim_balance_years, 4)
    expect([avakahada.nakshatra, avakahada.pada]).toEqual([row.moon_nakshatra, row.moon_pada])
  }
})

test('a result names the rules that made it', () => {
  const made = kundli(chennai, { node: 'true', houses: 'placidus', yearDays: 360 })
  expect(made.engine.version).toMatch(/^\d+\.\d+\.\d+$/)
  expect(made.rules).toMatchObject({ ayanamsa: 'lahiri', node: 'true', houses: 'placidus', housesUsed: 'placidus' })
  expect(made.rules.ayanamsaDegrees).toBeCloseTo(first.ayanamsa_lahiri_mean, 6)
  expect(lonOf(made, 'rahu')).toBeCloseTo(first.lon_sid.RahuTrue!, 3)
  const tromso = kundli(readBirth({ utc: first.utc, lat: 69.65, lon: 18.96 }), { houses: 'placidus' })
  expect(tromso.rules.housesUsed).toBe('porphyry')
})

test('each ayanamsa moves every graha by the same angle', () => {
  const lahiri = kundli(chennai)
  for (const ayanamsa of ['raman', 'kp', 'fagan', 'yukteshwar'] as const) {
    const other = kundli(chennai, { ayanamsa })
    const away = lahiri.rules.ayanamsaDegrees - other.rules.ayanamsaDegrees
    for (const graha of GRAHAS)
      expect((lonOf(other, graha) - lonOf(lahiri, graha) - away + 540) % 360).toBeCloseTo(180, 9)
  }
})

test('true positions: the Sun stands 20″ ahead of where he is seen', () => {
  const seen = lonOf(kundli(chennai), 'sun')
  expect((lonOf(kundli(chennai, { positions: 'true' }), 'sun') - seen) * 3600).toBeCloseTo(20.6, 0)
})

test('sixteen vargas with houses from their own lagna, and the variants', () => {
  const made = kundli(chennai)
  expect(made.vargas.map(({ varga }) => varga)).toEqual([...VARGAS])
  for (const { varga, lagna, signs, houses } of made.vargas)
    for (const graha of GRAHAS) {
      expect(signs[graha]).toBe(vargaSign(varga, lonOf(made, graha)))
      expect(houses[graha]).toBe(((signs[graha] - lagna + 12) % 12) + 1)
    }
  const other = kundli(chennai, { d2: 'parivritti', d24: 'reversed', d60: 'mesha' })
  const changed = made.vargas.filter(({ signs }, i) => GRAHAS.some((g) => signs[g] !== other.vargas[i]!.signs[g]))
  expect(changed.map(({ varga }) => varga)).toEqual([2, 24, 60])
})

test('the birth panchang is that of the reference days at their sunrises', () => {
  for (const row of panchangRows.filter(({ lat }) => Math.abs(lat) < 60)) {
    const utc = new Date(Date.parse(row.sunrise_m50!) + 1000).toISOString()
    const { panchang } = kundli(readBirth({ utc, lat: row.lat, lon: row.lon }))
    expect([row.id, panchang.vara]).toEqual([row.id, row.weekday])
    expect(panchang.nakshatra.index).toBe(row.nakshatra)
    expect([panchang.paksha, panchang.adhika]).toEqual([row.paksha, row.adhika])
    if (!row.kshaya_month)
      expect([panchang.amantaMonth, panchang.purnimantaMonth]).toEqual([row.amanta_month, row.purnimanta_month])
  }
})

test('before sunrise the vara is that of the day before', async () => {
  const place = { lat: 19.076, lon: 72.8777 }
  const early = kundli(await birthOf({ local: '2024-01-15T05:00', tz: 'Asia/Kolkata', ...place }))
  const late = kundli(await birthOf({ local: '2024-01-15T09:00', tz: 'Asia/Kolkata', ...place }))
  expect(early.panchang).toMatchObject({ vara: 0, varaLord: 'sun', beforeSunrise: true, isDay: false })
  expect(late.panchang).toMatchObject({ vara: 1, varaLord: 'moon', beforeSunrise: false, isDay: true })
  expect(late.birth).toMatchObject({ local: '2024-01-15T09:00:00', zone: 'Asia/Kolkata', offsetSeconds: 19_800 })
})

test('the hora: the lord of the weekday holds the first hour of its day', () => {
  const { panchang } = kundli(chennai)
  const sunrise = new Date(panchang.sunrise + 60_000).toISOString()
  const made = kundli(readBirth({ utc: sunrise, lat: chennai.lat, lon: chennai.lon }))
  expect(made.panchang.horaLord).toBe(made.panchang.varaLord)
})

test('where the Sun does not rise, mean hours replace the hours and are flagged', () => {
  const made = kundli(readBirth({ utc: '2024-12-21T12:00:00Z', lat: 78.22, lon: 15.65 }))
  expect(made.panchang.polar).toBe(true)
  expect(made.panchang.nextSunrise - made.panchang.sunrise).toBe(86_400_000)
})

test('the chain of five dashas holds the instant, each inside the one above', () => {
  const made = kundli(chennai)
  const at = Date.UTC(2011, 5, 6)
  const chain = dashaChain(made, at)
  expect(chain.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5])
  chain.forEach((period, i) => {
    expect(period.start).toBeLessThanOrEqual(at)
    expect(period.end).toBeGreaterThan(at)
    if (i > 0) expect(subPeriods('vimshottari', chain[i - 1]!)).toContainEqual(period)
  })
})

test('an uncertain hour names what rests on it', () => {
  const sure = kundli(chennai)
  const unsure = kundli({ ...chennai, uncertaintyMinutes: 720 })
  expect(sure.uncertainty.changes).toEqual([])
  expect(unsure.uncertainty.changes).toEqual(expect.arrayContaining(['lagna', 'lagna_navamsa', 'moon_pada']))
})

test('shadbala sums its parts, ashtakavarga its 337 points', () => {
  const { shadbala, ashtakavarga } = kundli(chennai)
  for (const planet of SEVEN) {
    const { sthana, kala, rupas, dig, yuddha, cheshta, naisargika, drik } = shadbala[planet]
    const parts = [...Object.values(sthana), ...Object.values(kala), dig, yuddha, cheshta, naisargika, drik]
    expect(rupas * 60).toBeCloseTo(
      parts.reduce((sum, part) => sum + part, 0),
      6,
    )
    expect(rupas).toBeGreaterThan(2)
    expect(rupas).toBeLessThan(14)
  }
  expect(ashtakavarga.sarva.reduce((sum, points) => sum + points, 0)).toBe(337)
})

test('Saturn over a life, and the grahas of a day over the birth chart', () => {
  const made = kundli(chennai)
  const { rounds, periods } = sadeSati(made)
  expect(rounds.length).toBeGreaterThanOrEqual(3)
  for (const { house } of periods) expect([12, 1, 2, 4, 8]).toContain(house)
  const rows = transitsOver(made, chennai.ms)
  expect(rows.map(({ fromLagna }) => fromLagna)).toEqual(made.grahas.map(({ house }) => house))
})

test('a birth long ago is past the periods of every dasha and the hundred years of Saturn', () => {
  const made = kundli(readBirth({ utc: '1869-10-02T02:33:36Z', lat: 21.6422, lon: 69.6093 }))
  const now = Date.UTC(2026, 10, 21)
  expect(dashaChain(made, now)).toEqual([])
  expect(dashaReach(made, now)).toBe('after')
  expect(dashaReach(made, now, 'yogini')).toBe('after')
  expect(saturnReach(made, now)).toBe('after')
  const then = Date.UTC(1948, 0, 30)
  expect([dashaReach(made, then), saturnReach(made, then)]).toEqual(['within', 'within'])
  // The first maha began before the birth, but nobody lived in it then.
  const before = made.birth.ms - 86_400_000
  expect(before).toBeGreaterThan(made.vimshottari.periods[0]!.start)
  expect(dashaChain(made, before)).toEqual([])
  expect([dashaReach(made, before), saturnReach(made, before)]).toEqual(['before', 'before'])
})
