import { trueAyanamsa } from 'drishti-jyotish/astronomy/ayanamsa.ts'
import { anglesAt, housesOf } from 'drishti-jyotish/astronomy/houses.ts'
import { skyAt } from 'drishti-jyotish/astronomy/sky.ts'
import type { Birth } from 'drishti-jyotish/birth.ts'
import { loadZones, readBirth } from 'drishti-jyotish/index.ts'
import { kpChart, readKpNumber, readKpOptions } from 'drishti-jyotish/kp/kp.ts'
import { anglesRising } from 'drishti-jyotish/kp/lagna-of-number.ts'
import { kpNumbers } from 'drishti-jyotish/kp/subs.ts'
import { beforeAll, expect, test } from 'vitest'

let birth: Birth
beforeAll(async () => {
  birth = readBirth({ local: '1990-05-01T10:30:00', lat: 13.08, lon: 80.27, tz: 'Asia/Kolkata' }, await loadZones())
})

const dms = (lon: number) => {
  const seconds = Math.round((lon % 30) * 3600)
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60].join(' ')
}
const refusal = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    const { code, field } = error as { code: string; field: string }
    return [code, field]
  }
  return null
}

test('the 249 numbers of Krishnamurti’s table (KP Reader 6)', () => {
  const numbers = kpNumbers()
  expect(numbers).toHaveLength(249)
  numbers.forEach(({ number, startLon: start, endLon: end, sign }, i) => {
    expect(number).toBe(i + 1)
    expect(start).toBeCloseTo(i === 0 ? 0 : numbers[i - 1]!.endLon, 9)
    expect(end).toBeGreaterThan(start)
    expect(sign).toBe(Math.floor((start + end) / 2 / 30))
  })
  expect(numbers.at(-1)?.endLon).toBeCloseTo(360, 9)
  // Rows of the printed table: number, degree within the sign, star, sub.
  const rows: [number, string, number, string, string][] = [
    [1, '0 0 0', 0, 'ketu', 'ketu'],
    [2, '0 46 40', 0, 'ketu', 'venus'],
    [10, '13 20 0', 0, 'venus', 'venus'],
    [22, '29 13 20', 0, 'sun', 'rahu'],
    [23, '0 0 0', 1, 'sun', 'rahu'],
    [28, '7 46 40', 1, 'sun', 'venus'],
    [31, '11 53 20', 1, 'moon', 'rahu'],
    [145, '29 26 40', 6, 'jupiter', 'moon'],
  ]
  for (const [number, degree, sign, star, sub] of rows) {
    const found = numbers[number - 1]!
    expect([number, dms(found.startLon), found.sign, found.star, found.sub]).toEqual([number, degree, sign, star, sub])
  }
})

test('the lagna of every number has its sign, star and sub, and the other cusps follow in order', () => {
  for (const number of kpNumbers()) {
    const { cusps, grahas } = kpChart(birth, {}, number)
    const [first] = cusps
    expect([first?.sign, first?.nakshatraLord, first?.subLord]).toEqual([number.sign, number.star, number.sub])
    const steps = cusps.map(({ lon }, i) => (cusps[(i + 1) % 12]!.lon - lon + 360) % 360)
    for (const step of steps) expect(step).toBeLessThan(60)
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360, 6)
    expect(grahas.every(({ house }) => house >= 1 && house <= 12)).toBe(true)
  }
})

test('a degree that rises gives the sky’s own angles back: at seven latitudes, on both sides of the equator', () => {
  for (const lat of [-55, -33.87, -1, 0, 13.08, 28.61, 60])
    for (let hour = 0; hour < 24; hour += 3) {
      const sky = skyAt(Date.UTC(2026, 10, 23, hour))
      const ayanamsa = trueAyanamsa('kp', sky)
      const real = anglesAt(sky, lat, 77.2, ayanamsa)
      const found = anglesRising(sky, { lat, lagna: real.asc, ayanamsa })
      const wanted = housesOf(real, 'placidus').starts
      housesOf(found, 'placidus').starts.forEach((cusp, i) => {
        expect(Math.abs(((cusp - wanted[i]! + 540) % 360) - 180)).toBeLessThan(1e-6)
      })
    }
})

test('significators: in the star of an occupant, the occupant, in the star of the owner, the owner (KP Reader 3)', () => {
  const { houses, significators, grahas, cusps } = kpChart(birth)
  const starOf = (graha: string) => grahas.find((each) => each.graha === graha)?.nakshatraLord
  for (const { house, owner, a, b, c, d } of houses) {
    expect(owner).toBe(cusps[house - 1]?.signLord)
    const occupants = grahas.filter((each) => each.house === house).map(({ graha }) => graha)
    expect(b).toEqual(occupants)
    expect(a).toEqual(grahas.filter(({ nakshatraLord }) => occupants.includes(nakshatraLord)).map(({ graha }) => graha))
    expect(c.every((graha) => starOf(graha) === owner)).toBe(true)
    expect(d).toEqual([owner])
  }
  for (const { graha, b, d } of significators) {
    expect(b).toEqual([grahas.find((each) => each.graha === graha)?.house])
    expect(d).toEqual(cusps.filter(({ signLord }) => signLord === graha).map(({ house }) => house))
  }
})

test('the ruling planets: lagna’s star and sign, Moon’s star and sign, the day from sunrise', async () => {
  const { ruling, cusps, grahas } = kpChart(birth)
  const moon = grahas.find(({ graha }) => graha === 'moon')
  expect(ruling).toMatchObject({
    lagnaStar: cusps[0]?.nakshatraLord,
    lagnaSign: cusps[0]?.signLord,
    moonStar: moon?.nakshatraLord,
    moonSign: moon?.signLord,
    // 1 May 1990 was a Tuesday.
    day: 'mars',
  })
  const early = { local: '1990-05-01T04:30:00', lat: 13.08, lon: 80.27, tz: 'Asia/Kolkata' }
  expect(kpChart(readBirth(early, await loadZones())).ruling.day).toBe('moon')
  // Of a question they are those of the moment.
  expect(kpChart(birth, {}, readKpNumber(200)).ruling).toEqual(ruling)
})

test('the rules are named; another ayanamsa moves the cusps; refusals name their field', () => {
  const own = kpChart(birth)
  expect(own.rules).toMatchObject({ ayanamsa: 'kp', node: 'mean', houses: 'placidus', housesUsed: 'placidus' })
  const lahiri = kpChart(birth, { ayanamsa: 'lahiri' })
  expect(own.cusps[0]!.lon - lahiri.cusps[0]!.lon).toBeCloseTo(0.0968, 3)
  expect(kpChart({ ...birth, lat: 70 }).rules.housesUsed).toBe('porphyry')
  expect(refusal(() => readKpNumber(250))).toEqual(['out_of_range', 'number'])
  expect(refusal(() => readKpNumber(1.5))).toEqual(['not_a_number', 'number'])
  expect(refusal(() => readKpNumber(undefined))).toEqual(['missing', 'number'])
  expect(refusal(() => readKpOptions({ houses: 'equal' }))).toEqual(['bad_choice', 'options.houses'])
  expect(refusal(() => kpChart({ ...birth, lat: 70 }, {}, readKpNumber(1)))).toEqual(['out_of_range', 'lat'])
})
