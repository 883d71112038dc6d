import { isJyotishError, match, readBirth, readSide } from 'drishti-jyotish/index.ts'
import { expect, test } from 'vitest'

const boy = readBirth({ utc: '1990-03-14T04:20:00Z', lat: 19.076, lon: 72.8777 })
const girl = readBirth({ utc: '1992-08-02T15:45:00Z', lat: 28.6139, lon: 77.209 })

test('two births: score, manglik on both sides, sensitivity, charts and the rules', () => {
  const made = match(boy, girl)
  expect(made.total).toBe(made.kootas.reduce((sum, { points }) => sum + points, 0))
  expect(made.manglik?.boy.views).toHaveLength(3)
  expect(made.sensitivity).toMatchObject({ minutes: 10 })
  expect(made.sensitivity!.min).toBeLessThanOrEqual(made.total)
  expect(made.sensitivity!.max).toBeGreaterThanOrEqual(made.total)
  expect(made.rules).toMatchObject({ ayanamsa: 'lahiri', vashyaTable: 'common', manglik: 'north' })
  expect(made.rules.ayanamsaDegrees.boy).toBeCloseTo(23.72, 1)
  expect(match({ nakshatra: 1, pada: 1 }, girl).rules.ayanamsaDegrees.boy).toBeNull()
})

test('a birth’s doubt about the time widens the range that is tried', () => {
  const doubtful = { ...boy, uncertaintyMinutes: 720 }
  const wide = match(doubtful, girl).sensitivity!
  expect(wide).toMatchObject({ minutes: 720, tried: { boy: 720, girl: 10 } })
  // The Moon goes through half a star in twelve hours: two padas either way.
  const boys = wide.changes.filter(({ who }) => who === 'boy')
  expect(boys.length).toBeGreaterThanOrEqual(3)
  for (const [i, { at }] of boys.entries()) {
    expect(Math.abs(at - boy.ms)).toBeLessThanOrEqual(720 * 60_000)
    if (i > 0) expect(at).toBeGreaterThan(boys[i - 1]!.at)
    // At each change the Moon stands on the edge of a pada, or in the middle of a sign, to seconds.
    const [before, after] = [-20_000, 20_000].map((off) => match({ ...boy, ms: at + off }, girl).boy)
    expect(`${before!.nakshatra} ${before!.pada} ${before!.vashya}`).not.toBe(
      `${after!.nakshatra} ${after!.pada} ${after!.vashya}`,
    )
  }
  expect(wide.max - wide.min).toBeGreaterThanOrEqual(
    match(boy, girl).sensitivity!.max - match(boy, girl).sensitivity!.min,
  )
  expect(match(doubtful, girl).total).toBe(match(boy, girl).total)
})

test('a birth and its own star and pada score alike; a star alone has no manglik', () => {
  const { nakshatra, pada } = match(boy, girl).boy
  const byStar = match({ nakshatra, pada }, girl)
  expect(byStar.total).toBe(match(boy, girl).total)
  expect(byStar.manglik).toBeNull()
  expect(byStar.sensitivity).toBeNull()
  expect(byStar.sevenths.boy).toBeNull()
})

test('the lord of the seventh of each chart, with Venus and Jupiter', () => {
  const { sevenths, charts } = match(boy, girl)
  for (const who of ['boy', 'girl'] as const) {
    const { lord, placements, messages } = sevenths[who]!
    expect(placements.lord.sign).toBe(Math.floor(charts[who]!.lons[lord] / 30))
    expect(placements.venus.graha).toBe('venus')
    expect(messages).toHaveLength(3)
  }
})

test('sides from outside are checked with their field', () => {
  const refused = (value: unknown) => {
    try {
      readSide(value, 'girl')
    } catch (error) {
      return isJyotishError(error) ? `${error.code} ${error.field}` : error
    }
    return 'accepted'
  }
  expect(refused({ nakshatra: 28, pada: 1 })).toBe('out_of_range girl.nakshatra')
  expect(refused({ nakshatra: 3, pada: '1' })).toBe('not_a_number girl.pada')
  expect(refused('Ashwini')).toBe('not_an_object girl')
  expect(refused({ utc: '1992-08-02T15:45:00Z', lat: 28.6 })).toBe('missing girl.lon')
  expect(refused({ utc: 'yesterday', lat: 28.6, lon: 77 })).toBe('bad_instant girl.utc')
  expect(refused({ nakshatra: 27, pada: 4 })).toBe('accepted')
})
