// Shortened sums and fitted blocks of the engine, against the long way.

import { createAlmanac, isFitted, moonLon, sunLon } from 'drishti-jyotish/astronomy/almanac.ts'
import { wrap180 } from 'drishti-jyotish/astronomy/angles.ts'
import { BLOCK_DAYS, CHEBYSHEV } from 'drishti-jyotish/astronomy/block-nodes.ts'
import { bodyAt } from 'drishti-jyotish/astronomy/bodies.ts'
import { COS_TURN, COS_TURN_COARSE, SIN_TURN, SIN_TURN_COARSE } from 'drishti-jyotish/astronomy/half-turn.ts'
import {
  type Coordinate,
  FK5_TIE,
  moonAt,
  moonMeanLongitude,
  moonSeries,
  planetSeries,
} from 'drishti-jyotish/astronomy/series.ts'
import { earthAtNodes, moonAtNodes } from 'drishti-jyotish/astronomy/series-block.ts'
import { skyAt } from 'drishti-jyotish/astronomy/sky.ts'
import type { Spherical } from 'drishti-jyotish/astronomy/vector.ts'
import { CENTURY_DAYS, daysTt } from 'drishti-jyotish/clock/time.ts'
import { expect, test } from 'vitest'

const HOUR = 3_600_000

const powers = (members: readonly number[], z: number) => members.reduceRight((sum, member) => sum * z + member, 0)

type Three = [number, number, number]
const ARCSECONDS = 648_000 / Math.PI
const out: Spherical = { L: 0, B: 0, R: 0, dL: 0, dB: 0, dR: 0 }

/** Σ t^k·S_k(t), with the cosine of the machine. */
function wholeSum(powers: Coordinate, t: number): number {
  return powers.reduceRight((sum, { fineRated, finePlain, coarseRated, coarsePlain, bent }) => {
    const rows = [...fineRated, ...finePlain, ...coarseRated, ...coarsePlain]
    return sum * t + termsOf(rows, 3, t) + termsOf([...bent], 6, t)
  }, 0)
}

function termsOf(rows: readonly number[], length: number, t: number): number {
  let sum = 0
  for (let i = 0; i < rows.length; i += length) {
    const turns = powers(rows.slice(i + 1, i + length), t)
    sum += rows[i]! * Math.cos(2 * Math.PI * (turns - Math.floor(turns)))
  }
  return sum
}

test('sines and cosines of half a turn are as close as they say', () => {
  for (let r = -0.5; r <= 0.5; r += 1 / 1024) {
    const [sine, cosine] = [Math.sin(Math.PI * r), Math.cos(Math.PI * r)]
    expect(Math.abs(r * powers(SIN_TURN, r * r) - sine)).toBeLessThan(1.4e-11)
    expect(Math.abs(powers(COS_TURN, r * r) - cosine)).toBeLessThan(2.3e-10)
    expect(Math.abs(r * powers(SIN_TURN_COARSE, r * r) - sine)).toBeLessThan(6e-7)
    expect(Math.abs(powers(COS_TURN_COARSE, r * r) - cosine)).toBeLessThan(7e-6)
  }
})

test('the sums at the nodes of a block are those of single places, and closer to whole sines and cosines', () => {
  for (let days = -73_000; days < 73_000; days += 9_733.3) {
    const nodes = CHEBYSHEV.map((node) => daysTt(days + (node * BLOCK_DAYS) / 2))
    moonAtNodes(nodes, ({ L, B, R, dL }, node) => {
      const T = nodes[node]! / CENTURY_DAYS
      const [longitude, latitude, distance] = moonSeries().map((powers) => wholeSum(powers, T)) as Three
      expect(Math.abs(L - longitude - moonMeanLongitude(T)) * ARCSECONDS).toBeLessThan(1e-5)
      expect(Math.abs(B - latitude) * ARCSECONDS).toBeLessThan(1e-5)
      expect(Math.abs(R - distance)).toBeLessThan(1e-5)
      expect(Math.abs(dL - moonAt(nodes[node]!, out).dL) * ARCSECONDS).toBeLessThan(0.1)
    })
    earthAtNodes(nodes, ({ L, R }, node) => {
      const [longitude, , radius] = planetSeries('earth').map((powers) =>
        wholeSum(powers, nodes[node]! / 365_250),
      ) as Three
      expect(Math.abs(L - FK5_TIE - longitude) * ARCSECONDS).toBeLessThan(1e-5)
      expect(Math.abs(R - radius)).toBeLessThan(1e-11)
    })
  }
})

// The shortened sums of single places are this rough.
const ROUGH = 5e-5

test('four days of Sun and Moon stand in one block, each place within 0.00005″ of a single one', () => {
  const centre = Date.UTC(1987, 4, 3, 7)
  const almanac = createAlmanac('apparent', centre)
  for (let ms = centre - 47 * HOUR; ms < centre + 48 * HOUR; ms += HOUR) {
    const sky = skyAt(ms)
    expect(Math.abs(wrap180(sunLon(almanac, ms) - bodyAt(sky, 'sun').meanLon)) * 3600).toBeLessThan(ROUGH)
    expect(Math.abs(wrap180(moonLon(almanac, ms) - bodyAt(sky, 'moon').meanLon)) * 3600).toBeLessThan(ROUGH)
  }
  expect(almanac.blocks.size).toBe(1)
  expect(isFitted(almanac, 'moon', centre + 47 * HOUR)).toBe(true)
  expect(isFitted(almanac, 'moon', centre + 49 * HOUR)).toBe(false)
})
