// An ayanamsa of one's own, and the outer planets beside the grahas.
import { ayanamsaAt } from 'drishti-jyotish/astronomy/ayanamsa.ts'
import { ownAyanamsa } from 'drishti-jyotish/astronomy/own-ayanamsa.ts'
import { skyAt } from 'drishti-jyotish/astronomy/sky.ts'
import { readBirth } from 'drishti-jyotish/birth.ts'
import { isJyotishError } from 'drishti-jyotish/errors.ts'
import { kundli } from 'drishti-jyotish/kundli/kundli.ts'
import { readKundliOptions } from 'drishti-jyotish/kundli/options.ts'
import { outerOver } from 'drishti-jyotish/kundli/outer-planets.ts'
import { RULE_WORD } from 'drishti-jyotish/words/rules.ts'
import { expect, test } from 'vitest'
import { readKundliRules } from '#app/charts/kundli-rules.ts'
import { jyotish } from './cli.ts'

const birth = readBirth({ utc: '1990-03-14T04:20:00Z', lat: 19.08, lon: 72.88 })

test('an own ayanamsa has its value on its date, and moves as the precession does', () => {
  const at = (date: string) => ayanamsaAt('own:23.15@1950-01-01', skyAt(Date.parse(date)).T)
  expect(at('1950-01-01T00:00Z')).toBeCloseTo(23.15, 6)
  // 50.29″ a year.
  expect((at('2050-01-01T00:00Z') - at('1950-01-01T00:00Z')) * 3600).toBeCloseTo(5029, -1)
})

test('Lahiri written as an own ayanamsa gives the chart of Lahiri', () => {
  const own = ownAyanamsa(ayanamsaAt('lahiri', 0), '2000-01-01')
  const [ours, theirs] = [kundli(birth, { ayanamsa: own }), kundli(birth)]
  expect(ours.rules.ayanamsa).toBe(own)
  for (const [i, { lon }] of ours.grahas.entries()) expect(Math.abs(lon - theirs.grahas[i]!.lon)).toBeLessThan(0.0001)
})

test('a wrong form, a far value and a day that does not exist are refused at their field', () => {
  const refusal = (ayanamsa: string) => {
    try {
      readKundliOptions({ ayanamsa })
      return 'accepted'
    } catch (error) {
      return isJyotishError(error) ? `${error.code} ${error.field}` : String(error)
    }
  }
  expect(refusal('own:23.15@1950-01-01')).toBe('accepted')
  expect(refusal('own:23')).toBe('bad_choice options.ayanamsa')
  expect(refusal('own:77@1950-01-01')).toBe('out_of_range options.ayanamsa')
  expect(refusal('own:23.15@1950-02-30')).toBe('bad_date options.ayanamsa')
  expect(refusal('lahiry')).toBe('bad_choice options.ayanamsa')
})

test('its words name the value and the date', () => {
  expect(RULE_WORD.en('ayanamsa', 'own:23.15@1950-01-01')).toBe('own, 23.15° on 1950-01-01')
  expect(RULE_WORD.hi('ayanamsa', 'own:23.15@1950-01-01')).toBe('अपना, 1950-01-01 को 23.15°')
  expect(RULE_WORD.en('ayanamsa', 'kp')).toBe('KP')
})

test('a URL takes an own ayanamsa in its one form only', () => {
  const read = (ayanamsa: string) => readKundliRules((rule) => (rule === 'ayanamsa' ? ayanamsa : null))
  expect(read('own:23.15@1950-01-01')).toEqual({ ayanamsa: 'own:23.15@1950-01-01' })
  expect([read('own:99@1950-01-01'), read('own:'), read('lahiry')]).toEqual([{}, {}, {}])
})

// Uranus and Neptune of March 1990 stood in sidereal Dhanu, as those of `positions` do.
test('the outer planets stand in a chart and over it only where they are asked for', async () => {
  expect(kundli(birth).outer).toEqual([])
  expect(outerOver(kundli(birth), birth.ms)).toEqual([])
  const made = kundli(birth, { outer: 'shown' })
  const [row] = (await jyotish(['positions'], [{ utc: '1990-03-14T04:20:00Z', lat: 19.08, lon: 72.88 }])).rows
  expect(made.outer.map(({ planet, sign }) => `${planet} ${sign}`)).toEqual(['uranus 8', 'neptune 8'])
  expect(made.outer[0]!.lon).toBeCloseTo(row.lon_sid.Uranus, 6)
  expect(made.outer[1]!.lon).toBeCloseTo(row.lon_sid.Neptune, 6)
  // Nothing else of the chart reads them.
  const { outer: _, rules: __, ...rest } = made
  expect(kundli(birth)).toMatchObject(rest)
  const [over] = outerOver(made, birth.ms)
  expect(over).toMatchObject({ planet: 'uranus', house: made.outer[0]!.house })
})
