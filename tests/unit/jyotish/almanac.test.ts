// Shortened sums and fitted blocks of the engine, against the long way.
import { expect, test } from 'vitest'
import { createAlmanac, isFitted, moonLon, sunLon } from '#workers/jyotish/almanac.ts'
import { wrap180 } from '#workers/jyotish/angles.ts'
import { bodyAt } from '#workers/jyotish/bodies.ts'
import { COS_TURN, COS_TURN_COARSE, SIN_TURN, SIN_TURN_COARSE } from '#workers/jyotish/half-turn.ts'
import { skyAt } from '#workers/jyotish/sky.ts'

const HOUR = 3_600_000

const powers = (members: readonly number[], z: number) => members.reduceRight((sum, member) => sum * z + member, 0)

test('sines and cosines of half a turn are as close as they say', () => {
  for (let r = -0.5; r <= 0.5; r += 1 / 1024) {
    const [sine, cosine] = [Math.sin(Math.PI * r), Math.cos(Math.PI * r)]
    expect(Math.abs(r * powers(SIN_TURN, r * r) - sine)).toBeLessThan(1.4e-11)
    expect(Math.abs(powers(COS_TURN, r * r) - cosine)).toBeLessThan(2.3e-10)
    expect(Math.abs(r * powers(SIN_TURN_COARSE, r * r) - sine)).toBeLessThan(6e-7)
    expect(Math.abs(powers(COS_TURN_COARSE, r * r) - cosine)).toBeLessThan(7e-6)
  }
})

test('four days of Sun and Moon stand in one block, each place within 0.00001″', () => {
  const centre = Date.UTC(1987, 4, 3, 7)
  const almanac = createAlmanac('apparent', centre)
  for (let ms = centre - 47 * HOUR; ms < centre + 48 * HOUR; ms += HOUR) {
    const sky = skyAt(ms)
    expect(Math.abs(wrap180(sunLon(almanac, ms) - bodyAt(sky, 'sun').meanLon)) * 3600).toBeLessThan(1e-5)
    expect(Math.abs(wrap180(moonLon(almanac, ms) - bodyAt(sky, 'moon').meanLon)) * 3600).toBeLessThan(1e-5)
  }
  expect(almanac.blocks.size).toBe(1)
  expect(isFitted(almanac, 'moon', centre + 47 * HOUR)).toBe(true)
  expect(isFitted(almanac, 'moon', centre + 49 * HOUR)).toBe(false)
})
