// Rules are chosen by words that people know, never by ids.

import { RULE_WORDS, ruleWord } from 'drishti-jyotish/words/en/rules.ts'
import { expect, test } from 'vitest'
import { fragmentOf, readFragment } from '#app/births/birth-fragment.ts'
import { castKundli } from '#app/charts/cast-kundli.ts'
import { KUNDLI_RULES } from '#app/charts/kundli-rules.ts'
import { MATCH_CHOICES } from '#app/screens/match/match-rules.ts'
import { choicesOf, readRules } from '#app/tool-forms/rules.ts'
import { NEW_DELHI } from '#workers/contract/places/place.ts'

test('every choice of every rule has a name of its own', () => {
  const { sensitivityMinutes: _, ...match } = MATCH_CHOICES
  for (const offered of [KUNDLI_RULES, match]) {
    for (const [rule, choices] of Object.entries(offered) as [keyof typeof RULE_WORDS, readonly string[]][]) {
      expect(Object.keys(RULE_WORDS[rule].choices).sort()).toEqual([...choices].sort())
      expect(new Set(choices.map((value) => ruleWord(rule, value))).size).toBe(choices.length)
    }
  }
  expect(ruleWord('ayanamsa', 'kp_senthil')).toBe('KP (Senthil)')
  expect(ruleWord('sensitivityMinutes', '15')).toBe('15')
  const [ayanamsa] = choicesOf({}, ['ayanamsa'], () => '')
  expect(ayanamsa?.choices.map(({ label }) => label)).toContain('KP')
})

test('the year of the dashas and the number of karakas are chosen on the page, and kept in the address', async () => {
  const birth = { name: '', date: '1991-03-17', time: '07:25:00', uncertaintyMinutes: 0, place: NEW_DELHI }
  const fragment = fragmentOf({ ...birth, reading: 'earlier', options: { yearDays: 360, karakas: 8 } })
  const { options } = readFragment(fragment)!
  expect(options).toEqual({ yearDays: 360, karakas: 8 })
  const { cast: kundli } = await castKundli({ ...birth, reading: 'earlier', options })
  expect(kundli?.kundli.vimshottari.yearDays).toBe(360)
  expect(kundli?.kundli.karakas).toHaveLength(8)
  expect(readFragment('#d=1991-03-17&yearDays=1&karakas=9&node=x')?.options).toEqual({})
})

const ADDRESS_RULES = ['preset', 'ayanamsa', 'sunrise', 'school'] as const
const readAddress = (query: string) => readRules(new URLSearchParams(query), ADDRESS_RULES)

test('an address names a preset, and only the rules that differ from those of the preset', () => {
  expect(readAddress('preset=raman&ayanamsa=raman&school=south')).toEqual({ preset: 'raman', school: 'south' })
  expect(readAddress('ayanamsa=lahiri&preset=raman')).toEqual({ preset: 'raman', ayanamsa: 'lahiri' })
  expect(readAddress('ayanamsa=lahiri&preset=own&school=smarta')).toEqual({})
  expect(readAddress('preset=constructor&sunrise=x')).toEqual({})
})

test('the choice of a preset drops the rules before it, and marks its own as chosen', () => {
  const pathTo = (rules: object) => new URLSearchParams(rules as Record<string, string>).toString()
  const [preset, ayanamsa, sunrise] = choicesOf(readAddress('preset=jhora&ayanamsa=kp'), ADDRESS_RULES, pathTo)
  expect(preset?.choices.find(({ on }) => on)?.label).toBe('Jagannatha Hora')
  expect(preset?.choices.map(({ to }) => to)).toEqual([
    '',
    'preset=drik',
    'preset=jhora',
    'preset=raman',
    'preset=kp',
    'preset=prokerala',
  ])
  expect(ayanamsa?.choices.find(({ on }) => on)?.label).toBe('KP')
  expect(ayanamsa?.choices.find(({ label }) => label === 'Lahiri')?.to).toBe('preset=jhora')
  expect(sunrise?.choices.find(({ on }) => on)?.to).toBe('preset=jhora&ayanamsa=kp')
  expect(sunrise?.choices[0]?.to).toBe('preset=jhora&ayanamsa=kp&sunrise=drik')
})
