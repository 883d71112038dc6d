// The sentence under a chart names the rules that its numbers depend on, as they are.

import { advancedOf, ENGINE, kpChart, kundli, readBirth, readKundliOptions, varshaOf } from 'drishti-jyotish/index.ts'
import { expect, test } from 'vitest'
import { kpRules } from '#app/screens/kp/kp-rules.ts'
import { advancedRules } from '#app/screens/kundli/advanced/advanced-words.ts'
import { rulesSentence } from '#app/screens/kundli/rules-sentence.ts'
import { prashnaView } from '#app/screens/prashna/prashna-view.ts'
import { rectificationRules } from '#app/screens/rectification/rectification-words.ts'
import { varshaRules } from '#app/screens/varshaphala/varsha-words.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'

const birth = readBirth({ utc: '1990-05-01T05:00:00Z', lat: 13.08, lon: 80.27 })
const cast = (options: object) => kundli(birth, readKundliOptions(options))

test('a KP chart and a year name their positions, apparent or true', () => {
  expect(kpRules(kpChart(birth))).toMatch(
    /^Rules used: KP ayanamsa .*, mean lunar node, apparent positions, Placidus houses\. Engine/,
  )
  expect(kpRules(kpChart(birth, { positions: 'true' }))).toContain(', true positions, ')
  expect(kpRules(kpChart(birth, { preset: 'raman' }))).toMatch(
    /^The conventions of B\.V\. Raman, as far as they are published\. Rules used: Raman ayanamsa .*, Placidus houses\./,
  )
  expect(varshaRules(varshaOf(birth, 20, { preset: 'drik' }))).toMatch(/^The conventions of Drik Panchang, /)
  expect(varshaRules(varshaOf(birth, 20, { positions: 'true', node: 'true' }))).toMatch(
    /^Rules used: Lahiri ayanamsa .*, true lunar node, true positions, the sidereal return of the Sun, /,
  )
})

test('a rectification desk names the variants of the vargas that it shows, and whose conventions they are', () => {
  const desk = (options: object) => rectificationRules({ kundli: cast(options) }, { engine: ENGINE })
  expect(desk({})).not.toContain('conventions of')
  expect(desk({})).toContain(
    'D24 variant: Even signs onwards from Karka; D60 variant: Counted from the sign; Year of the dashas: Julian',
  )
  const jhora = desk({ preset: 'jhora', d24: 'reversed' })
  expect(jhora).toMatch(/^The conventions of Jagannatha Hora, as far as they are published\. Rules used: Lahiri/)
  expect(jhora).toContain('true lunar node, true positions. D24 variant: Even signs backwards')
  expect(jhora).toContain('Year of the dashas: Sidereal, 365.256364 days.')
})

test('an advanced kundli names the table, the year, and the variants that change its numbers', () => {
  const jhora = advancedRules(advancedOf(cast({ preset: 'jhora' })))
  for (const part of [
    'The conventions of Jagannatha Hora',
    'true positions',
    'Ashtakavarga table: Parashara',
    '365.256364 days',
  ])
    expect(jhora).toContain(part)
  for (const part of ['D2 variant: Parivritti, even signs reversed', 'Degrees in D30: Each degree'])
    expect(jhora).toContain(part)
  // Co-lords rule the arudhas of the kundli alone; no table here has them.
  expect(jhora).not.toContain('arudhas')
  const own = advancedRules(advancedOf(cast({})))
  expect(own).toMatch(/^Rules used: .*apparent positions\. Ashtakavarga table: B\.V\. Raman; .*\. Engine/)
})

test('a question names positions and sunrise; a kundli whose conventions it follows', async () => {
  const asked = { place: NEW_DELHI, house: 10, at: Date.UTC(2026, 10, 23, 6), preset: null }
  const { rules } = prashnaView(asked, 19_800)
  expect(rules).toContain(
    'apparent positions, houses by whole signs, aspects of the Tajika school. Sunrise: Sun’s centre',
  )
  expect(prashnaView({ ...asked, preset: 'jhora' }, 19_800).rules).toMatch(
    /^The conventions of Jagannatha Hora, .* true positions, .* Sunrise: Disc’s centre without refraction/,
  )
  expect(rulesSentence(cast({ preset: 'raman' }))).toMatch(
    /^The conventions of B\.V\. Raman, as far as they are published\. Rules used/,
  )
})
