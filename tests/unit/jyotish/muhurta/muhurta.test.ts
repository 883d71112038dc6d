import type { ZoneTable } from 'drishti-jyotish/clock/zones.ts'
import { findMuhurta, loadZones, PURPOSES, panchangDay, readMuhurta, zoneOf } from 'drishti-jyotish/index.ts'
import { pointsOf } from 'drishti-jyotish/muhurta/findings.ts'
import { panchakaOf } from 'drishti-jyotish/muhurta/lagna.ts'
import { LEFT_OUT_PADAS } from 'drishti-jyotish/muhurta/limbs.ts'
import { taraFinding } from 'drishti-jyotish/muhurta/persons.ts'
import { ASKS } from 'drishti-jyotish/muhurta/purposes.ts'
import { taraOf } from 'drishti-jyotish/panchang/balas.ts'
import { ENGLISH_MUHURTA } from 'drishti-jyotish/words/en/muhurta.ts'
import { render } from 'drishti-jyotish/words/render.ts'
import { beforeAll, expect, test } from 'vitest'
import { muhurtaTexts } from '#app/screens/muhurta/muhurta-text.ts'
import { refusing } from '#workers/api/tools/tools-errors.ts'
import { wireErrorOf } from '#workers/contract/errors/errors.ts'

let zones: ZoneTable
beforeAll(async () => {
  zones = await loadZones()
})

const DELHI = { lat: 28.6139, lon: 77.209, tz: 'Asia/Kolkata' }
const YEAR = { from: '2026-01-01', to: '2026-12-31' }
const searchAnew = (asked: object) =>
  findMuhurta(readMuhurta({ ...DELHI, ...YEAR, purpose: 'marriage', ...asked }, zones))
const known = new Map<string, ReturnType<typeof findMuhurta>>()
/** A year takes seconds: several tests look at the same one. */
function search(asked: object) {
  const key = JSON.stringify(asked)
  const found = known.get(key) ?? searchAnew(asked)
  known.set(key, found)
  return found
}
const refusal = (asked: object) => {
  try {
    searchAnew(asked)
  } catch (error) {
    const { code, field } = error as { code: string; field: string }
    return [code, field]
  }
  return null
}

test('the nakshatras of a marriage are those of the verse "rohini dvaya pitrya arka svati nairrita pushan, uttara maitram"', () => {
  // Rohini and the next, Magha, Hasta, Swati, Mula, Revati, the three Uttaras, Anuradha.
  const verse = [4, 5, 10, 13, 15, 19, 27, 12, 21, 26, 17]
  expect([...ASKS.marriage.bestStars].sort()).toEqual(verse.sort())
  // "pitryasyadya caturbhage mulasyadye … revatyantima pade": the first of Magha and of Mula, the last of Revati.
  expect(LEFT_OUT_PADAS).toEqual({ 10: 1, 19: 1, 27: 4 })
})

test('panchaka: tithi, weekday, star and lagna by nine; 1 mrityu, 2 agni, 4 raja, 6 chora, 8 roga (Raman, ch. 3)', () => {
  const rests = Array.from({ length: 9 }, (_, rest) => panchakaOf({ tithi: rest + 7, weekday: 0, star: 9, lagna: 0 }))
  expect(rests).toEqual([null, 'mrityu', 'agni', null, 'raja', null, 'chora', null, 'roga'])
})

// B.V. Raman, Muhurtha, on tara bala (quoted at jyotisha-shala.blogspot.com, 2006): a man born in Ashwini sets out under
// Shravana, his 22nd star; by nine 4 are left: kshema, and the strength is good.
test('a journey under Shravana of a man born in Ashwini has the tara kshema, which helps', () => {
  expect(taraOf(1, 22)).toBe(4)
  const { rule, message, points } = taraFinding({ who: 1, nakshatra: 1, sign: 0 }, 22)
  expect([rule, message.params.tara]).toEqual(['tara_good', 'panchang.tara.kshema'])
  expect(points).toBeGreaterThan(0)
})

// Wedding days of 2025 as an almanac-maker printed them (Vishnu Rajoria, Bhopal, in mpsamachar.in): those of the first three
// months. Ours leaves out Tuesdays (MC 6) and may see no window of a quarter of an hour; on most of the rest one is open.
test('on most printed wedding days of January to March 2025 a window is open at Bhopal', () => {
  const printed = [
    ...[16, 17, 18, 19, 20, 21, 23, 24, 26, 27].map((day) => `2025-01-${day}`),
    ...['02', '03', '06', '07', 12, 13, 14, 15, 16, 18, 19, 21, 23, 25].map((day) => `2025-02-${day}`),
    ...['01', '02', '06', '07', 12].map((day) => `2025-03-${day}`),
  ]
  const bhopal = { lat: 23.2599, lon: 77.4126, tz: 'Asia/Kolkata' }
  const { days } = search({ ...bhopal, from: '2025-01-01', to: '2025-03-31', limit: 500 })
  const open = new Set(days.filter(({ windows }) => windows > 0).map(({ date }) => date))
  const gentle = printed.filter((date) => new Date(date).getUTCDay() !== 2)
  expect(gentle.filter((date) => open.has(date)).length).toBeGreaterThan(gentle.length * 0.6)
  // Before the Sun left Dhanu, and once he stands in Mina, neither has any.
  expect([...open].filter((date) => date < '2025-01-14' || date > '2025-03-14')).toEqual([])
})

test('a marriage keeps to the Sun’s signs of Muhurta Chintamani 6.13, and of Mithuna to a third of Ashadha', () => {
  const { days } = search({})
  const open = days.filter(({ windows }) => windows > 0).map(({ date }) => date)
  expect(open.length).toBeGreaterThan(20)
  const zone = zoneOf(zones, DELHI.tz)
  for (const date of open) {
    const { sunSigns, month, tithis } = panchangDay({ ...DELHI, zone, date })
    expect([0, 1, 2, 7, 9, 10], date).toContain(sunSigns[0]?.sign)
    expect(month.adhika, date).toBe(false)
    if (sunSigns[0]?.sign === 2 && month.amanta === 4) expect(tithis[0]?.index, date).toBeLessThanOrEqual(10)
  }
  // Jyeshtha is doubled in 2026: 17 May to 15 June.
  expect(open.filter((date) => date >= '2026-05-17' && date <= '2026-06-15')).toEqual([])
  expect(days.find(({ date }) => date === '2026-05-20')?.forbidden.map(({ rule }) => rule)).toContain('adhika_month')
  // From Devshayani (25 July) to Devutthana (20 November) nobody marries, nor in Dhanu (from 16 December).
  expect(open.filter((date) => date > '2026-07-25' && date < '2026-11-20')).toEqual([])
  expect(open.filter((date) => date > '2026-12-16')).toEqual([])
  expect(days.find(({ date }) => date === '2026-12-20')?.forbidden[0]).toMatchObject({
    rule: 'sun_sign',
    effect: 'forbids',
    source: 'MC 6.13',
  })
})

test.each(PURPOSES)('%s: what the almanac forbids is in no window', (purpose) => {
  const { windows, days } = search({ purpose, from: '2026-02-01', to: '2026-03-31', limit: 500 })
  expect(days).toHaveLength(59)
  expect(windows.length).toBeGreaterThan(5)
  const zone = zoneOf(zones, DELHI.tz)
  for (const { date, start, end, nakshatra, tithi, lagna, moonSign, findings } of windows) {
    const day = panchangDay({ ...DELHI, zone, date })
    const at = (start + end) / 2
    const holds = (span: { start: number; end: number }) => span.start <= at && at < span.end
    expect(end - start).toBeGreaterThanOrEqual(12 * 60_000)
    expect(day.tithis.find(holds)?.index).toBe(tithi)
    expect(day.nakshatras.find(holds)?.index).toBe(nakshatra)
    expect(day.risingSigns.find(holds)?.sign).toBe(lagna)
    // No change of the Moon's sign falls into a window: her houses are those of all of it.
    expect(day.moonSigns.find(holds)?.sign).toBe(moonSign)
    for (const stay of day.moonSigns) expect(stay.start > start + 1000 && stay.start < end - 1000).toBe(false)
    expect([4, 9, 14, 19, 24, 29, 30]).not.toContain(tithi)
    expect(day.karanas.find(holds)?.vishti).toBe(false)
    expect(day.yogas.find(holds)?.inauspicious).toBeNull()
    const bad = [...(day.muhurtas.day ?? []), ...(day.muhurtas.night ?? [])].filter(
      ({ id }) => id === 'rahu_kala' || id === 'dur_muhurta',
    )
    // The search and the day read two almanacs: their instants differ by less than a hundredth of a millisecond.
    for (const span of [...bad, ...day.varjyam]) expect(start + 1 < span.end && end - 1 > span.start).toBe(false)
    const kind = day.panchakaRahita.find(holds)?.kind
    expect(findings.some(({ rule }) => rule === 'panchaka')).toBe(kind !== null)
  }
})

test('the score is the share of the points, and the best come first', { tags: ['long'] }, () => {
  const { windows, bestPoints, found } = search({ purpose: 'vehicle', limit: 500 })
  expect(windows.length).toBe(Math.min(found, 500))
  windows.forEach(({ findings, points, score }, i) => {
    expect(points).toBe(findings.reduce((sum, { rule }) => sum + pointsOf(rule), 0))
    expect(score).toBe(Math.min(100, Math.round((100 * points) / bestPoints)))
    expect(points).toBeLessThanOrEqual(windows[i - 1]?.points ?? 99)
    expect(findings.some(({ effect }) => effect === 'forbids')).toBe(false)
  })
})

test('two people: no naidhana tara and no chandrashtama for either; the same by birth as by star', () => {
  // 1990-05-01 10:30 in Delhi: the Moon in Pushya 1, Karka.
  const birth = { local: '1990-05-01T10:30:00', lat: 28.61, lon: 77.21, tz: 'Asia/Kolkata' }
  const asked = { from: '2026-02-01', to: '2026-02-28', limit: 500 }
  const byBirth = search({ ...asked, people: [birth, { nakshatra: 13, pada: 2 }] })
  const [first, second] = byBirth.persons
  expect(second).toEqual({ who: 2, nakshatra: 13, sign: 5 })
  const byStar = search({
    ...asked,
    people: [
      { nakshatra: first!.nakshatra, pada: 2 },
      { nakshatra: 13, pada: 2 },
    ],
  })
  expect(first!.sign).toBe(byStar.persons[0]!.sign)
  expect(byStar.windows).toEqual(byBirth.windows)
  expect(byBirth.windows.length).toBeGreaterThan(0)
  for (const { nakshatra, moonSign } of byBirth.windows)
    for (const person of byBirth.persons) {
      expect(((nakshatra - person.nakshatra + 27) % 27) % 9).not.toBe(6)
      expect((moonSign - person.sign + 12) % 12).not.toBe(7)
    }
})

test('every finding of half a year has a whole sentence', { tags: ['long'] }, () => {
  const people = [{ nakshatra: 4, pada: 2 }]
  for (const purpose of PURPOSES) {
    const { windows, days } = search({ purpose, people, limit: 500, to: '2026-06-30' })
    const found = [...windows.flatMap(({ findings }) => findings), ...days.flatMap(({ forbidden }) => forbidden)]
    for (const sentence of new Set(found.map(({ message }) => render(message, ENGLISH_MUHURTA))))
      expect(sentence).toMatch(/^[A-Z][^_{}]*\.$/)
    for (const sentence of new Set(found.map(({ message }) => render(message, ENGLISH_MUHURTA))))
      expect(sentence).not.toMatch(/undefined|panchang\.|muhurta\./)
    expect(found.every(({ source }) => source.length > 3)).toBe(true)
  }
})

test('night hours on request; a polar night and a lost day are no error', () => {
  const day = search({ purpose: 'travel', from: '2026-11-20', to: '2026-11-26', limit: 500 })
  const night = search({ purpose: 'travel', from: '2026-11-20', to: '2026-11-26', limit: 500, night: true })
  expect([day.rules.night, night.rules.night]).toEqual([false, true])
  expect(night.found).toBeGreaterThan(day.found)
  const arctic = search({ lat: 78.22, lon: 15.64, tz: 'Arctic/Longyearbyen', purpose: 'naming', limit: 500 })
  expect(arctic.days).toHaveLength(365)
  const samoa = { lat: -13.8, lon: -171.8, tz: 'Pacific/Apia', from: '2011-12-29', to: '2011-12-31' }
  expect(search(samoa).days.map(({ date }) => date)).toEqual(['2011-12-29', '2011-12-31'])
})

test('a range backwards is said as the page says it, and so is one that is too long', async () => {
  const sentence = (change: object) =>
    refusing('', () => readMuhurta({ ...DELHI, ...YEAR, purpose: 'travel', ...change }, zones)).catch(
      (error) => wireErrorOf(error).fields,
    )
  expect(await sentence({ to: '2025-12-31' })).toEqual({ to: muhurtaTexts.en.backwards })
  expect(await sentence({ to: '2027-01-02' })).toEqual({ to: muhurtaTexts.en.tooLong(366) })
})

test('a refusal names its field; nothing unknown passes', () => {
  expect(refusal({ purpose: 'wedding' })).toEqual(['bad_choice', 'purpose'])
  expect(refusal({ purpose: undefined })).toEqual(['missing', 'purpose'])
  expect(refusal({ to: '2025-12-31' })).toEqual(['out_of_range', 'to'])
  expect(refusal({ to: '2027-01-02' })).toEqual(['out_of_range', 'to'])
  expect(refusal({ from: '2026-02-30' })).toEqual(['bad_date', 'from'])
  expect(refusal({ people: [{ nakshatra: 28, pada: 1 }] })).toEqual(['out_of_range', 'people.0.nakshatra'])
  expect(refusal({ people: [{}, { lat: 1 }] })?.[1]).toMatch(/^people\.0\./)
  expect(refusal({ people: [{ nakshatra: 1, pada: 1, name: 'x' }] })).toEqual(['bad_choice', 'people.0.name'])
  expect(refusal({ nights: true })).toEqual(['bad_choice', 'muhurta.nights'])
  expect(refusal({ night: 'yes' })).toEqual(['bad_choice', 'night'])
  expect(refusal({ options: { ayanamsha: 'raman' } })).toEqual(['bad_choice', 'options.ayanamsha'])
})
