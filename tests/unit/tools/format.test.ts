// Numbers of the tools' tables.

import { expect, test } from 'vitest'
import { virupas } from '#app/screens/tools/shared/format.ts'

test('a strength below zero has a minus sign, not a hyphen', () => {
  expect([virupas(-16.84), virupas(60)]).toEqual(['−16.8', '60.0'])
})
