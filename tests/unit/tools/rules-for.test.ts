// Links from a chart to the other charts of a birth keep its rules.
import { expect, test } from 'vitest'
import { KP_OPTIONS } from '#app/screens/kp/kp-options.ts'
import { rulesFor } from '#app/screens/kundli/chart-pages/rules-for.ts'

test('a kundli’s rules go to its advanced page and the rectification desk whole', () => {
  const options = { preset: 'jhora', ayanamsa: 'raman', d60: 'mesha' } as const
  for (const to of ['/kundli', '/kundli/advanced', '/rectification']) expect(rulesFor(to, options)).toEqual(options)
})

test('KP and the year get what they know: the preset, and the rules of places', () => {
  expect(rulesFor('/varshaphala', { preset: 'jhora', ayanamsa: 'raman', d60: 'mesha' })).toEqual({
    preset: 'jhora',
    ayanamsa: 'raman',
  })
  expect(rulesFor('/kp', { preset: 'raman' })).toEqual({ preset: 'raman' })
  expect(rulesFor('/kundli', { preset: 'kp', node: 'true' }, KP_OPTIONS)).toEqual({ preset: 'kp', node: 'true' })
  expect(rulesFor('/kp', {})).toEqual({})
})

test('the usual ayanamsa of KP stays there; another one that was chosen goes along', () => {
  expect(rulesFor('/kundli', KP_OPTIONS, KP_OPTIONS)).toEqual({})
  expect(rulesFor('/kundli', { ayanamsa: 'lahiri', node: 'true' }, KP_OPTIONS)).toEqual({
    ayanamsa: 'lahiri',
    node: 'true',
  })
})
